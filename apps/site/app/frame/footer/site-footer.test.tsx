import type { Language } from '@insurer/contract/language.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headerOf, settingsOf } from '#app/frame/frame-fixtures.ts';
import { currentYear } from '#app/texts/dates.ts';
import { textsOf } from '#app/texts/texts.ts';
import { viewOf } from '#app/view-fixture.ts';
import { copyrightLine } from './copyright.ts';
import { SiteFooter } from './site-footer.tsx';

function rendered(language: Language = 'en', settings: SiteSettings = settingsOf(language)): string {
  const view = viewOf(language);
  return renderToStaticMarkup(<SiteFooter header={headerOf(language)} settings={settings} view={view} search="" />);
}

test('[FOOT-02] [FOOT-03] [FOOT-04] [FOOT-05] [FOOT-06] [FOOT-07] [FOOT-08] [FOOT-09] [FOOT-10] default links', () => {
  const html = rendered('en', noSiteSettings);
  const links = [...html.matchAll(/<li><a href="([^"]*)">(.*?)<\/a><\/li>/g)].map(([, href, label]) => [href, label]);
  expect(links).toEqual([
    ['/who-we-are', 'About'],
    ['/claims', 'Customer Service'],
    ['/careers', 'Careers'],
    ['/contact-us', 'Get a Quote'],
    ['/customer-rights', 'Customer Rights'],
    ['/terms-and-conditions', 'Terms and Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/data-sharing', 'Data Sharing'],
    ['/report-fraud', 'Report Fraud'],
  ]);
});

/** The headings of the footer's links, each with how many stand under it. */
function groupsIn(html: string): [title: string, links: number][] {
  const navigation = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
  return navigation
    .split('<h2')
    .slice(1)
    .map((group) => [/>(.*?)<\/h2>/.exec(group)?.[1] ?? '', group.split('<li>').length - 1]);
}

test.each([
  ['en', 'Company and services', 'Rights and policies'],
  ['ar', 'الشركة والخدمات', 'الحقوق والسياسات'],
] as const)(
  'rights and policies stand under a heading of their own, in the order of the links (%s)',
  (language, first, second) => {
    expect(groupsIn(rendered(language, noSiteSettings))).toEqual([
      [first, 4],
      [second, 5],
    ]);
  },
);

test('links of one kind, the settings’ too, stay one list', () => {
  const links = [{ label: 'Privacy', url: '/privacy-policy' }];
  expect(groupsIn(rendered('en', settingsOf('en', { data: { footer: { links } } })))).toEqual([['Links', 1]]);
});

test('[COOKIE-02] the cookie settings can be opened again from every page', () => {
  expect(rendered()).toMatch(/command="show-modal" commandfor="cookie-settings">Cookie settings<\/button>/);
});

test('[FOOT-11] labels and addresses of the site settings replace them', () => {
  expect(rendered()).toContain('<a href="/who-we-are">About us</a>');
  expect(rendered('ar')).toContain('<a href="/ar/who-we-are">عنا</a>');
  expect(rendered()).not.toContain('Report Fraud');
});

test('[FOOT-12] the call-centre phone can be dialled', () => {
  expect(rendered()).toContain('<a href="tel:920000140"><bdi dir="ltr">920 000 140</bdi></a>');
});

test('[FOOT-13] [FOOT-14] [FOOT-15] [FOOT-16] [FOOT-17] [FOOT-18] [FOOT-19] [FOOT-20] registration details', () => {
  const html = rendered();
  for (const detail of ['King Fahd Road', '55512', '+966 11 200 0140', '+966 11 200 0141', '800 200 0140']) {
    expect(html).toContain(detail);
  }
  for (const detail of ['SR 600,000,000', '1010900140', 'M/140', '08/04/2009']) expect(html).toContain(detail);
  expect(rendered('ar')).toContain('600,000,000 ريال سعودي');
  expect(rendered('ar')).toContain('<bdi dir="ltr">+966 11 200 0141</bdi>');
});

test('[FOOT-21] the company site is linked, and left out where it has no address', () => {
  expect(rendered()).toContain('<a href="https://group.waad.example" rel="noopener">Company website</a>');
  expect(rendered('en', noSiteSettings)).not.toContain('Company website');
});

test('[FOOT-22] [FOOT-23] the copyright line holds the current year in both languages', () => {
  const year = currentYear();
  expect(rendered()).toContain(`© ${year} Waad`);
  expect(rendered('ar')).toContain(`© ${year} وعد`);
  expect(rendered('ar', noSiteSettings)).toContain(`© ${year} `);
});

test('[FOOT-22] a year printed in the line gives way to the current one', () => {
  const now = new Date('2031-05-01');
  const line = (copyright: string) =>
    copyrightLine(settingsOf('en', { data: { footer: { copyright } } }), textsOf('en'), now).text;
  expect(line('© 2024 Waad')).toBe('© 2031 Waad');
  expect(line('© 2010–2024 Waad')).toBe('© 2010–2031 Waad');
  expect(line('© Waad')).toBe('© Waad');
  // Looked for from each of them on, the last one took minutes.
  const settings = settingsOf('en', { data: {} });
  const copyright = { text: `© ${'2024 '.repeat(400_000)}Waad`, lang: 'en' } as const;
  const long = copyrightLine({ ...settings, footer: { links: [], socialMedia: [], copyright } }, textsOf('en'), now);
  expect(long.text.slice(-14)).toBe('2024 2031 Waad');
});

test('[FOOT-24] [FOOT-25] [FOOT-26] [FOOT-27] social links carry the names of the networks', () => {
  const html = rendered('ar');
  for (const [href, name] of [
    ['x.com/waad', 'X'],
    ['instagram.com/waad', 'Instagram'],
    ['facebook.com/waad', 'Facebook'],
  ]) {
    expect(html).toMatch(new RegExp(`href="https://${href}"[^>]*>.*?<span class="visually-hidden">${name}</span></a>`));
  }
  expect(html).toContain('<span class="visually-hidden">LinkedIn</span>');
});

test('[FOOT-28] the company says by whom it is supervised', () => {
  expect(rendered()).toContain('Waad is regulated and supervised by the Insurance Authority.');
  expect(rendered('ar')).toContain('تخضع وعد لرقابة هيئة التأمين وإشرافها.');
  expect(rendered('en', noSiteSettings)).toContain('regulated and supervised by the Insurance Authority');
});

test('[FOOT-01] the logo is shown', () => {
  expect(rendered()).toMatch(/<img class="brand-logo__picture" src="\/media\/logo.png" alt="Waad, home"/);
});

test('missing settings leave no empty label behind', () => {
  const html = rendered('en', noSiteSettings);
  expect(html).not.toMatch(/<dt>|undefined|Call us|site-footer__social/);
});
