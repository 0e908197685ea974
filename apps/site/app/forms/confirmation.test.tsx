import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { Confirmation } from './confirmation.tsx';
import type { Flash } from './flash.server.ts';

const flash: Flash = { kind: 'quote', reference: 'C7-4KXM-92QP-F', dueAt: '2026-11-29T13:00:00.000Z', token: 't' };
const rendered = (of: Flash, language: 'en' | 'ar' = 'en', phone?: string) =>
  renderToStaticMarkup(<Confirmation flash={of} view={viewOf(language, '/get-a-quote')} level={2} phone={phone} />);

test('[D6] the answer screen gives the reference, the day of the answer and the steps until then', () => {
  const html = rendered(flash);
  expect(html).toContain('<bdi dir="ltr" data-reference="">C7-4KXM-92QP-F</bdi>');
  expect(html).toContain('<time dateTime="2026-11-29T13:00:00.000Z">Sunday, 29 November 2026</time>');
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(rendered(flash, 'ar')).toMatch(/آخر موعد لردّنا:<\/span> <time[^>]*>الأحد، 29 نوفمبر 2026/);
});

const sentAt = Date.UTC(2026, 10, 28, 21, 30);
test.each([
  ['quote', {}, 'Quote request', 'طلب عرض سعر'],
  ['claim', {}, 'Claim', 'مطالبة'],
  ['contact', {}, 'Message', 'رسالة'],
  ['application/7', {}, 'Job application', 'طلب توظيف'],
  ['complaint', { isEnquiry: true }, 'Complaint or enquiry', 'شكوى أو استفسار'],
] as const)(
  'it says of which kind it was and on which day it was sent, as on paper nothing else does: %s',
  (kind, more, name, arabicName) => {
    const said = (language: 'en' | 'ar') => {
      const html = rendered({ ...flash, ...more, kind, sentAt }, language);
      return /answer__sent">(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
    };
    expect(said('en')).toBe(`${name}Sent: 29 November 2026 (19 Jumada II 1448 AH)`);
    expect(said('ar')).toBe(`${arabicName}تاريخ الإرسال: 29 نوفمبر 2026 (19 جمادى الآخرة 1448 هـ)`);
  },
);

test.each([
  ['en', 'Quote request: Motor insurance', 'Job application: Actuary'],
  ['ar', 'طلب عرض سعر: تأمين المركبات', 'طلب توظيف: Actuary'],
] as const)('it names the product or the job that it is about, %s', (language, quote, application) => {
  const saidOf = (of: Flash, about: ReactNode) =>
    /answer__sent"><strong>(.*?)<\/strong>/s
      .exec(
        renderToStaticMarkup(
          <Confirmation flash={of} about={about} view={viewOf(language, '/get-a-quote')} level={2} />,
        ),
      )?.[1]
      ?.replaceAll(/<[^>]*>/g, '');
  expect(saidOf(flash, language === 'en' ? 'Motor insurance' : 'تأمين المركبات')).toBe(quote);
  expect(saidOf({ ...flash, kind: 'application/7' }, <span lang="en">Actuary</span>)).toBe(application);
});

test('without a day from the service, and for a report of fraud, no day is promised', () => {
  const { dueAt, ...undated } = flash;
  expect(dueAt).toBeDefined();
  for (const html of [
    rendered(undated),
    rendered({ ...flash, kind: 'fraud-report' }),
    rendered({ ...undated, dueAt: 'soon' }),
  ]) {
    expect(html).not.toContain('<time');
    expect(html).toContain('Our working days are Sunday to Thursday.');
  }
});

test('whom to call stands beside it, where a number is known', () => {
  expect(rendered(flash, 'en', '800 200 0140')).toContain('href="tel:8002000140"');
  expect(rendered(flash)).not.toContain('tel:');
});

test.each([
  ['en', 'Call us and give your reference number.'],
  ['ar', 'اتصل بنا واذكر الرقم المرجعي.'],
] as const)('nobody is asked for a reference that the service did not give, %s', (language, words) => {
  const { reference, token, ...unnamed } = flash;
  expect([reference, token]).not.toContain(undefined);
  const html = rendered(unnamed, language, '800 200 0140');
  expect(html).toContain('href="tel:8002000140"');
  expect(html).not.toContain(words);
  expect(rendered(flash, language, '800 200 0140')).toContain(words);
});

test.each([
  ['en', 'The visa ends soon, maybe before our answer.'],
  ['ar', 'تنتهي التأشيرة قريبًا، وربما قبل أن يصلك ردّنا.'],
] as const)(
  '[EXTEND-04] whose visa ends before an answer may come is told to call, and by which number, %s',
  (language, words) => {
    const extension: Flash = { ...flash, kind: 'extend-insurance' };
    const html = rendered({ ...extension, isUrgent: true }, language, '800 200 0140');
    expect(html.replaceAll(/<bdi[^>]*>|<\/bdi>/g, '')).toMatch(
      new RegExp(`role="alert".*${words}.*href="tel:8002000140".*answer__reference`, 's'),
    );
    expect(rendered(extension, language, '800 200 0140')).not.toContain('role="alert"');
  },
);

test('a number that is somebody’s says whose', () => {
  const view = viewOf('ar', '/submit-complaints');
  const complaint = { ...flash, kind: 'complaint' };
  const html = renderToStaticMarkup(
    <Confirmation flash={complaint} view={view} level={2} phone="011 200 0155" phoneOf="فريق الشكاوى" />,
  );
  expect(html).toMatch(/<h2 class="answer__help-title">فريق الشكاوى<\/h2>.*href="tel:0112000155"/s);
});

test('what the service gives a token for is followed: a job application and a message too; without one nothing leads there', () => {
  for (const kind of ['application/1', 'contact']) {
    const html = rendered({ ...flash, kind }, 'ar');
    expect(html).toContain('data-token="t"');
    expect(html).toMatch(
      /href="\/ar\/my-requests"[^>]*>.*?اعرض طلباتي.*?href="\/ar\/track-request"[^>]*>.*?تابعه من جهاز آخر/s,
    );
    const { token, ...untold } = { ...flash, kind };
    expect(token).toBe('t');
    expect(rendered(untold, 'ar')).not.toMatch(/my-requests|track-request/);
  }
});

test('a claim and a complaint are followed at the form that asks for their number, below what its page says', () => {
  for (const [kind, href] of [
    ['claim', '/ar/claims#form'],
    ['complaint', '/ar/complaints#form'],
  ])
    expect(rendered({ ...flash, kind: kind ?? '' }, 'ar')).toContain(`href="${href}"`);
});

test.each([
  ['en', '/track-request', 'Follow a request', 'Track your complaint'],
  ['ar', '/ar/track-request', 'تابع طلبًا', 'تتبّع شكواك'],
] as const)(
  'an enquiry that came by the form of complaints is followed as a request, and called no complaint, %s',
  (language, href, words, complaintWords) => {
    const { token, ...untold } = { ...flash, kind: 'complaint' };
    expect(token).toBe('t');
    for (const complaint of [{ ...untold, token }, untold] satisfies Flash[]) {
      const html = rendered({ ...complaint, isEnquiry: true }, language);
      expect(html).toContain(`href="${href}"`);
      expect(html).toContain(words);
      expect(html).not.toContain(complaintWords);
      expect(rendered(complaint, language)).toContain(complaintWords);
    }
  },
);

test.each([
  ['en', 'it can be opened in this browser alone.', 'Follow it from another device'],
  ['ar', 'فلا يمكن فتحه إلا في هذا المتصفح.', 'تابعه من جهاز آخر'],
] as const)(
  'who left nothing to be found by is led to no search that cannot find it, and is told so, %s',
  (language, told, anywhere) => {
    const report: Flash = { ...flash, kind: 'fraud-report' };
    const html = rendered({ ...report, isUnnamed: true }, language);
    expect(html).toContain(told);
    expect(html).toContain('/my-requests"');
    expect(html).not.toContain('track-request');
    expect(rendered(report, language)).toContain(anywhere);
    expect(rendered(report, language)).not.toContain(told);
    const { reference, ...unreferenced } = report;
    expect(reference).toBeDefined();
    expect(rendered(unreferenced, language)).not.toContain('track-request');
  },
);

test.each([
  ['en', 'We tell you the result by phone or email.'],
  ['ar', 'نخبرك بالنتيجة بالهاتف أو البريد الإلكتروني.'],
] as const)('the result is promised to who left a phone or an email, and to nobody else, %s', (language, told) => {
  for (const kind of ['extend-insurance', 'activate-visa']) {
    expect(rendered({ ...flash, kind }, language)).toContain(told);
    const html = rendered({ ...flash, kind, isUnreachable: true }, language);
    expect(html).not.toContain(told);
    expect(html.match(/<li>/g)).toHaveLength(2);
  }
});

test.each([
  ['en', '/my-requests/C7-4KXM-92QP-F', 'Follow it and write to us'],
  ['ar', '/ar/my-requests/C7-4KXM-92QP-F', 'تابعه وراسلنا'],
] as const)(
  'what is open in this browser is a plain link away, before every other way, %s',
  (language, href, words) => {
    for (const kind of ['quote', 'complaint', 'application/1', 'contact']) {
      const html = rendered({ ...flash, kind, isOpen: true }, language);
      const [first = ''] = /(?<=answer__actions">)<a .*?<\/a>/s.exec(html) ?? [];
      expect(first).toContain(`href="${href}"`);
      expect(first).toContain('button--action');
      expect(first).toContain(words);
      expect(html.match(/button--action/g)).toHaveLength(1);
      expect(rendered({ ...flash, kind }, language)).not.toContain(words);
    }
  },
);

test.each([
  'claim',
  'complaint',
  'activate-visa',
  'extend-insurance',
  'quote',
  'cancel-insurance',
  'details-request',
] as const)(
  'a success without a body is confirmed by kind, day and next steps, and nothing is said of a number that nobody has: %s',
  (kind) => {
    const confirmed = (language: 'en' | 'ar') => rendered({ kind, sentAt }, language, '800 200 0140');
    expect(confirmed('en')).toContain('It has arrived.');
    expect(confirmed('ar')).toContain('وصلنا ما أرسلته');
    expect(confirmed('en').match(/<li>/g)?.length).toBeGreaterThan(0);
    for (const html of [confirmed('en'), confirmed('ar')])
      expect(html).not.toMatch(/with (?:your|the) reference number|بالرقم المرجعي/);
    expect(rendered({ ...flash, kind, sentAt })).not.toContain('It has arrived.');
  },
);
