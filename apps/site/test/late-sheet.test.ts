import { languages, withPrefix } from '@insurer/contract/language.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LateSheet } from '#app/policy-sources.ts';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

/** Screens of every kind, and a page with each of the sections. */
const paths = [
  ...[
    '/',
    '/all-sections',
    '/sample-page',
    '/motor-insurance',
    '/faqs-page',
    '/claims',
    '/contact-us',
    '/submit-claim',
  ],
  ...['/careers', '/career-openings', '/career-details/1', '/apply-form/1', '/customer-rights', '/terms-conditions'],
  ...['/search?q=claims', '/my-requests', '/e-services', '/activate-visa', '/visit-visa-planner', '/no-such-page'],
];

let site: SiteUnderTest;
let late: LateSheet;
let sheets: string[];
beforeAll(async () => {
  site = await startSiteUnderTest();
  ({ lateSheet: late } = await site.module<{ lateSheet: LateSheet }>('/app/styles/late-sheet.server.ts'));
  const { allSheets } = await site.module<{ allSheets: string[] }>('/app/styles/all-sheets.ts');
  sheets = [...new Set([...allSheets, ...late.holds])];
});
afterAll(() => site?.stop());

const classesIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** The sheets that are about something in the page: each has a class there of which no other sheet speaks. */
function sheetsFor(html: string): string[] {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const spokenOf = Map.groupBy(
    sheets.flatMap((sheet) => [...new Set(classesIn(sheet))].map((name) => ({ name, sheet }))),
    ({ name }) => name,
  );
  return sheets.filter((sheet) => classesIn(sheet).some((name) => used.has(name) && spokenOf.get(name)?.length === 1));
}

const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');

test.each(languages)('no page lacks a sheet that speaks of what it holds (%s)', async (language) => {
  const lacking: string[] = [];
  for (const path of paths) {
    const html = await (await site.get(withPrefix(path, language))).text();
    const needed = sheetsFor(html);
    expect(needed.length, path).toBeGreaterThan(5);
    expect(html.split(`<link rel="stylesheet" href="${late.address}"`), path).toHaveLength(2);
    const at = inlineStyles(html);
    lacking.push(
      ...needed.filter((sheet) => !at.includes(sheet) && !late.css.includes(sheet)).map((sheet) => `${path}: ${sheet}`),
    );
  }
  expect(lacking).toEqual([]);
});

test.each(languages)(
  'no inline style reads a measure or a colour that comes with the late sheet alone (%s)',
  async (language) => {
    const lacking = new Set<string>();
    for (const path of paths) {
      const inline = inlineStyles(await (await site.get(withPrefix(path, language))).text());
      const names = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
      const told = names(inline, /[{;\s](--[\w-]+):/g);
      const lateNames = names(late.css, /[{;\s](--[\w-]+):/g);
      expect(told.size, path).toBeGreaterThan(50);
      for (const name of names(inline, /var\((--[\w-]+)\)/g))
        if (lateNames.has(name) && !told.has(name)) lacking.add(`${path}: ${name}`);
    }
    expect([...lacking]).toEqual([]);
  },
);

test('home is spared what few sheets read, a form is not', async () => {
  const isThere = async (path: string) => inlineStyles(await (await site.get(path)).text()).includes(late.seldom.css);
  expect([await isThere('/'), await isThere('/submit-claim')]).toEqual([false, true]);
});

test('the first two parts have their styles inline, and what stands below the link has not', async () => {
  const html = await (await site.get('/all-sections')).text();
  const inline = inlineStyles(html);
  const [above = '', below = ''] = html.replace(/<style[\s\S]*?<\/style>/g, '').split('<link rel="stylesheet"');
  const { registry } = await site.module<{ registry: Record<string, { css: string }> }>('/app/sections/registry.ts');
  const sheetsOf = (part: string) =>
    [...part.matchAll(/data-section="(\w+)"/g)].map(([, name = '']) => registry[name]?.css ?? '');
  // The third part opens above the link, which is inside.
  const [first = '', second = '', ...others] = [...sheetsOf(above), ...sheetsOf(below)];
  expect(sheetsOf(above)).toHaveLength(3);
  expect(others.length).toBeGreaterThan(10);
  expect(inline).toContain(first);
  expect(inline).toContain(second);
  expect(others.filter((sheet) => ![first, second].includes(sheet) && inline.includes(sheet))).toEqual([]);
});

test('the late sheet may be kept for ever under its hash; who asks for another gets it, and keeps nothing', async () => {
  const response = await site.get(late.address);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(late.css);
  const other = await site.get('/assets/late-ofbefore1.css');
  expect(other.headers.get('cache-control')).toBe('no-cache');
  expect(await other.text()).toBe(late.css);
  expect((await site.get('/assets/late-.js')).status).toBe(404);
});
