import type { Language } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { type CaseKind, caseKindLabels } from '../case-kinds.ts';
import { kindWords, nextWords, statusWords } from './mail-words.ts';

/** The body is the whole mail as plain text; mail-html.ts sets the same text for mail programs that show HTML. */
export type Mail = { subject: string; body: string };
export type Company = { name: string | undefined; phone: string | undefined };
type Facts = { kind: CaseKind; reference: string; language: Language; company: Company; siteUrl: string };

/**
 * Confirms that something arrived, says what happens next and by when. Nothing that the sender typed is in it: the
 * address may belong to somebody else.
 */
export function confirmationMail({ dueAt, ...facts }: Facts & { dueAt: Date }): Mail {
  const { kind, reference, language } = facts;
  const day = dayText(dueAt, language);
  const kindText = kindWords[kind][language];
  if (language === 'ar') {
    return {
      subject: `استلمنا طلبك ${reference}`,
      body: paragraphs(
        ['السلام عليكم،'],
        ['استلمنا طلبك، وهذه بياناته. احتفظ بالرقم المرجعي واذكره كلما تواصلت معنا.'],
        [`الرقم المرجعي: ${isolated(reference)}`, `نوع الطلب: ${kindText}`, `آخر موعد لردّنا: ${day}`],
        ['الخطوات التالية', nextWords[kind].ar],
        ...follow(facts),
        ...ending(facts),
      ),
    };
  }
  return {
    subject: `We received your request ${reference}`,
    body: paragraphs(
      ['Hello,'],
      ['We have received your request. Keep the reference number and give it whenever you contact us.'],
      [`Reference number: ${reference}`, `Request: ${kindText}`, `We answer by: ${day}`],
      ['What happens next', nextWords[kind].en],
      ...follow(facts),
      ...ending(facts),
    ),
  };
}

/** Tells the sender of a new status, with the team's note where there is one. */
export function changeMail({ status, note, ...facts }: Facts & { status: CaseStatus; note: string | undefined }): Mail {
  const { kind, reference, language } = facts;
  const statusText = statusWords[status][language];
  const kindText = kindWords[kind][language];
  const written = note?.trim() ? [[note.trim()]] : [];
  if (language === 'ar') {
    return {
      subject: `تحديث على طلبك ${reference}`,
      body: paragraphs(
        ['السلام عليكم،'],
        ['هناك جديد في طلبك.'],
        [`الرقم المرجعي: ${isolated(reference)}`, `نوع الطلب: ${kindText}`, `الحالة الآن: ${statusText}`],
        ...written,
        ...follow(facts),
        ...ending(facts),
      ),
    };
  }
  return {
    subject: `Update on your request ${reference}`,
    body: paragraphs(
      ['Hello,'],
      ['There is news about your request.'],
      [`Reference number: ${reference}`, `Request: ${kindText}`, `Status now: ${statusText}`],
      ...written,
      ...follow(facts),
      ...ending(facts),
    ),
  };
}

/** Tells the team that there is something to do, in both languages, without personal data. */
export function teamMail({
  kind,
  reference,
  dueAt,
  address,
}: Pick<Facts, 'kind' | 'reference'> & { dueAt: Date; address: string }): Mail {
  const { en, ar } = caseKindLabels[kind];
  return {
    subject: `${en} ${reference} · ${ar}`,
    body: paragraphs(
      [`A new case has come in: ${en}.`],
      [`Reference number: ${reference}`, `Answer due: ${dayText(dueAt, 'en')}`],
      [`وصل طلب جديد: ${ar}.`],
      [`الرقم المرجعي: ${isolated(reference)}`, `موعد الرد: ${dayText(dueAt, 'ar')}`],
      [`Open the case · افتح الطلب: ${address}`],
    ),
  };
}

/** Claims and complaints can be followed by number and ID; other requests in the browser that sent them. */
function follow({ kind, language, siteUrl }: Facts): string[][] {
  if (kind !== 'claim' && kind !== 'complaint') return [];
  const page = `${siteUrl}${language === 'ar' ? '/ar' : ''}/${kind === 'claim' ? 'claims' : 'complaints'}`;
  const words = {
    claim: { en: 'Track your claim', ar: 'تتبّع مطالبتك' },
    complaint: { en: 'Track your complaint', ar: 'تتبّع شكواك' },
  };
  const needed =
    language === 'ar'
      ? 'للمتابعة تحتاج إلى الرقم المرجعي ورقم الهوية أو الإقامة.'
      : 'To follow it you need the reference number and your ID or Iqama number.';
  return [[needed], [`${words[kind][language]}: ${page}`]];
}

function ending({ company: { name, phone }, language }: Facts): string[][] {
  const inArabic = language === 'ar';
  const call = phone && [inArabic ? `هل لديك سؤال؟ اتصل بنا على ${isolated(phone)}.` : `Questions? Call us: ${phone}.`];
  const automatic = inArabic
    ? 'هذه رسالة آلية، ولا نطّلع على الردود عليها.'
    : 'This message was sent automatically. Replies to it are not read.';
  return [...(call ? [call] : []), [...(name ? [name] : []), automatic]];
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

function paragraphs(...all: string[][]): string {
  return `${all.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
