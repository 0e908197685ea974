import { expect, it } from 'vitest';
import { answerMail, changeMail, confirmationMail } from './case-mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-parts.ts';
import { newCaseMail } from './team-mail.ts';

const reference = 'C7-4KXM-92QP-F';
const siteUrl = 'https://www.example.com';
const company = { name: 'Example Insurance', phone: '800 200 0140' };
const dueAt = new Date('2026-11-29T13:00:00Z');

it('a confirmation in English: reference, day, next step, where to follow it and whom to call', () => {
  const html = mailHtml(
    confirmationMail({ kind: 'claim', reference, language: 'en', company: company, siteUrl, dueAt }),
  );
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/class="value reference"[^>]*><bdi dir="ltr">C7-4KXM-92QP-F<\/bdi>/);
  expect(html).toContain('Sunday, 29 November 2026');
  expect(html).toMatch(/<h2 [^>]*>What happens next<\/h2>/);
  expect(html).toContain('href="https://www.example.com/claims"');
  expect(html).toContain('800 200 0140');
});

it('a confirmation in Arabic runs from right to left; numbers keep their own direction', () => {
  const html = mailHtml(confirmationMail({ kind: 'claim', reference, language: 'ar', company, siteUrl, dueAt }));
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('الأحد، 29 نوفمبر 2026');
  expect(html).toContain('<bdi dir="ltr" style="white-space:nowrap;">800 200 0140</bdi>');
  expect(html).toContain('href="https://www.example.com/ar/claims"');
  expect(html).not.toMatch(/[\u2066-\u2069]/);
});

it('who reports a fraud is promised no day of an answer, as on the site', () => {
  const about = { kind: 'fraud-report', reference, company, siteUrl, dueAt } as const;
  for (const language of ['en', 'ar'] as const) {
    const html = mailHtml(confirmationMail({ ...about, language }));
    expect(html).toContain(reference);
    expect(html).not.toMatch(/November|نوفمبر/);
  }
});

it('nothing is fetched and nothing that somebody wrote becomes markup', () => {
  const note = 'Please send <b>"both" pages</b> & the form.';
  const mail = changeMail({ kind: 'claim', status: 'in-review', note, reference, language: 'en', company, siteUrl });
  const html = mailHtml(mail);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
  expect(html).not.toContain('<b>');
  expect(html).toContain('Please send &lt;b&gt;&quot;both&quot; pages');
});

it('what a colleague wrote stays a paragraph, whatever it looks like', () => {
  const note = 'Amount: 1,200 SAR\nDay: Sunday\n\nForm: https://www.example.com/form';
  const mail = changeMail({ kind: 'claim', status: 'in-review', note, reference, language: 'en', company, siteUrl });
  expect(mailHtml(mail)).toMatch(/<p [^>]*>Amount: 1,200 SAR<br>Day: Sunday<\/p>\n<p [^>]*>Form: https:[^<]*<\/p>/);
});

it('the notice to the team has each language in its own direction', () => {
  const about = { kind: 'quote', sent: {}, reference, dueAt, address: 'https://cms.example.com/admin/1' } as const;
  const html = mailHtml(newCaseMail(about));
  expect(html).toMatch(/<p lang="en" dir="ltr"[^>]*>A new case has come in/);
  expect(html).toMatch(/<p lang="ar" dir="rtl"[^>]*>وصل طلب جديد/);
  expect(html).toContain('href="https://cms.example.com/admin/1"');
});

it('an applicant has sent an application, and no mail calls it a request', () => {
  const about = { kind: 'application', reference, company, siteUrl } as const;
  const mailsIn = (language: 'en' | 'ar') => [
    confirmationMail({ ...about, language, dueAt }),
    changeMail({ ...about, language, status: 'in-review', note: undefined }),
    answerMail({ ...about, language, text: 'Hello', files: 0, papers: [] }),
  ];
  expect(mailsIn('en').map(({ subject }) => subject)).toEqual(
    ['We received your application', 'Update on your application', 'Our answer to your application'].map(
      (words) => `${words} ${reference}`,
    ),
  );
  for (const { subject } of mailsIn('ar')) expect(subject).toContain('طلب التوظيف');
  for (const mail of mailsIn('en')) expect(mailHtml(mail)).not.toContain('your request');
});

it('a text that only begins to isolate is read once', () => {
  // From each of its signs to its end it took minutes.
  const text = '\u2066'.repeat(400_000);
  const about = { kind: 'claim', reference, language: 'en', company, siteUrl } as const;
  expect(mailHtml(answerMail({ ...about, text, files: 0, papers: [] }))).toContain(text);
});

it.each([
  ['en', 'We need from you', 'We need documents from you. The time for our answer runs again as soon as you reply.'],
  ['ar', 'نحتاج منك إلى', 'نحتاج منك مستندات. تُستأنف مدة الرد فور ردّك علينا.'],
] as const)(
  'an answer that asks for papers and waits for them says both, as the page does (%s)',
  (language, heading, waits) => {
    const about = { kind: 'complaint', reference, company, siteUrl, language } as const;
    const papers = ['تقرير نجم', 'Licence <copy>'];
    const mail = answerMail({ ...about, text: 'Hello', files: 0, papers, waitsFor: 'papers' });
    expect(mailText(mail.parts)).toContain(`${heading}\n- تقرير نجم\n- Licence <copy>\n\n${waits}`);
    const html = mailHtml(mail);
    expect(html).toMatch(new RegExp(`<h2 [^>]*>${heading}</h2>`));
    expect(html).toMatch(/تقرير نجم(<\/bdi>)?<br>(- )?(<bdi[^>]*>)?(- )?Licence &lt;copy&gt;/);
    expect(html).toContain(waits);
  },
);

it('an answer that asks for nothing and waits for nobody says neither', () => {
  const about = { kind: 'claim', reference, company, siteUrl, language: 'en' } as const;
  const text = mailText(answerMail({ ...about, text: 'Hello', files: 0, papers: [] }).parts);
  expect(text).not.toMatch(/We need|runs again/);
});

it.each([
  ['en', 'Complaint', 'Complaint or enquiry'],
  ['ar', 'شكوى', 'شكوى أو استفسار'],
] as const)(
  'a complaint is called one in its mails, as on its page; an enquiry as there, too (%s)',
  (language, complaint, enquiry) => {
    const about = {
      kind: 'complaint',
      reference,
      company,
      siteUrl,
      language,
      status: 'in-review',
      note: undefined,
    } as const;
    const kindIn = (isEnquiry: boolean) =>
      changeMail({ ...about, isEnquiry }).parts.flatMap((part) => (part.kind === 'facts' ? part.facts[1]?.value : []));
    expect([kindIn(false), kindIn(true)]).toEqual([[complaint], [enquiry]]);
  },
);
