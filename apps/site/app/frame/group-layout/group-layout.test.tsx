import type { LocalizedText } from '@insurer/contract/fields.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingOverlay } from '#app/frame/loading/loading-overlay.tsx';
import { PreviewBar } from '#app/frame/preview-bar/preview-bar.tsx';
import { textOf } from '#app/sections/test/render-section.tsx';
import { viewOf } from '#app/view-fixture.ts';
import { GroupLayout } from './group-layout.tsx';
import { PageBand } from './page-band.tsx';

const words = (text: string): LocalizedText => ({ text, lang: 'ar' });
const group = {
  title: words('منتجات الأفراد'),
  pages: [
    { id: '1', title: words('تأمين المركبات'), link: { href: '/motor-insurance', external: false } },
    { id: '2', title: { text: 'Travel', lang: 'en' as const }, link: { href: '/travel-insurance', external: false } },
  ],
};

test('[PAGE-15] banner, heading, the group’s pages with the current one marked, then the sections', () => {
  const html = renderToStaticMarkup(
    <GroupLayout
      banner={<i>banner</i>}
      breadcrumb={<i>crumbs</i>}
      heading={words('تأمين المركبات')}
      group={group}
      view={viewOf('ar', '/motor-insurance')}
      beside={<i>beside</i>}
      below={<i>below</i>}
    />,
  );
  const order = ['banner', 'crumbs', '<h1', '<nav', 'beside', 'below'].map((part) => html.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(html).toContain('href="/ar/motor-insurance" aria-current="page">تأمين المركبات</a>');
  expect(html).toContain('href="/ar/travel-insurance" lang="en" dir="ltr">Travel</a>');
});

test('[PAGE-13] a page without a group has breadcrumb, heading and what leads on before its banner', () => {
  const html = renderToStaticMarkup(
    <PageBand
      banner={<i>banner</i>}
      breadcrumb={<i>crumbs</i>}
      heading={words('الأسئلة الشائعة')}
      lead={<i>lead</i>}
      view={viewOf('ar', '/faqs-page')}
      wordsFirst
    />,
  );
  const order = ['crumbs', '<h1', 'lead', 'banner'].map((part) => html.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('[PAGE-20] [PAGE-21] the loading overlay waits, hidden, in every page', () => {
  const html = renderToStaticMarkup(<LoadingOverlay view={viewOf()} />);
  expect(html).toMatch(/^<section [^>]*hidden="">.*<p [^>]*role="status">Loading...</);
});

test('the preview bar says at which moment a preview shows the site', () => {
  const said = (language: 'en' | 'ar') =>
    textOf(renderToStaticMarkup(<PreviewBar view={{ ...viewOf(language), asOf: '2026-03-03T11:05:00.000Z' }} />));
  expect(said('en')).toContain('This is what visitors saw on 3 March 2026 (14 Ramadan 1447 AH) at 14:05.');
  expect(said('ar')).toContain('هذا ما كان يراه الزوار يوم 3 مارس 2026 (14 رمضان 1447 هـ) الساعة 14:05');
});

test('the preview bar says of a page that was not online at that moment that it was not', () => {
  const view = (language: 'en' | 'ar') => ({ ...viewOf(language), asOf: '2026-03-03T11:05:00.000Z', isMissing: true });
  const said = (language: 'en' | 'ar') => textOf(renderToStaticMarkup(<PreviewBar view={view(language)} />));
  expect(said('en')).toContain('This page was not online on 3 March 2026 (14 Ramadan 1447 AH) at 14:05. Leave preview');
  expect(said('ar')).toContain(
    'لم تكن هذه الصفحة منشورة يوم 3 مارس 2026 (14 رمضان 1447 هـ) الساعة 14:05. إنهاء المعاينة',
  );
});

test('the preview bar leads to the published page', () => {
  expect(renderToStaticMarkup(<PreviewBar view={viewOf('ar', '/claims')} />)).toContain('<a href="/ar/claims">');
});
