import { localizeForm, mailNameOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms, isRequestKind, requestForm } from '@insurer/contract/forms/forms.ts';
import { dateLocale, directionOf, type Language, withPrefix } from '@insurer/contract/language.ts';
import { type CaseStatus, caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import { type CaseKind, caseKindLabels } from '../case-kinds.ts';
import { isolated, type Mail, type MailPart, paragraph } from './mail-parts.ts';

export type Company = { name: string | undefined; phone: string | undefined };
type CaseMail = { kind: CaseKind; reference: string; language: Language; company: Company; siteUrl: string };

const words = {
  en: {
    hello: 'Hello,',
    receivedSubject: (reference: string) => `We received your request ${reference}`,
    received: 'We have received your request. Keep the reference number and give it whenever you contact us.',
    changedSubject: (reference: string) => `Update on your request ${reference}`,
    changed: 'There is news about your request.',
    reference: 'Reference number',
    kind: 'Request',
    dueAt: 'We answer by',
    status: 'Status now',
    next: 'What happens next',
    neededToTrack: 'To follow it you need the reference number and your ID or Iqama number.',
    call: (phone: string) => `Questions? Call us: ${phone}.`,
    automatic: 'This message was sent automatically. Replies to it are not read.',
  },
  ar: {
    hello: 'السلام عليكم،',
    receivedSubject: (reference: string) => `استلمنا طلبك ${reference}`,
    received: 'استلمنا طلبك، وهذه بياناته. احتفظ بالرقم المرجعي واذكره كلما تواصلت معنا.',
    changedSubject: (reference: string) => `تحديث على طلبك ${reference}`,
    changed: 'هناك جديد في طلبك.',
    reference: 'الرقم المرجعي',
    kind: 'نوع الطلب',
    dueAt: 'آخر موعد لردّنا',
    status: 'الحالة الآن',
    next: 'الخطوات التالية',
    neededToTrack: 'للمتابعة تحتاج إلى الرقم المرجعي ورقم الهوية أو الإقامة.',
    call: (phone: string) => `هل لديك سؤال؟ اتصل بنا على ${isolated(phone)}.`,
    automatic: 'هذه رسالة آلية، ولا نطّلع على الردود عليها.',
  },
};

/**
 * Confirms that something arrived, says what happens next and by when. Nothing that the sender typed is in it: the
 * address may belong to somebody else.
 */
export function confirmationMail({ dueAt, ...about }: CaseMail & { dueAt: Date }): Mail {
  const { kind, reference, language } = about;
  const say = words[language];
  return {
    subject: say.receivedSubject(reference),
    parts: [
      paragraph(say.hello),
      paragraph(say.received),
      caseFacts(about, { name: say.dueAt, value: dayText(dueAt, language) }),
      { kind: 'section', heading: say.next, text: localizeForm(caseForms[kind], language).texts.mailNextSteps },
      ...tracking(about),
      ...ending(about),
    ],
  };
}

/** Tells the sender of a new status, with the team's note where there is one. */
export function changeMail({
  status,
  note,
  ...about
}: CaseMail & { status: CaseStatus; note: string | undefined }): Mail {
  const { reference, language } = about;
  const say = words[language];
  return {
    subject: say.changedSubject(reference),
    parts: [
      paragraph(say.hello),
      paragraph(say.changed),
      caseFacts(about, { name: say.status, value: caseStatusTexts[status][language] }),
      ...paragraphsOf(note?.trim() ?? ''),
      ...tracking(about),
      ...ending(about),
    ],
  };
}

/** Tells the team that there is something to do, in both languages, without personal data. */
export function teamMail({
  kind,
  reference,
  dueAt,
  address,
}: Pick<CaseMail, 'kind' | 'reference'> & { dueAt: Date; address: string }): Mail {
  const { en, ar } = caseKindLabels[kind];
  const facts = (language: Language, dueName: string): MailPart => ({
    kind: 'facts',
    facts: [referenceFact(reference, language), { name: dueName, value: dayText(dueAt, language) }],
  });
  return {
    subject: `${en} ${reference} · ${ar}`,
    parts: [
      paragraph(`A new case has come in: ${en}.`),
      facts('en', 'Answer due'),
      paragraph(`وصل طلب جديد: ${ar}.`),
      facts('ar', 'موعد الرد'),
      { kind: 'link', label: 'Open the case · افتح الطلب', address },
    ],
  };
}

function caseFacts({ kind, reference, language }: CaseMail, last: { name: string; value: string }): MailPart {
  const kindFact = { name: words[language].kind, value: mailNameOf(caseForms[kind], language) };
  return { kind: 'facts', facts: [referenceFact(reference, language), kindFact, last] };
}

function referenceFact(reference: string, language: Language) {
  const value = directionOf(language) === 'rtl' ? isolated(reference) : reference;
  return { name: words[language].reference, value, isReference: true };
}

/** Claims and complaints can be followed by number and ID; other requests in the browser that sent them. */
function tracking({ kind, language, siteUrl }: CaseMail): MailPart[] {
  const form = isRequestKind(kind) ? requestForm(kind).tracking : undefined;
  if (!form) return [];
  const say = words[language];
  const address = `${siteUrl}${withPrefix(`/${form.path}`, language)}`;
  return [paragraph(say.neededToTrack), { kind: 'link', label: localizeForm(form, language).texts.title, address }];
}

function ending({ company: { name, phone }, language }: CaseMail): MailPart[] {
  const say = words[language];
  const smallPrint: MailPart = { kind: 'small print', lines: [...(name ? [name] : []), say.automatic] };
  return phone ? [paragraph(say.call(phone)), smallPrint] : [smallPrint];
}

/** What a colleague wrote, with its own lines and paragraphs. */
function paragraphsOf(note: string): MailPart[] {
  return note === '' ? [] : note.split(/\n{2,}/).map((lines) => paragraph(...lines.split('\n')));
}

/** A day such as `Sunday, 29 November 2026`, as it is in Riyadh, by the Gregorian calendar in both languages. */
function dayText(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', timeZone: 'Asia/Riyadh' }).format(date);
}
