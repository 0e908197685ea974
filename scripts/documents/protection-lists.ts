import type { Both } from '@insurer/demo-content/content-types.ts';
import { type Part, same } from './printed-document.ts';

/** Part of a body that an accident took or left without use, and its share of the sum for partial disability in percent. */
export const partialDisability: [loss: Both, share: number][] = [
  [{ en: 'Both hands, both feet, or the sight of both eyes', ar: 'اليدان أو القدمان أو بصر العينين' }, 100],
  [{ en: 'One arm or hand', ar: 'ذراع أو يد واحدة' }, 60],
  [{ en: 'One leg or foot', ar: 'ساق أو قدم واحدة' }, 50],
  [{ en: 'The sight of one eye', ar: 'بصر عين واحدة' }, 50],
  [{ en: 'The hearing of both ears', ar: 'سمع الأذنين' }, 60],
  [{ en: 'The hearing of one ear', ar: 'سمع أذن واحدة' }, 20],
  [{ en: 'A thumb', ar: 'إبهام اليد' }, 20],
  [{ en: 'Another finger', ar: 'إصبع أخرى من أصابع اليد' }, 8],
  [{ en: 'A toe', ar: 'إصبع من أصابع القدم' }, 3],
];

const commonIllnesses: Both[] = [
  { en: 'Heart attack', ar: 'الجلطة القلبية' },
  { en: 'Stroke', ar: 'السكتة الدماغية' },
  { en: 'Cancer', ar: 'السرطان' },
  { en: 'Kidney failure', ar: 'الفشل الكلوي' },
  { en: 'Transplant of a major organ', ar: 'زراعة عضو رئيسي' },
  { en: 'Bypass surgery of the coronary arteries', ar: 'جراحة تحويل مجرى الشرايين التاجية' },
  { en: 'Surgery of a heart valve', ar: 'جراحة صمامات القلب' },
  { en: 'Surgery of the aorta', ar: 'جراحة الشريان الأبهر' },
  { en: 'Multiple sclerosis', ar: 'التصلب المتعدد' },
  { en: 'Paralysis of two limbs or more', ar: 'شلل طرفين أو أكثر' },
  { en: 'Blindness', ar: 'العمى' },
  { en: 'Severe burns', ar: 'الحروق البالغة' },
];

/** Those that each plan pays for; the larger plan pays for the smaller one's, too. */
export const illnesses: { family: Both[]; familyPlus: Both[] } = {
  family: commonIllnesses,
  familyPlus: [
    ...commonIllnesses,
    { en: 'Deafness', ar: 'الصمم' },
    { en: 'Loss of speech', ar: 'فقدان النطق' },
    { en: 'Coma', ar: 'الغيبوبة' },
    { en: 'Benign tumour of the brain', ar: 'ورم الدماغ الحميد' },
    { en: 'Severe injury of the head', ar: 'إصابة الرأس البالغة' },
    { en: 'Parkinson’s disease', ar: 'داء باركنسون' },
    { en: 'Alzheimer’s disease', ar: 'داء ألزهايمر' },
    { en: 'Motor neurone disease', ar: 'داء العصبون الحركي' },
    { en: 'Muscular dystrophy', ar: 'حثل العضلات' },
    { en: 'Failure of the liver', ar: 'الفشل الكبدي' },
    { en: 'Failure of the lungs', ar: 'الفشل الرئوي المزمن' },
    { en: 'High blood pressure in the lungs', ar: 'ارتفاع ضغط الدم الرئوي' },
    { en: 'Aplastic anaemia', ar: 'فقر الدم اللاتنسجي' },
    { en: 'Bacterial meningitis', ar: 'التهاب السحايا الجرثومي' },
    { en: 'Encephalitis', ar: 'التهاب الدماغ' },
    { en: 'Lupus that has reached the kidneys', ar: 'الذئبة الحمراء المصحوبة بالتهاب الكلى' },
  ],
};

function inOneSentence(plans: Both, names: Both[]): Both {
  const listed = { en: names.map(({ en }) => en).join('; '), ar: names.map(({ ar }) => ar).join('، ') };
  return { en: `${plans.en}: ${listed.en}.`, ar: `${plans.ar}: ${listed.ar}.` };
}

/** What the page of the product leaves to its wording. */
export const protectionLists: Part[] = [
  { subheading: { en: 'Shares for partial disability', ar: 'نسب العجز الجزئي' } },
  {
    text: {
      en: 'We pay this share of the sum for partial disability. For several losses the shares are added, up to 100%.',
      ar: 'ندفع هذه النسبة من مبلغ العجز الجزئي. وإذا تعددت الإصابات جُمعت النسب حتى 100%.',
    },
  },
  {
    table: {
      numeric: true,
      head: [
        { en: 'Lost, or without use for good', ar: 'ما فُقد أو تعطل نهائيًا' },
        { en: 'Share', ar: 'النسبة' },
      ],
      rows: partialDisability.map(([loss, share]) => [loss, same(`${share}%`)]),
    },
  },
  { subheading: { en: 'Serious illnesses', ar: 'الأمراض الحرجة' } },
  { text: inOneSentence({ en: 'Family and Family Plus', ar: 'العائلية والعائلية بلس' }, illnesses.family) },
  {
    text: inOneSentence(
      { en: 'Family Plus alone', ar: 'العائلية بلس وحدها' },
      illnesses.familyPlus.slice(illnesses.family.length),
    ),
  },
];
