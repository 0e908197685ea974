import type { Language } from '@insurer/contract/language.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { headerOf, settingsOf } from '#app/frame/frame-fixtures.ts';
import { viewOf } from '#app/view-fixture.ts';
import { SiteHeader } from './site-header.tsx';

function rendered(language: Language = 'en', path = '/careers', settings: SiteSettings = settingsOf(language)): string {
  const view = viewOf(language, path);
  return renderToStaticMarkup(<SiteHeader header={headerOf(language)} settings={settings} view={view} search="" />);
}

const linksTo = (html: string, text: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , name]) => name?.includes(text))
    .map(([, href]) => href);

test('[FRAME-08] [FRAME-09] [MENU-09] the call to action leads to /get-a-quote in the bar and in the side menu', () => {
  expect(linksTo(rendered(), 'Get a Quote')).toEqual(['/get-a-quote', '/get-a-quote']);
  expect(linksTo(rendered('ar'), 'اطلب عرض سعر')).toEqual(['/ar/get-a-quote', '/ar/get-a-quote']);
});

test('[FRAME-23] [FRAME-24] [MENU-05] online services lead to the portal in the language at hand', () => {
  expect(linksTo(rendered(), 'E-Services')).toEqual(['https://portal.example/en']);
  expect(linksTo(rendered(), 'Online services')).toEqual(['https://portal.example/en']);
  expect(linksTo(rendered('ar'), 'الخدمات الإلكترونية')).toEqual([
    'https://portal.example/ar',
    'https://portal.example/ar',
  ]);
});

test('[FRAME-25] without a portal they lead to the page of all services', () => {
  expect(linksTo(rendered('en', '/', noSiteSettings), 'E-Services')).toEqual(['/e-services']);
  expect(linksTo(rendered('ar', '/', noSiteSettings), 'الخدمات الإلكترونية')[0]).toBe('/ar/e-services');
});

test('[FRAME-21] [FRAME-22] [MENU-03] the logo is the header data’s and leads home', () => {
  expect(rendered().match(/<a href="\/" class="brand-logo"><img[^>]*src="\/media\/logo.png"/g)).toHaveLength(2);
  expect(rendered('ar')).toContain('<a href="/ar" class="brand-logo">');
});

test('[FRAME-11] every link of the navigation starts at the root', () => {
  const html = rendered('en', '/career-details/1');
  expect(linksTo(html, 'Who We Are')).toEqual(['/who-we-are', '/who-we-are']);
  for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) expect(href).toMatch(/^(\/|https:|tel:|#)/);
});

test('[FRAME-14] the mark of the current page is one in the bar and one in the side menu', () => {
  const html = rendered('en', '/motor-insurance');
  expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  expect(html).toContain('aria-current="true">Individual Products');
});

test('[FRAME-26] dropdowns are closed at the start and their buttons say so and what they show', () => {
  const html = rendered();
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(4);
  expect(html).toContain('aria-label="Show pages under About"');
  expect(rendered('ar')).toContain('aria-label="اعرض صفحات عن وعد"');
});

test('[I18N-12] [I18N-13] Arabic titles are shown where they exist, else English ones marked as such', () => {
  const html = rendered('ar');
  expect(html).toContain('>تأمين المركبات</a>');
  expect(html).toContain('lang="en" dir="ltr">Marine Insurance</a>');
});

describe('the language switch', () => {
  test('[FRAME-07] [I18N-01] offers exactly English and Arabic, each in its own language', () => {
    const options = [...rendered().matchAll(/<a [^>]*data-language="(\w+)"[^>]*>(.*?)<\/a>/g)].slice(0, 2);
    expect(options.map(([, language, name]) => [language, name])).toEqual([
      ['en', 'English'],
      ['ar', 'العربية'],
    ]);
    expect(options[1]?.[0]).toContain('href="/ar/careers" lang="ar" hrefLang="ar"');
  });

  test('[I18N-10] [MENU-04] starts closed, in the strip and in the side menu', () => {
    expect(rendered().match(/<details class="language-switch"[^>]*>/g)).toHaveLength(2);
    expect(rendered()).not.toMatch(/<details[^>]* open/);
  });
});

test('[MENU-02] [MENU-07] the side menu starts closed and its dropdowns share one name', () => {
  const html = rendered();
  expect(html).toMatch(/<dialog class="side-menu" id="side-menu"(?![^>]* open)/);
  expect(html.match(/<details class="side-menu__group" name="side-menu-groups">/g)).toHaveLength(4);
});

test('no attribute carries styles, which the policy forbids', () => {
  expect(rendered()).not.toContain('style=');
});
