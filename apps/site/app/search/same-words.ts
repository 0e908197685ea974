import type { Language } from '@insurer/contract/language.ts';
import { comparable, type TextWord, wordsOf } from '@insurer/contract/search-words.ts';
import { stemOf, withoutArticle } from '@insurer/contract/stems.ts';
import { emptyPairs } from './empty-pairs.ts';
import type { EntryKind } from './search-entry.ts';

/**
 * THE list of words that mean the same to a visitor, one group per line; broken plurals are here, too. Written as
 * people write them: articles, endings and spelling variants need no entry of their own.
 */
const groups = [
  'car vehicle motor auto automobile',
  'motorcycle motorbike scooter',
  'boat yacht',
  'complaint grievance objection dissatisfied',
  'visa',
  'cancel cancellation terminate termination',
  'extend extension renew renewal prolong',
  'price cost quote quotation offer',
  'premium contribution instalment',
  'salary wage pay',
  'hospital clinic doctor medical',
  'job vacancy career',
  'cv resume curriculum',
  'branch office',
  'location located',
  'phone telephone call mobile',
  'fraud scam cheat',
  'accident crash collision',
  'refund reimburse reimbursement repay',
  'pdf document file paper',
  'house home property building',
  'company corporate business firm',
  'faq question',
  'ship vessel cargo marine',
  'retirement retire pension savings',
  'parent mother father visitor',
  'mother mum mom mummy',
  'father dad daddy',
  'paediatrics kid child children pediatrics pediatrician paediatrician',
  'cardiology heart cardiologist cardiac',
  'ophthalmology eye optical ophthalmologist glasses',
  'dental tooth teeth toothache dentist dentistry',
  'dermatology skin dermatologist',
  'orthopaedics bone orthopedics',
  'neurology nerve brain',
  'mental psychiatry psychiatrist psychologist therapy therapist depression',
  'urology urine kidney dialysis',
  'gynaecology women gynecology obstetrics',
  'pharmacy chemist drugstore',
  'policy contract',
  'buy purchase',
  'help assistance support',
  'pregnancy maternity pregnant birth childbirth',
  'baggage luggage suitcase bag',
  'director chairman board',
  'actuary actuarial',
  'follow track status',
  'file submit',
  'rejected reject refused refuse denied deny declined',
  'sharia shariah halal haram islamic',
  'cooperative takaful',
  'invoice bill',
  'steal stole stolen theft thief robbed robbery',
  'workshop garage mechanic bodyshop',
  'glass windscreen windshield window',
  'tow towing',
  'race racing drift drifting',
  'insect termite',
  'computer laptop',
  'broken broke crack cracked smashed',
  'die died dead death deceased widow widowed widower orphan',
  'tax vat',
  'certificate proof prove',
  'newborn baby infant',
  'fire burn burned burnt',
  'expired expire expires ended ends',
  'sms text message',
  'injury injured hurt',
  'surgery operation',
  'medicine medication drug',
  'forklift excavator crane bulldozer loader',
  'fertility infertility IVF',
  'سيارة مركبة سيارات مركبات',
  'شكوى تظلم شكاوى شكاوي اعتراض',
  'تأشيرة فيزا تأشيرات',
  'إلغاء ألغي فسخ إنهاء',
  'تمديد تجديد أمدد أجدد',
  'مخطط حاسبة',
  'سعر تكلفة كلفة أسعار ثمن عرض',
  'قسط اشتراك أقساط',
  'مستشفى عيادة طبيب طبي مستشفيات عيادات أطباء',
  'وظيفة وظائف شاغر توظيف أتوظف شغل',
  'سيرة CV',
  'فرع فروع مكتب مكاتب',
  'هاتف جوال تلفون موبايل اتصال',
  'احتيال نصب غش',
  'حادث حوادث تصادم صدم',
  'استرداد استرجاع تعويض',
  'مستند مستندات وثيقة وثائق ملف ورق أوراق',
  'بوليصة وثيقة بوالص',
  'منزل بيت عقار ممتلكات مبنى',
  'شركة شركات منشأة منشآت',
  'سؤال أسئلة استفسار',
  'سفينة بحري شحن بضاعة بضائع',
  'تقاعد ادخار معاش',
  'ادخار توفير مدخرات',
  'تقرير تقارير',
  'خطة خطط',
  'حق حقوق',
  'عميل عملاء زبون',
  'زائر زوار زيارة ضيف ضيوف',
  'الوالدين والدي والدتي أمي أبوي أهلي',
  'طفل أطفال ابن أبناء ولد أولاد عيال بزران بزارين',
  'عامل عمال عمالة',
  'عيون عين بصريات نظارات نظارة',
  'أسنان ضرس',
  'جلد جلدية بشرة',
  'عظام عظم',
  'عصبية عصب أعصاب مخ',
  'مسالك بول كلى',
  'صيدلية صيدليات دواء أدوية',
  'هوية بطاقة إقامة',
  'نموذج نماذج استمارة',
  'رفع أرفع تقديم أقدم قدم إرسال',
  'تتبع متابعة أتابع حالة',
  'حمل ولادة أمومة حامل',
  'أمتعة حقائب حقيبة شنطة',
  'مساعدة عون دعم',
  'راتب رواتب أجر',
  'فلوس مبلغ مال نقود',
  'عفش أمتعة حقائب حقيبة',
  'ارتباط كوكيز',
  'تعطل تعطلت خربت',
  'رفض رفضتوا انرفض انرفضت مرفوض',
  'شرعي شريعة حلال حرام إسلامي فتوى',
  'تعاوني تكافل تكافلي',
  'سيبراني سايبر',
  // A word of the other language, which the texts of a page have not.
  'claim مطالبة مطالبات',
  'complaint شكوى',
  'insurance تأمين',
  'car motor vehicle سيارة مركبة',
  'health medical صحي طبي',
  'travel سفر',
  'visit زيارة',
  'visa تأشيرة',
  'cancel cancellation إلغاء',
  'extend extension تمديد',
  'activate activation تفعيل',
  'quote price سعر',
  'job career وظيفة وظائف',
  'hospital مستشفى مستشفيات',
  'track follow متابعة',
  'request طلب',
  'accident حادث',
  'refund استرداد',
  'fraud احتيال',
  'contact تواصل اتصل',
  'savings ادخار',
  'retirement pension تقاعد',
  'question سؤال أسئلة',
  'سرقة سرق انسرق انسرقت سرقوا سرقت مسروق مسروقة لص لصوص',
  'سائق سواق سائقين سواقين دريول',
  'ورشة ورش كراج قراج ميكانيكي سمكرة',
  'زجاج قزاز جام',
  'سحب سطحة ونش',
  'جدار جدران',
  'سباق سباقات تفحيط',
  'زلزال زلازل',
  'سيل سيول فيضان فيضانات غرق غرقت',
  'صاعقة صواعق',
  'حشرات حشرة نمل',
  'حاسوب كمبيوتر لابتوب',
  'فحص فحوص فحوصات',
  'نفسي نفسية اكتئاب',
  'كسر انكسر انكسرت مكسور مكسورة شرخ',
  'حصى حصاة حصوة',
  'كلى كلية الكلوي',
  'وفاة توفى توفي مات متوفى ميت أرملة أرامل يتيم أيتام',
  'ضريبة ضرائب',
  'حريق احترق احترقت انحرق انحرقت',
  'مطعم مطاعم',
  'رافعة رافعات كرين',
  'طيران طيارة طائرة',
  'مستودع مستودعات',
  'شهادة إثبات',
  'مولود رضيع بيبي',
  'إصابة مصاب انصاب',
  'جراحة عملية عمليات',
  'دفع أدفع سداد أسدد',
];

/**
 * THE list of words that are written in other letters or otherwise than they are spelled: what is right, and behind it how people
 * write it. Only from there to the right words, since no page has the others: whoever types them right is told nothing new.
 */
const spellings = [
  // Arabic in Latin letters, where a digit stands for a letter that they have not.
  'insurance تأمين: ta2meen tameen tamin taamin tamen',
  'car سيارة: sayara siyara sayyara sayarat siyarat sayarah',
  'accident حادث: 7adeth 7adith hadeth hadith 7awadeth',
  'claim مطالبة: mutalaba motalaba motalba mutalabat matalabat matalba motalbat',
  'complaint شكوى: shakwa shakwah shakwaa chakwa shakawi',
  'hospital مستشفى: mostashfa mustashfa mosta4fa mustashfayat mostashfayat',
  'tow سطحة: sat7a sa6ha sa67a satha satah wanesh winsh',
  'visit زيارة: ziyara ziyarah zyara ziara zeyara',
  'visa تأشيرة: ta2sheera tasheera ta2shira taashira tashira',
  'extension تمديد: tamdeed tamdid',
  'renewal تجديد: tajdeed tajdid',
  'job وظيفة: wazifa wathifa wathefa wazeefa wathaef wazayef wathayef wazaef',
  'price سعر: si3r se3r as3ar',
  'branch فرع: far3 fare3 foro3',
  'refund استرداد: istirdad estirdad istrdad',
  'cancel إلغاء: ilgha elgha il3a elgha2',
  'travel سفر: safar saffar',
  'medical طبي: tibbi tebi tibi 6ibi',
  'health صحي: sihi si7i sehhi',
  'near قريب: qareeb gareeb qarib',
  'fraud احتيال: i7tiyal ihtiyal e7tyal nasb',
  'workshop ورشة: warsha warshah',
  'license رخصة: rokhsa rukhsa ro5sa',
  'doctor دكتور: doktor daktor doctoor',
  'contact تواصل: tawasol tawasul',
  // English in Arabic letters.
  'تأمين insurance: انشورنس انشورانس إنشورانس',
  'سيارة car: كار',
  'مطالبة claim: كليم كلايم',
  'إلغاء cancel: كانسل كانسلت كانسله',
  'حادث accident: اكسدنت أكسيدنت',
  'سفر travel: ترافل',
  'صحي طبي medical: ميديكال مديكل ميدكال هيلث',
  'حياة life: لايف',
  'شنغن schengen: شيرنقن شينقن شينغن شنقن شنجن',
  'وظيفة job: جوب',
  // Slips that lie as near to another word, or too far for the search to forgive.
  'claim: clame cliam claime',
  'accident: acident acsident accidant',
  'vehicle: vehical vehicel',
  'job: jop',
  'cancel: cancelation cancle cansel cancell',
  'certificate: certifcate certficate',
];

/** Words that say nothing of what is looked for. They are left out of a query unless it has no others. */
const emptyWords = [
  'a an and are as at be by can do does for from get have how i if in is it me my of on or our so that the their',
  'there this to us was we what when where which who why will with you your want need please long take much many am any',
  'been could did had has im just let should some they would u ur know tell wanna',
  'kam ween wain wein abi abgha aby mn fi kaif keef ya',
  'على إلى الى ماذا كيف متى أين هذا هذه ذلك التي الذي أنا أريد ابغى',
  'و ف ب ل ك كيفية طريقة عند عندي لدي ليش ليه لماذا',
  // As people in the Kingdom ask: "I want", "can I", "what", "where", "mine".
  'أبي أبغا بغيت نبي نبغى ودي ابا محتاج أحتاج أرغب حاب ممكن يمكن أقدر اقدر نقدر لازم أسوي سوي نسوي أعرف راح صار',
  'ايش إيش شنو شلون وين فين اللي عشان علشان حقت حقتي تبع تبعي هذي منكم عندكم واحد سمحت سمحتوا فضلك فضلكم',
];

/** Words by which all places of a kind are found, whatever stands there: "branch Jeddah", "visa pdf". */
export const kindNames: Record<Language, Record<EntryKind, string>> = {
  en: {
    page: '',
    section: '',
    question: 'question answer FAQ',
    document: 'document PDF download',
    branch: 'branch office location address phone',
    job: 'job vacancy career',
  },
  ar: {
    page: '',
    section: '',
    question: 'سؤال أسئلة جواب',
    document: 'مستند مستندات PDF تحميل',
    branch: 'فرع فروع موقع عنوان هاتف',
    job: 'وظيفة وظائف شاغر',
  },
};

/** The groups of the list, their words as they are compared. */
export const sameGroups: readonly (readonly string[])[] = groups.map((group) => group.split(' ').map(comparable));

const sameByStem = new Map<string, Set<string>>();
for (const words of sameGroups) {
  for (const word of words) {
    for (const key of [word, stemOf(word)]) {
      const known = sameByStem.get(key) ?? new Set();
      for (const other of words) known.add(other);
      sameByStem.set(key, known);
    }
  }
}

const readSpellings = spellings.map((line) => line.split(': ').map((words) => words.split(' ').map(comparable)));
/** By the whole word: what people write has no stem, or a card (كارت) would be a car. */
const meantBySpelling = new Map<string, string[]>();
for (const [right = [], written = []] of readSpellings) {
  const meant = right.flatMap((word) => [word, ...(sameByStem.get(word) ?? [])]);
  for (const word of written) meantBySpelling.set(word, meant);
}

/** "I'd", "we'll": without their sign they would be an identity card and an illness. */
const shortened = /^(?:i|you|we|they|he|she|it)['’](?:d|ll|m|re|ve)$/i;

const empty = new Set([...emptyPairs, ...emptyWords.flatMap((line) => line.split(' '))].map(comparable));

/** Other words of the same meaning, in their form for comparing; the word itself is not among them. */
export function sameWords(word: string): string[] {
  const found = new Set([...(sameByStem.get(word) ?? []), ...(sameByStem.get(stemOf(word)) ?? [])]);
  for (const right of meantBySpelling.get(withoutArticle(word)) ?? []) found.add(right);
  found.delete(word);
  return [...found];
}

/** Arabic in Latin letters, where a digit stands for a letter that they have not: "ta2meen" is no 2. */
const digitAsLetter = /^[a-z]+\d[a-z]+$/;
/** A letter that was held down for stress: تأميييين. */
const drawnOut = /(?<=\p{L})(\p{L})\1{2,}/gu;

/** The words of a query in their form for comparing, without those that are two words in one and say nothing. */
export function wordsOfQuery(typed: string): string[] {
  const query = typed.replace(drawnOut, '$1');
  const words = wordsOf(query).flatMap((one) => (shortened.test(query.slice(one.start, one.end)) ? [] : [one]));
  return words.reduce<TextWord[]>(withDigitAsLetter, []).map(({ word }) => word);
}

/** "7adeth" begins with its digit; "3months" does too, and is two words. */
function withDigitAsLetter(before: TextWord[], next: TextWord): TextWord[] {
  const [letters, digit] = before.slice(-2);
  const last = before.at(-1);
  if (last?.end !== next.start) return [...before, next];
  const pair = last.word + next.word;
  if (meantBySpelling.has(pair)) return [...before.slice(0, -1), { ...next, start: last.start, word: pair }];
  if (!letters || !digit || digit === letters || letters.end !== digit.start) return [...before, next];
  const word = letters.word + pair;
  return digitAsLetter.test(word)
    ? [...before.slice(0, -2), { ...next, start: letters.start, word }]
    : [...before, next];
}

/** Whether a word says nothing of what is looked for; its form for comparing is asked about. */
export function isEmptyWord(word: string): boolean {
  return empty.has(word);
}
