import type { Language } from '@insurer/contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { headerOf } from '#app/frame/frame-fixtures.ts';
import { textsOf } from '#app/texts/texts.ts';
import { viewOf } from '#app/view-fixture.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const noHeader = { items: [] };

function trail(path: string, header = headerOf(), language: Language = 'en'): string[] | undefined {
  const steps = breadcrumbTrail({ path, header, texts: textsOf(language) });
  return steps?.map(({ label, href }) => (href ? `${label.text} ${href}` : label.text));
}

describe('from the navigation', () => {
  test('[CRUMB-01] [CRUMB-07] [CRUMB-11] Home, the group, the page; About leads to /who-we-are', () => {
    expect(trail('/who-we-are')).toEqual(['Home /', 'About /who-we-are', 'Who We Are']);
    expect(trail('/financial-performance')).toEqual(['Home /', 'About /who-we-are', 'Financial Performance']);
  });

  test('[CRUMB-08] product groups lead to their first page', () => {
    expect(trail('/travel-insurance')).toEqual(['Home /', 'Individual Products /motor-insurance', 'Travel Insurance']);
    expect(trail('/marine-insurance')).toEqual(['Home /', 'Corporate Products /marine-insurance', 'Marine Insurance']);
  });

  test('[CRUMB-10] an item without entries stands by itself', () => {
    expect(trail('/careers')).toEqual(['Home /', 'Careers']);
  });

  test('[CRUMB-09] in Arabic', () => {
    expect(trail('/claims', headerOf('ar'), 'ar')).toEqual(['الرئيسية /', 'خدمة العملاء /claims', 'المطالبات']);
  });

  test('[CRUMB-02] a group whose own link is the root leads to its first page, not back home', () => {
    const answer = { data: [{ title: 'Help', link: 'null', pages: [{ title: 'Claims', link: '/claims' }] }] };
    expect(trail('/claims', headerOf('en', answer))).toEqual(['Home /', 'Help /claims', 'Claims']);
  });
});

describe('from the named segments (CRUMB-07 to CRUMB-10)', () => {
  test('[CRUMB-09] [CRUMB-10] pages that the navigation does not hold', () => {
    expect(trail('/faqs-page')).toEqual(['Home /', 'Customer Service /claims', 'FAQs']);
    expect(trail('/career-openings')).toEqual(['Home /', 'Careers /careers', 'Career Openings']);
  });

  test('[CRUMB-07] [CRUMB-08] [CRUMB-09] without any navigation', () => {
    expect(trail('/board-director', noHeader)).toEqual(['Home /', 'About /who-we-are', 'Board Directors']);
    expect(trail('/waad-ousra', noHeader)).toEqual(['Home /', 'Individual Products /motor-insurance', 'Waad Al Ousra']);
    expect(trail('/property-casualty', noHeader)?.[1]).toBe('Corporate Products /marine-insurance');
    for (const path of ['/complaints', '/medical-network', '/contact-us', '/surplus-distribution']) {
      expect(trail(path, noHeader)?.[1]).toBe('Customer Service /claims');
    }
  });

  test('[CRUMB-07] in Arabic', () => {
    expect(trail('/reach-us', noHeader, 'ar')).toEqual(['الرئيسية /', 'عن الشركة /who-we-are', 'فروعنا']);
  });
});

test('[CRUMB-05] [CRUMB-06] unknown paths and home have none', () => {
  for (const path of ['/', '/no-such-page', '/constructor', '/career-details/1']) expect(trail(path)).toBeUndefined();
  expect(renderToStaticMarkup(<Breadcrumb trail={undefined} view={viewOf()} />)).toBe('');
});

test('[CRUMB-03] [CRUMB-04] the last step is no link, and the arrows turn in Arabic', () => {
  const steps = breadcrumbTrail({ path: '/who-we-are', header: headerOf('ar'), texts: textsOf('ar') });
  const html = renderToStaticMarkup(<Breadcrumb trail={steps} view={viewOf('ar', '/who-we-are')} />);
  expect(html).toContain('<span class="breadcrumb__here" aria-current="page">من نحن</span>');
  expect(html.match(/icon--flip/g)).toHaveLength(2);
  expect(html).toContain('<a href="/ar">الرئيسية</a>');
  expect(html).toContain('<a href="/ar/who-we-are">عن وعد</a>');
});
