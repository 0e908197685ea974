import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.stop());

const pageOf = (name: string, content: object, items: object[]) => ({
  data: { title: 'P', sections: [{ id: 1, section: { name }, content, repeatable_content: items }] },
});

/** Each of less than 5 MB, as all that is read is. */
const tooLarge = {
  'signs that are written as five': pageOf(
    'faq',
    { header: 'T' },
    Array.from({ length: 100 }, () => ({ question: '<'.repeat(45_000), answer: 'A' })),
  ),
  'an address that stands at each entry': pageOf(
    'cover_questions',
    { header: 'T', document: `/media/${'a'.repeat(7_900)}.pdf` },
    Array.from({ length: 1_000 }, () => ({ question: 'Q', answer: 'A', page: 3 })),
  ),
};

// docs/contract.md, Calls: 8 MB of a page.
test.each(Object.entries(tooLarge))('a page that would be too large is not shown: %s', async (_, json) => {
  site.reset();
  site.service.answer('GET /pages/large', { json });
  const error = vi.spyOn(site.log, 'error');
  const response = await site.get('/large', { 'x-request-id': 'reference-1' });
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
  expect(html.length).toBeLessThan(500_000);
  expect(html).toContain('site-footer');
  expect(html).not.toContain('Unexpected Application Error!');
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ reference: 'reference-1', path: '/large' }), expect.stringContaining('too large')],
  ]);
});

test('a page that is too large is found so once, and is there when its content is smaller', async () => {
  site.reset();
  const error = vi.spyOn(site.log, 'error');
  error.mockClear();
  site.service.answer('GET /pages/large', { json: tooLarge['an address that stands at each entry'] });
  for (const _ of [1, 2, 3]) expect((await site.get('/large')).status).toBe(502);
  expect(error).toHaveBeenCalledTimes(1);
  site.service.answer('GET /pages/large', { json: pageOf('faq', {}, [{ question: 'Q', answer: 'A' }]) });
  site.forget(['pages/large']);
  expect((await site.get('/large')).status).toBe(200);
});
