import { at, expect, languages, test } from '../whole-fixtures.ts';
import { addresses, part, textOf, type WirePage, wordsOf } from './page-text.ts';
import { contentPaths } from './routes.ts';

type Job = { id: string | number; title: string; title_ar?: string };
type Read = (path: string) => Promise<{ status: number; html: string; headers: Headers }>;

const reader =
  (url: string): Read =>
  async (path) => {
    const response = await fetch(new URL(path, url), { redirect: 'manual' });
    return { status: response.status, html: await response.text(), headers: response.headers };
  };

for (const [id, path, name] of contentPaths) {
  // The proof table reads titles from this file: [ROUTE-01] [ROUTE-08..16] [ROUTE-20..22] [ROUTE-24..28] [ROUTE-30..50]
  test(`[${id}] ${path} draws the sections of ${name} in both languages`, async ({ whole, service }) => {
    const page = await service<WirePage>(`/pages/${name}`);
    const read = reader(whole.site.url);
    for (const language of languages) {
      const { status, html } = await read(at(language, path));
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      const rendered = textOf(html);
      expect(wordsOf(page, language).filter((words) => !rendered.includes(words))).toEqual([]);
      const names = [...html.matchAll(/data-section="([^"]+)"/g)].map(([, section = '']) => section);
      expect(names.sort()).toEqual(page.sections.map(({ section }) => section.name).sort());
      expect(html.match(/<h1\b/g)).toHaveLength(1);
    }
  });
}

test('[ROUTE-17..19] the openings list every job, and each job has its detail and its form', async ({
  whole,
  service,
}) => {
  const read = reader(whole.site.url);
  const { jobs } = await service<{ jobs: Job[] }>('/jobs');
  expect(jobs.length).toBeGreaterThanOrEqual(8);
  for (const language of languages) {
    const openings = await read(at(language, '/career-openings'));
    for (const job of jobs) {
      const title = (language === 'ar' && job.title_ar) || job.title;
      expect(textOf(openings.html)).toContain(title);
      for (const path of [`/career-details/${job.id}`, `/apply-form/${job.id}`]) {
        const page = await read(at(language, path));
        expect([path, page.status]).toEqual([path, 200]);
        expect(textOf(page.html)).toContain(title);
      }
    }
  }
});

test('[ROUTE-23] both spellings of the terms name one address', async ({ whole }) => {
  for (const path of ['/terms-conditions', '/terms-and-conditions']) {
    expect((await reader(whole.site.url)(path)).html).toMatch(
      /<link rel="canonical" href="http:\/\/[^"/]+\/terms-conditions"/,
    );
  }
});

test('[ROUTE-29] /about leads to /who-we-are in both languages', async ({ whole }) => {
  for (const language of languages) {
    const { status, headers } = await reader(whole.site.url)(at(language, '/about'));
    expect([status, headers.get('location')]).toEqual([301, at(language, '/who-we-are')]);
  }
});

for (const language of languages) {
  test(`every link of header and footer leads to real content (${language})`, async ({ whole }) => {
    const read = reader(whole.site.url);
    const { html } = await read(at(language, '/'));
    const links = new Set(
      [...addresses(part(html, 'header'), 'href'), ...addresses(part(html, 'footer'), 'href')].filter(
        (href) => href.startsWith('/') && !/^\/(media|icons|assets)\//.test(href),
      ),
    );
    expect(links.size).toBeGreaterThan(20);
    for (const href of links) {
      const { status, html: page } = await read(href);
      expect([href, status]).toEqual([href, 200]);
      expect(textOf(page).length, href).toBeGreaterThan(/my-requests|search/.test(href) ? 0 : 300);
    }
  });

  test(`[SCOPE-02] [SCOPE-03] [SCOPE-04] [ACCESS-01] following links from the start reaches everything (${language})`, async ({
    whole,
  }) => {
    const read = reader(whole.site.url);
    const start = at(language, '/');
    const pages = new Map<string, string>();
    const files = new Set<string>();
    const waiting = [start];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const { status, html } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      pages.set(path, html);
      for (const href of addresses(html, 'href')) {
        const { origin, pathname } = new URL(href, whole.site.url);
        if (origin !== whole.site.url || /^\/(assets|icons|fonts)\/|\.\w{2,5}$/.test(pathname)) continue;
        if (/^\/ar(\/|$)/.test(pathname) === (language === 'ar')) waiting.push(pathname);
      }
      for (const attribute of ['href', 'src', 'srcset'] as const) {
        for (const file of addresses(html, attribute)) if (file.startsWith('/media/')) files.add(file);
      }
    }
    for (const [, path] of contentPaths) expect([...pages.keys()]).toContain(at(language, path));
    expect([...pages.keys()].filter((path) => path.includes('/career-details/')).length).toBeGreaterThanOrEqual(8);
    expect(files.size).toBeGreaterThan(50);
    for (const file of files) {
      const response = await fetch(new URL(file, whole.site.url));
      expect([file, response.status]).toEqual([file, 200]);
      await response.body?.cancel();
    }
    const visa = addresses(part(pages.get(at(language, '/visit-visa-travel-insurance')) ?? '', 'main'), 'href');
    for (const path of ['/activate-visa', '/extend-insurance', '/cancel-insurance']) {
      expect(visa).toContain(at(language, path));
    }
    expect(textOf(pages.get(start) ?? '')).toMatch(language === 'ar' ? /الحماية والادخار/ : /protection and savings/i);
    // [ACCESS-02] Nobody is asked who they are.
    for (const html of pages.values()) expect(html).not.toMatch(/type="password"|name="role"/);
  });
}
