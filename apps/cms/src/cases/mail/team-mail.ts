import type { CaseRules } from '@insurer/contract/forms/define-form.ts';
import { caseForms, isEnquiry } from '@insurer/contract/forms/forms.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Label } from '../../fields/labels.ts';
import { promisedDayText } from '../../fields/moment-text.ts';
import { type CaseKind, caseLabel } from '../case-kinds.ts';
import { referenceFact } from './case-mail.ts';
import { type Mail, type MailPart, paragraph } from './mail-parts.ts';

/** `sent` tells an enquiry from a complaint; `address` is that of the case in the admin. */
type CaseNews = { kind: CaseKind; sent: unknown; reference: string; address: string; dueAt?: Date | undefined };
type DueCase = CaseNews & { dueAt: Date };

/** Whose a new case is already, for who reads of it; nobody's where nothing is said. */
export type Whose = 'yours' | 'of a colleague' | undefined;

const assigned: Readonly<Record<NonNullable<Whose>, Label>> = {
  yours: { en: ' and is assigned to you', ar: ' وأُسند إليك' },
  'of a colleague': { en: ' and is assigned to a colleague', ar: ' وأُسند إلى أحد الزملاء' },
};

/** Tells the team that there is something to do, and by whom where a rule has given it to somebody. */
export function newCaseMail(about: DueCase, whose?: Whose): Mail {
  const { en, ar } = nameOf(about);
  const to = whose && assigned[whose];
  return newsMail(about, ar, {
    en: `A new case has come in${to?.en ?? ''}: ${en}.`,
    ar: `وصل طلب جديد${to?.ar ?? ''}: ${ar}.`,
  });
}

/** Tells who handles a case that its day comes near. */
export function dueSoonMail(about: DueCase): Mail {
  const { en, ar } = nameOf(about);
  return newsMail(about, 'اقترب موعد الرد', { en: `The answer is due soon: ${en}.`, ar: `اقترب موعد الرد: ${ar}.` });
}

/** Tells who handles complaints that a customer still knows nobody by name. */
export function nobodyNamedMail({ kind, sent, reference, address }: CaseNews): Mail {
  const { en, ar } = nameOf({ kind, sent });
  return newsMail({ kind, sent, reference, address }, 'لم يُعرَّف العميل بأحد', {
    en: `Today ends the time in which the customer is to know by name and direct number who handles this: ${en}. Assign it, and see that its owner has a direct number.`,
    ar: `تنتهي اليوم مهلة تعريف العميل باسم من يتولى طلبه ورقمه المباشر: ${ar}. أسنده إلى موظف، وتأكد من أن لحسابه رقمًا مباشرًا.`,
  });
}

const senders: Readonly<Record<CaseRules['sender'], Label>> = {
  customer: { en: 'customer', ar: 'العميل' },
  applicant: { en: 'applicant', ar: 'المتقدم' },
};

/** Tells who handles a case that its customer has written. */
export function customerWroteMail({
  kind,
  sent,
  reference,
  isReopened,
  address,
}: CaseNews & { isReopened: boolean }): Mail {
  const { en, ar } = nameOf({ kind, sent });
  const sender = senders[caseForms[kind].caseRules.sender];
  return newsMail({ kind, sent, reference, address }, `رسالة من ${sender.ar}`, {
    en: `The ${sender.en} has written${isReopened ? ', and the case is open again' : ''}: ${en}.`,
    ar: `كتب ${sender.ar} رسالة${isReopened ? '، وأُعيد فتح الطلب' : ''}: ${ar}.`,
  });
}

/** Tells who is named for confidential cases that one was marked as such. */
export function confidentialMail({ kind, sent, reference, address }: CaseNews): Mail {
  const { en, ar } = nameOf({ kind, sent });
  return newsMail({ kind, sent, reference, address }, 'طلب سري', {
    en: `A case was marked as confidential and is for named people only now: ${en}.`,
    ar: `صار طلب سريًّا ولا يراه إلا المخوَّلون: ${ar}.`,
  });
}

function nameOf({ kind, sent }: Pick<CaseNews, 'kind' | 'sent'>): Label {
  return caseLabel(kind, isEnquiry(kind, sent));
}

const dueNames: Label = { en: 'Answer due', ar: 'موعد الرد' };

/** In both languages, since nobody knows which one its reader works in, and without personal data. */
function newsMail({ kind, sent, reference, address, dueAt }: CaseNews, subjectEnd: string, said: Label): Mail {
  const facts = (language: Language): MailPart => ({
    kind: 'facts',
    facts: [
      referenceFact({ reference, language }),
      ...(dueAt ? [{ name: dueNames[language], value: promisedDayText(dueAt, language) }] : []),
    ],
  });
  return {
    subject: `${nameOf({ kind, sent }).en} ${reference} · ${subjectEnd}`,
    parts: [
      paragraph(said.en),
      facts('en'),
      paragraph(said.ar),
      facts('ar'),
      { kind: 'link', label: 'Open the case · افتح الطلب', address },
    ],
  };
}
