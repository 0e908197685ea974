import { afterEach, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest | undefined;
afterEach(() => site?.stop());

/** A site with a section that fails in drawing. */
async function brokenSite(mode: 'production' | 'development') {
  const started = await startSiteUnderTest(mode);
  site = started;
  const { registry } = await started.module<{ registry: Record<string, { draw: unknown }> }>(
    '/app/sections/registry.ts',
  );
  registry.single_blog = {
    ...registry.single_blog,
    draw: () => {
      throw new Error('the section is broken');
    },
  };
  const error = vi.spyOn(started.log, 'error');
  const answer = await started.get('/sample-page', { 'x-request-id': 'reference-1' });
  return { started, error, status: answer.status, html: await answer.text() };
}

test('[ERR-05] [ERR-06] [ERR-07] outside production the error view has its title, the message and the stack', async () => {
  const { status, html } = await brokenSite('development');
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('the section is broken');
  expect(html).toContain('error-view.test.ts');
}, 60_000);

test('[ERR-05] [ERR-08] in production it has a reference that stands in the log beside the trace', async () => {
  const { error, status, html } = await brokenSite('production');
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('reference-1');
  expect(html).toContain('site-footer');
  expect(html).not.toContain('the section is broken');
  expect(html).not.toContain('error-view.test.ts');
  const logged = error.mock.calls.map(([facts]) => facts as { reference?: string; err?: Error });
  expect(logged.find(({ reference }) => reference === 'reference-1')?.err?.stack).toContain('the section is broken');
}, 60_000);
