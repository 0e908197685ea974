import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

const ids = ['senior-claims-officer-'.repeat(4).slice(0, 80), 'REQ.2026.4', 'محاسب-أول', 'HR 12/2026 (b)?', '50%'];
const jobs = ids.map((id) => ({ id, title: `Astronomer ${id}`, title_ar: `فلكي ${id}`, location: 'Here' }));

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
  const countries = [{ name: 'Here', code: 'SA' }];
  site.service.answer('GET /jobs', { json: { data: { jobs, countries } } });
  for (const job of jobs) site.service.answer(`GET /jobs/${encodeURIComponent(job.id)}`, { json: { data: job } });
});
afterAll(() => site?.stop());

const textOf = async (path: string) => (await site.get(path)).text();
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

test.each(ids.flatMap((id) => ['', '/ar'].map((prefix) => ({ id, prefix }))))(
  '[ROUTE-18] [ROUTE-19] a job called $id opens and can be applied for: $prefix',
  async ({ id, prefix }) => {
    const address = `${prefix}/career-details/${encodeURIComponent(id)}`;
    const formAddress = `${prefix}/apply-form/${encodeURIComponent(id)}`;
    const title = prefix ? `فلكي ${id}` : `Astronomer ${id}`;
    expect(await textOf(`${prefix}/career-openings`)).toContain(`href="${address}"`);
    const details = await site.get(address);
    const html = await details.text();
    expect(details.status).toBe(200);
    expect(headingOf(html)).toContain(title);
    expect(html).toContain(`href="${formAddress}"`);
    const form = await site.get(formAddress);
    expect(form.status).toBe(200);
    expect(await form.text()).toContain(title);
  },
);

test.each(['', '/ar'])('each job is found, and stands in the sitemap: %s', async (prefix) => {
  const found = await textOf(`${prefix}/search?q=${encodeURIComponent(prefix ? 'فلكي' : 'Astronomer')}`);
  const sitemap = await textOf('/sitemap.xml');
  for (const id of ids) {
    expect(found).toContain(`href="${prefix}/career-details/${encodeURIComponent(id)}"`);
    expect(sitemap).toContain(`${prefix}/career-details/${encodeURIComponent(id)}<`);
  }
});

test('an id that no address can hold is asked for nowhere', async () => {
  for (const path of ['%00', 'a'.repeat(201)]) {
    const before = site.service.calls.length;
    expect((await site.get(`/career-details/${path}`)).status, path).not.toBe(200);
    const calls = site.service.calls.slice(before).map((call) => call.path);
    expect(
      calls.filter((called) => called.startsWith('/jobs/')),
      path,
    ).toEqual([]);
  }
});
