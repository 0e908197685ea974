import { textIn, type Wording } from '@insurer/contract/changed-texts.ts';
import { answerBy } from '@insurer/contract/forms/answer-by.ts';
import { askedFor } from '@insurer/contract/forms/asked-for.ts';
import { officerWords } from '@insurer/contract/forms/officer-words.ts';
import type { Translations } from '@insurer/contract/language.ts';

/** What the mails to customers say besides what the forms' tables have for them. `{name}` marks a gap for a value. */
export const mailTexts = {
  hello: { en: 'Hello,', ar: 'السلام عليكم،' },
  receivedSubject: { en: 'We received your request {reference}', ar: 'استلمنا طلبك {reference}' },
  received: {
    en: 'We have received your request. Keep the reference number and give it whenever you contact us.',
    ar: 'استلمنا طلبك، وهذه بياناته. احتفظ بالرقم المرجعي واذكره كلما تواصلت معنا.',
  },
  changedSubject: { en: 'Update on your request {reference}', ar: 'تحديث على طلبك {reference}' },
  changed: { en: 'There is news about your request.', ar: 'هناك جديد في طلبك.' },
  dueMoved: {
    en: 'The day of our answer has changed: we answer by {day}.',
    ar: 'تغيّر موعد ردّنا، وآخر موعد له الآن {day}.',
  },
  answerSubject: { en: 'Our answer to your request {reference}', ar: 'ردّنا على طلبك {reference}' },
  applicationReceivedSubject: { en: 'We received your application {reference}', ar: 'استلمنا طلب التوظيف {reference}' },
  applicationReceived: {
    en: 'We have received your application. Keep the reference number and give it whenever you contact us.',
    ar: 'استلمنا طلب التوظيف الذي قدّمته، وهذه بياناته. احتفظ بالرقم المرجعي واذكره كلما تواصلت معنا.',
  },
  applicationChangedSubject: {
    en: 'Update on your application {reference}',
    ar: 'تحديث على طلب التوظيف {reference}',
  },
  applicationChanged: {
    en: 'There is news about your application.',
    ar: 'هناك جديد في طلب التوظيف الذي قدّمته.',
  },
  applicationAnswerSubject: {
    en: 'Our answer to your application {reference}',
    ar: 'ردّنا على طلب التوظيف {reference}',
  },
  officerSubject: { en: 'Who handles your request {reference}', ar: 'من يتولى طلبك {reference}' },
  officerNamed: {
    en: 'Your request is with the person named here, whom you can call directly.',
    ar: 'يتولى طلبك الموظف المذكور هنا، ويمكنك الاتصال به مباشرة.',
  },
  ...officerWords,
  oneFile: { en: 'One file belongs to this answer.', ar: 'مع هذا الرد ملف واحد.' },
  files: { en: '{count} files belong to this answer.', ar: 'عدد الملفات مع هذا الرد: {count}.' },
  askedFor,
  open: { en: 'Read and answer', ar: 'اطّلع على طلبك وراسلنا' },
  ends: {
    en: 'The link opens this request alone and ends after 30 days. Do not pass it on.',
    ar: 'يفتح الرابط هذا الطلب وحده، وتنتهي صلاحيته بعد 30 يومًا. لا تشاركه مع أحد.',
  },
  reference: { en: 'Reference number', ar: 'الرقم المرجعي' },
  kind: { en: 'Request', ar: 'نوع الطلب' },
  job: { en: 'Job', ar: 'الوظيفة' },
  product: { en: 'Product', ar: 'المنتج' },
  dueAt: answerBy,
  status: { en: 'Status now', ar: 'الحالة الآن' },
  stage: { en: 'Stage', ar: 'المرحلة' },
  next: { en: 'What happens next', ar: 'الخطوات التالية' },
  neededToTrack: {
    en: 'To follow it you need the reference number and your ID or Iqama number.',
    ar: 'للمتابعة تحتاج إلى الرقم المرجعي ورقم الهوية أو الإقامة.',
  },
  neededToFind: {
    en: 'To follow it from any device you need the reference number and one detail that you sent, such as your email or phone number.',
    ar: 'للمتابعة من أي جهاز تحتاج إلى الرقم المرجعي ومعلومة واحدة مما أرسلته، مثل بريدك الإلكتروني أو رقم جوالك.',
  },
  call: { en: 'Questions? Call us: {phone}.', ar: 'هل لديك سؤال؟ اتصل بنا على {phone}.' },
  automatic: {
    en: 'This message was sent automatically. Replies to it are not read.',
    ar: 'هذه رسالة آلية، ولا نطّلع على الردود عليها.',
  },
} as const satisfies Record<string, Translations>;

/** What an applicant reads in place of a text that speaks of a request. */
export const applicationTexts: Partial<Record<keyof typeof mailTexts, keyof typeof mailTexts>> = {
  receivedSubject: 'applicationReceivedSubject',
  received: 'applicationReceived',
  changedSubject: 'applicationChangedSubject',
  changed: 'applicationChanged',
  answerSubject: 'applicationAnswerSubject',
};

/** Where the keys of these texts begin. They stay here: the site sends no mails. */
export const mailTextsKey = 'mails';

/** A text of the mails in the customer's language, with its gap filled. */
export function mailWords(name: keyof typeof mailTexts, wording: Wording, value: string | number = ''): string {
  return textIn(`${mailTextsKey}.${name}`, mailTexts[name], wording).replaceAll(/\{\w+\}/g, () => String(value));
}
