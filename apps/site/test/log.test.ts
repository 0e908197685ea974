import { symbols } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  site = await startSiteUnderTest();
});
afterAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  await site.stop();
});

test('what was typed into the job search is in no line of the log while the service is down', async () => {
  const { log } = site as unknown as { log: Record<symbol, { write(line: string): void }> };
  const lines: string[] = [];
  const stream = log[symbols.streamSym];
  if (!stream) throw new Error('the log has no stream');
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  site.service.answer('GET /jobs', () => ({ status: 503, body: {} }));
  await site.get('/career-openings?title=Zeinab+Qasim&location=1000000008');
  const written = lines.join('');
  expect(written).toContain('"key":"jobs?title=…&location=…&limit=…"');
  expect(written).not.toMatch(/Zeinab|Qasim|1000000008/);
});
