import { localizeForm, mailNameOf } from '@insurer/contract/forms/form-text.ts';
import { caseForms, isRequestKind, requestForm } from '@insurer/contract/forms/forms.ts';
import { dateLocale, directionOf, type Language, withPrefix } from '@insurer/contract/language.ts';
import { type CaseStatus, caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import { type CaseKind, caseKindLabels } from '../case-kinds.ts';
import { caseAddress } from '../case-link.ts';
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
    answerSubject: (reference: string) => `Our answer to your request ${reference}`,
    files: (count: number) =>
      count === 1 ? 'One file belongs to this answer.' : `${count} files belong to this answer.`,
    open: 'Read and answer',
    ends: 'The link opens this request alone and ends after 30 days. Do not pass it on.',
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
    answerSubject: (reference: string) => `ردّنا على طلبك ${reference}`,
    files: (count: number) => (count === 1 ? 'مع هذا الرد ملف واحد.' : `عدد الملفات مع هذا الرد: ${count}.`),
    open: 'اقرأ الرد وراسلنا',
    ends: 'يفتح الرابط هذا الطلب وحده، وتنتهي صلاحيته بعد 30 يومًا. لا تشاركه مع أحد.',
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
      ...(isRequestKind(about.kind) ? caseLink(about) : tracking(about)),
      ...ending(about),
    ],
  };
}

/** Brings an answer to the customer; its files are had on the site, and nowhere else. */
export function answerMail({ text, files, ...about }: CaseMail & { text: string; files: number }): Mail {
  const { reference, kind, language } = about;
  const say = words[language];
  const kindFact = { name: say.kind, value: mailNameOf(caseForms[kind], language) };
  return {
    subject: say.answerSubject(reference),
    parts: [
      ...paragraphsOf(text),
      ...(files > 0 ? [paragraph(say.files(files))] : []),
      { kind: 'facts', facts: [referenceFact(reference, language), kindFact] },
      ...caseLink(about),
      ...ending(about),
    ],
  };
}

/** Tells who handles a case that its customer has written, in both languages, without personal data. */
export function customerWroteMail({
  kind,
  reference,
  isReopened,
  address,
}: Pick<CaseMail, 'kind' | 'reference'> & { isReopened: boolean; address: string }): Mail {
  const { en, ar } = caseKindLabels[kind];
  const fact = (language: Language): MailPart => ({ kind: 'facts', facts: [referenceFact(reference, language)] });
  return {
    subject: `${en} ${reference} · رسالة من العميل`,
    parts: [
      paragraph(`The customer has written${isReopened ? ', and the case is open again' : ''}: ${en}.`),
      fact('en'),
      paragraph(`كتب العميل رسالة${isReopened ? '، وأُعيد فتح الطلب' : ''}: ${ar}.`),
      fact('ar'),
      { kind: 'link', label: 'Open the case · افتح الطلب', address },
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

/** The way to read and answer on the site. Only requests have one. */
function caseLink({ kind, reference, language }: CaseMail): MailPart[] {
  if (!isRequestKind(kind)) return [];
  const say = words[language];
  return [{ kind: 'link', label: say.open, address: caseAddress(reference, language) }, paragraph(say.ends)];
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
