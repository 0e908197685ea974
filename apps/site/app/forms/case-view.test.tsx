import type { Case } from '@insurer/contract/case.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { CaseView } from './case-view.tsx';

const quote: Case = { reference: 'C7-4KXM-92QP-F', kind: 'quote', about: [], status: 'received', history: [] };
/** The heading of a case as a voice reads it. */
function headingOf(over: Partial<Case>, language: 'en' | 'ar' = 'en'): string {
  const view = viewOf(language, '/my-requests');
  const html = renderToStaticMarkup(<CaseView of={{ ...quote, ...over }} view={view} level={2} />);
  return (/<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
}

test('requests of one kind are told apart in their headings, by what they are about', () => {
  const motor = { text: 'Motor', lang: 'en' as const };
  expect(headingOf({ about: [motor] })).toBe('Quote request: Motor');
  expect(headingOf({ kind: 'complaint', about: [{ text: 'Enquiry', lang: 'en' }, motor] })).toBe(
    'Complaint: Enquiry · Motor',
  );
  // The form's own choice between complaint and enquiry says its name once more.
  expect(headingOf({ kind: 'complaint', about: [{ text: 'شكوى', lang: 'ar' }, motor] }, 'ar')).toBe('شكوى: Motor');
  expect(headingOf({ about: [{ text: 'تأمين السفر', lang: 'ar' }] }, 'ar')).toBe('طلب عرض سعر: تأمين السفر');
});

test('an enquiry that came by the form of complaints is not called a complaint', () => {
  const enquiry = { kind: 'complaint', enquiry: true, about: [{ text: 'استفسار', lang: 'ar' }] } as const;
  expect(headingOf({ ...enquiry, about: [...enquiry.about] }, 'ar')).toBe('شكوى أو استفسار: استفسار');
});

test('where the service does not say it, the kind stands alone', () => {
  expect(headingOf({})).toBe('Quote request');
});

test('a complaint names who handles it with a number to call; until then its team; an enquiry and other kinds neither', () => {
  const view = viewOf('ar', '/complaints');
  const rendered = (over: Partial<Case>, teamPhone?: string) =>
    renderToStaticMarkup(<CaseView of={{ ...quote, ...over }} view={view} level={2} teamPhone={teamPhone} />);
  const officer = { name: 'هدى القحطاني', phone: '011 234 5678' };
  const named = rendered({ kind: 'complaint', officer }, '011 200 0155');
  expect(named).toContain('<dt>الموظف المسؤول</dt><dd><bdi>هدى القحطاني</bdi><a href="tel:0112345678">');
  expect(named).toContain('<bdi dir="ltr">011 234 5678</bdi>');
  expect(named).not.toContain('0155');
  const waiting = rendered({ kind: 'complaint' }, '011 200 0155');
  expect(waiting).toContain('<dt>فريق الشكاوى</dt><dd><a href="tel:0112000155">');
  const enquiry = rendered({ kind: 'complaint', enquiry: true }, '011 200 0155');
  for (const none of [rendered({ kind: 'complaint' }), rendered({ kind: 'claim' }, '011 200 0155'), enquiry])
    expect(none).not.toContain('tel:');
});

test('the status of a job application stands in an applicant’s words, and that of a kind or word nobody knows as it came', () => {
  const statusOf = (kind: string, status: string) => {
    const of = { ...quote, kind, status, history: [{ status }] };
    const html = renderToStaticMarkup(<CaseView of={of} view={viewOf('ar', '/my-requests')} level={2} />);
    return [/<\/span>([^<]*)<\/p>/, /<li><p>([^<]*)<\/p>/].map((pattern) => pattern.exec(html)?.[1]);
  };
  const words = 'لم يقع الاختيار عليك هذه المرة';
  expect(statusOf('application', 'rejected')).toEqual([words, words]);
  expect(statusOf('quote', 'rejected')).toEqual(['مرفوض', 'مرفوض']);
  expect(statusOf('lottery', 'rejected')).toEqual(['مرفوض', 'مرفوض']);
  expect(statusOf('application', 'on-hold')).toEqual(['on-hold', 'on-hold']);
});

test('a case says until when it is answered; who reports a fraud is promised no day', () => {
  const view = viewOf('ar', '/my-requests');
  const rendered = (over: Partial<Case>) =>
    renderToStaticMarkup(
      <CaseView of={{ ...quote, dueAt: '2026-11-29T13:00:00.000Z', ...over }} view={view} level={2} />,
    );
  expect(rendered({})).toContain('29 نوفمبر 2026');
  expect(rendered({ kind: 'a-kind-of-its-own' })).toContain('29 نوفمبر 2026');
  expect(rendered({ kind: 'fraud-report' })).not.toContain('نوفمبر');
});
