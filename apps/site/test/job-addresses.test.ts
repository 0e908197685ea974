import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const textOf = async (path: string) => (await site.get(path)).text();

const ids = ['senior-claims-officer-'.repeat(4).slice(0, 80), 'REQ.2026.4', 'محاسب-أول', 'HR 12/2026 (b)?', '50%'];
test.each(ids.flatMap((id) => ['', '/ar'].map((prefix) => ({ id, prefix }))))(
  '[ROUTE-18] a job called $id is found, opens and can be applied for: $prefix',
  async ({ id, prefix }) => {
    const job = { id, title: 'Astronomer', title_ar: 'عالم فلك', location: 'Here' };
    const path = encodeURIComponent(id);
    const list = { jobs: [job], countries: [{ name: 'Here', code: 'SA' }] };
    site.service.answer('GET /jobs', { json: { data: list } });
    site.service.answer(`GET /jobs/${path}`, { json: { data: job } });
    const title = prefix ? job.title_ar : job.title;
    const links = [`href="${prefix}/career-details/${path}"`, `href="${prefix}/apply-form/${path}"`];
    expect(await textOf(`${prefix}/career-openings`)).toContain(links[0]);
    const details = await site.get(`${prefix}/career-details/${path}`);
    const html = await details.text();
    expect(details.status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(title);
    expect(html).toContain(links[1]);
    const form = await site.get(`${prefix}/apply-form/${path}`);
    expect(form.status).toBe(200);
    expect(await form.text()).toContain(title);
    expect(await textOf(`${prefix}/search?q=${encodeURIComponent(title)}`)).toContain(links[0]);
    expect(await textOf('/sitemap.xml')).toContain(`${prefix}/career-details/${path}<`);
  },
);

test('an id that no address can hold is asked for nowhere', async () => {
  for (const path of ['%00', 'a'.repeat(201)]) {
    expect((await site.get(`/career-details/${path}`)).status, path).not.toBe(200);
    expect(
      site.service.calls.filter((call) => call.path.startsWith('/jobs/')),
      path,
    ).toEqual([]);
  }
});
