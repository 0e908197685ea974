import type { Language } from '@insurer/contract/language.ts';
import { type CaseKind, caseKindLabels } from '../requests/case-kinds.ts';
import { type CaseStatus, caseStatusLabels } from '../requests/case-status.ts';

export type Mail = { subject: string; body: string };
type Facts = { kind: CaseKind; reference: string; language: Language; company: string | undefined; siteUrl: string };

/**
 * Confirms that something arrived, says what happens next and by when. Nothing that the sender typed is in it: the
 * address may belong to somebody else.
 */
export function confirmationMail({ dueAt, ...facts }: Facts & { dueAt: Date }): Mail {
  const { kind, reference, language } = facts;
  const day = dayText(dueAt, language);
  if (language === 'ar') {
    return {
      subject: `استلمنا طلبك ${reference}`,
      body: lines(
        'السلام عليكم،',
        '',
        `استلمنا طلبك: ${caseKindLabels[kind].ar}.`,
        `الرقم المرجعي: ${isolated(reference)}`,
        '',
        `يراجع فريقنا الطلب ونرد عليك في موعد أقصاه ${day}. وإذا احتجنا إلى معلومات إضافية فسنتواصل معك.`,
        'احتفظ بالرقم المرجعي واذكره عند التواصل معنا.',
        ...followLine(facts),
        ...signature(facts),
      ),
    };
  }
  return {
    subject: `We received your request ${reference}`,
    body: lines(
      'Hello,',
      '',
      `We received your request: ${caseKindLabels[kind].en}.`,
      `Reference: ${reference}`,
      '',
      `Our team is looking at it and will answer you by ${day}. If we need more information, we will contact you.`,
      'Please keep the reference and name it when you contact us.',
      ...followLine(facts),
      ...signature(facts),
    ),
  };
}

/** Tells the sender of a new status, with the team's note where there is one. */
export function changeMail({ status, note, ...facts }: Facts & { status: CaseStatus; note: string | undefined }): Mail {
  const { reference, language } = facts;
  const label = caseStatusLabels[status][language];
  if (language === 'ar') {
    return {
      subject: `تحديث على طلبك ${reference}`,
      body: lines(
        'السلام عليكم،',
        '',
        `حالة طلبك ${isolated(reference)} الآن: ${label}.`,
        ...(note ? ['', note] : []),
        ...followLine(facts),
        ...signature(facts),
      ),
    };
  }
  return {
    subject: `Update on your request ${reference}`,
    body: lines(
      'Hello,',
      '',
      `The status of your request ${reference} is now: ${label}.`,
      ...(note ? ['', note] : []),
      ...followLine(facts),
      ...signature(facts),
    ),
  };
}

/** Tells the team that there is something to do, in both languages, without personal data. */
export function teamMail({
  kind,
  reference,
  dueAt,
  address,
}: Omit<Facts, 'language' | 'company' | 'siteUrl'> & { dueAt: Date; address: string }): Mail {
  return {
    subject: `${caseKindLabels[kind].en} ${reference} · ${caseKindLabels[kind].ar}`,
    body: lines(
      `A new case came in: ${caseKindLabels[kind].en}, ${reference}. An answer is due by ${dayText(dueAt, 'en')}.`,
      `ورد طلب جديد: ${caseKindLabels[kind].ar}، ${isolated(reference)}. موعد الرد ${dayText(dueAt, 'ar')}.`,
      '',
      address,
    ),
  };
}

/** Claims and complaints can be followed by number and ID; other requests in the browser that sent them. */
function followLine({ kind, language, siteUrl }: Facts): string[] {
  if (kind !== 'claim' && kind !== 'complaint') return [];
  const page = `${siteUrl}${language === 'ar' ? '/ar' : ''}/${kind === 'claim' ? 'claims' : 'complaints'}`;
  return language === 'ar'
    ? ['', `لمتابعة الطلب بالرقم المرجعي ورقم الهوية أو الإقامة: ${page}`]
    : ['', `Follow it with the reference and your ID or Iqama number: ${page}`];
}

function signature({ company, language }: Facts): string[] {
  const automatic =
    language === 'ar'
      ? 'هذه رسالة آلية، ولا تُقرأ الردود عليها.'
      : 'This message was sent automatically; replies are not read.';
  return ['', ...(company ? [company] : []), automatic];
}

/** A day such as `Sunday, 29 November 2026`, as it is in Riyadh, by the Gregorian calendar in both languages. */
function dayText(date: Date, language: Language): string {
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Riyadh' }).format(date);
}

/** Latin text that keeps its own order inside Arabic. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

function lines(...parts: string[]): string {
  return `${parts.join('\n')}\n`;
}
