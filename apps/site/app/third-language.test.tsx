import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import type { Language } from '@insurer/contract/language.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import { readSiteSettings } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notFound } from './content/failure-responses.ts';
import { RequestForm } from './forms/request-form.tsx';
import { Breadcrumb } from './frame/breadcrumb/breadcrumb.tsx';
import { headerOf, settingsOf } from './frame/frame-fixtures.ts';
import { Layout } from './root.tsx';
import { PageHead } from './routes/page-head.tsx';
import { FailedPage } from './routes/status/failed-page.tsx';
import Unauthorised from './routes/status/unauthorised.tsx';
import { ViewProvider } from './view-context.ts';
import { viewOf } from './view-fixture.ts';

/**
 * What a third language needs (docs/decisions/0017-languages.md): its line in the table, and its texts, which are the
 * English ones in brackets here.
 */
const xx = 'xx' as Language;

const { inBrackets } = vi.hoisted(() => {
  function inBrackets(words: unknown): unknown {
    if (typeof words === 'string') return `⟦${words}⟧`;
    if (Array.isArray(words)) return words.map(inBrackets);
    return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, inBrackets(value)]));
  }
  return { inBrackets };
});

vi.mock(import('@insurer/contract/language-table.ts'), async (original) => {
  const { languageTable } = await original();
  const line = {
    prefix: '/xx',
    suffix: '_xx',
    direction: 'rtl',
    font: 'latin',
    locale: 'ur-PK',
    sign: 'Xx',
    numerals: 'latn',
    comma: '، ',
  };
  return { languageTable: { ...languageTable, xx: line } };
});

vi.mock(import('./texts/texts.ts'), async (original) => {
  const { textsOf, ...others } = await original();
  const texts = { ...(inBrackets(textsOf('en')) as object), language: 'xx' } as unknown as ReturnType<typeof textsOf>;
  return { ...others, textsOf: (language) => (language === xx ? texts : textsOf(language)) };
});

const settings = settingsOf(xx);

/** A table of the contract with the third language beside the other two. */
function withThird<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, withThird(value)]);
  if ('en' in part && 'ar' in part) entries.push(['xx', inBrackets(part.en)]);
  return Array.isArray(part) ? (entries.map(([, value]) => value) as Part) : Object.fromEntries(entries);
}

/** A whole document of the site around a screen, in the fixture language. */
async function documentWith(screen: ReactNode, path = '/careers'): Promise<string> {
  const root = {
    id: 'root',
    path: '*',
    element: <Layout>{screen}</Layout>,
  };
  const { dataRoutes, query } = createStaticHandler([root]);
  const context = await query(new Request(`https://www.example.com/xx${path}`));
  if (context instanceof Response) throw new Error(`The screen is a response with ${context.status}.`);
  return renderToStaticMarkup(
    <ViewProvider value={{ ...viewOf(xx, path), site: { header: headerOf(xx), settings } }}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </ViewProvider>,
  );
}

const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
const withoutSwitch = (html: string) => html.replace(/<a [^>]*data-language=.*?<\/a>/gs, '');
/** The words of the screen itself that are not in brackets. */
const untranslated = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? 'no main')
    .replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/⟦[^⟧]*⟧/g, '')
    .replace(/\s+/g, ' ')
    .trim();

test('[I18N-04] [I18N-06] document and frame of a third language come from its line in the table', async () => {
  const html = await documentWith(<PageHead title="⟦Careers⟧" />);
  expect(html).toContain('<html lang="xx" dir="rtl">');
  expect(html).toContain('href="/fonts/site-sans-latin-400.woff2"');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/xx/careers"/>');
  for (const [language, path] of Object.entries({ en: '/careers', ar: '/ar/careers', xx: '/xx/careers' }))
    expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="https://www.example.com${path}"/>`);
  expect(html).toContain('<meta property="og:locale" content="ur_PK"/>');
  expect(html).toContain('⟦Skip to content⟧');
  const inSite = hrefsOf(withoutSwitch(html)).filter((href) => /^\/(?!media\/)/.test(href));
  expect(inSite.length).toBeGreaterThan(20);
  expect(inSite.filter((href) => !/^\/xx(\/|$)/.test(href))).toEqual([]);
});

test('[FRAME-07] the language switch and the footer offer every language of the table', async () => {
  const html = await documentWith(null);
  const offered = [...html.matchAll(/<a class="([\w-]+)" href="([^"]*)" lang="(\w+)"[^>]*data-language/g)].map((link) =>
    link.slice(1),
  );
  const languages = [
    ['/careers', 'en'],
    ['/ar/careers', 'ar'],
    ['/xx/careers', 'xx'],
  ];
  const inSwitch = offered.filter(([name]) => name === 'language-switch__option').slice(0, 3);
  expect(inSwitch.map(([, ...link]) => link)).toEqual(languages);
  const inFooter = offered.filter(([name]) => name === 'site-footer__language');
  expect(inFooter.map(([, ...link]) => link)).toEqual(languages.slice(0, 2));
});

test('[I18N-11] content shows its form in the third language where there is one, else English marked as English', async () => {
  const html = await documentWith(null);
  expect(html).toMatch(/lang="en" dir="ltr">Marine Insurance</);
  expect(html).not.toMatch(/lang="ar" dir="rtl"/);
  const company = { name: 'Waad', name_ar: 'وعد', name_xx: '⟦Waad⟧', address: 'Riyadh', address_ar: 'الرياض' };
  expect(readSiteSettings({ data: { company } }, xx).company).toMatchObject({
    name: { text: '⟦Waad⟧', lang: 'xx' },
    address: { text: 'Riyadh', lang: 'en' },
  });
});

test('a form of a third language asks and complains in it', async () => {
  const view = viewOf(xx, '/contact-us');
  const form = withThird(contactUs);
  const { problems } = checkForm(form, { values: {} }, { language: xx });
  expect(problems.length).toBeGreaterThan(2);
  for (const { message } of problems) expect(message).toMatch(/^⟦.+⟧$/);
  const trail = [{ label: { text: '⟦Home⟧', lang: xx }, href: '/' }, { label: { text: '⟦Contact⟧', lang: xx } }];
  const html = await documentWith(
    <>
      <Breadcrumb trail={trail} view={view} />
      <RequestForm view={view} form={form} state={{ values: {}, problems }} level={2} />
    </>,
    '/contact-us',
  );
  expect(untranslated(html)).toBe('');
  expect(html).toMatch(/<nav class="breadcrumb" aria-label="⟦[^⟧]+⟧">.*?href="\/xx"/s);
});

test.each([
  ['404', <FailedPage key="404" error={{ status: 404, statusText: '', internal: false, data: notFound() }} />],
  ['401', <Unauthorised key="401" />],
  ['fault', <FailedPage key="fault" error={undefined} />],
])('the status screen %s of a third language is in it and leads home in it', async (_name, screen) => {
  const html = await documentWith(screen, '/no-such-page');
  expect(html).toContain('<html lang="xx" dir="rtl">');
  expect(
    untranslated(html)
      .replace(/404|test-request/g, '')
      .trim(),
  ).toBe('');
  expect(hrefsOf(/<main.*?<\/main>/s.exec(html)?.[0] ?? '')).toContain('/xx');
});

test('[COOKIE-01] the cookie bar is in the third language', async () => {
  const html = await documentWith(null);
  expect(html).toMatch(/class="cookie-bar[^>]*>.*?⟦/s);
});
