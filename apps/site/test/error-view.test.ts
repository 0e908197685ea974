import { afterEach, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest | undefined;
afterEach(() => site?.stop());

/** The sample page of a site in which something is broken by hand. */
async function brokenSite(mode: 'production' | 'development', breaking: (started: SiteUnderTest) => unknown) {
  const started = await startSiteUnderTest(mode);
  site = started;
  await breaking(started);
  const error = vi.spyOn(started.log, 'error');
  const response = await started.get('/sample-page', { 'x-request-id': 'reference-1' });
  const logged = () => error.mock.calls.map(([facts]) => facts as { reference?: string; err?: Error });
  return { logged, status: response.status, html: await response.text() };
}

/** A fault of our own, in the middle of a page's loader. */
function breakPages({ store }: SiteUnderTest): void {
  const read = store.read.bind(store);
  vi.spyOn(store, 'read').mockImplementation((request, options) => {
    if (request.path.startsWith('/pages/')) throw new Error('the page is broken');
    return read(request, options);
  });
}

async function breakSection({ module }: SiteUnderTest): Promise<void> {
  const { registry } = await module<{ registry: Record<string, { render: unknown }> }>('/app/sections/registry.ts');
  registry.single_blog = {
    ...registry.single_blog,
    render: () => {
      throw new Error('the section is broken');
    },
  };
}

test('[ERR-05] [ERR-06] [ERR-07] outside production the error view has its title, the message and the stack', async () => {
  const { status, html } = await brokenSite('development', breakPages);
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('the page is broken');
  expect(html).toContain('error-view.test.ts');
});

test('[ERR-05] [ERR-08] in production it has a reference that stands in the log beside the trace', async () => {
  const { logged, status, html } = await brokenSite('production', breakPages);
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('reference-1');
  expect(html).toContain('site-footer');
  expect(html).not.toContain('the page is broken');
  expect(html).not.toContain('error-view.test.ts');
  expect(logged().find(({ reference }) => reference === 'reference-1')?.err?.stack).toContain('the page is broken');
});

test('[MAP-01] a section that cannot be rendered is missing from its page, and the log says why', async () => {
  const { logged, status, html } = await brokenSite('production', breakSection);
  expect(status).toBe(200);
  expect(html).not.toContain('Unexpected Application Error!');
  expect(html).not.toContain('data-section="single_blog"');
  expect(html).toContain('site-footer');
  expect(logged().find(({ reference }) => reference === 'reference-1')?.err?.message).toBe('the section is broken');
});
