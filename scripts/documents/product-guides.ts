import type { Both, SeedPage } from '@insurer/demo-content/content-types.ts';
import { booklet, covered, limits, notCovered } from './page-sections.ts';
import { policyFacts } from './policy-facts.ts';
import { chapter, type Part, type PrintedDocument } from './printed-document.ts';
import { requestForm } from './product-forms.ts';
import { assumptions, countedBy, illustrated } from './savings-illustration.ts';

const edition = { en: 'Edition of 1 November 2026', ar: 'إصدار 1 نوفمبر 2026' };
const wordingDecides: Part = {
  text: {
    en: 'This is a summary. The policy wording and your schedule decide.',
    ar: 'هذا ملخص، والمعتمد نص الوثيقة والجدول الخاص بك.',
  },
};

const inherentDefects: PrintedDocument = {
  key: 'inherent-defects-guide',
  edition,
  parts: [
    {
      text: {
        en: 'Inherent defects insurance protects whoever owns a building when the structure fails because of a mistake in design, material or work. It is compulsory for private-sector buildings, it lasts ten years from completion, and it passes to each new owner.',
        ar: 'يحمي تأمين العيوب الخفية مالك المبنى إذا تضرر الهيكل بسبب خطأ في التصميم أو المواد أو التنفيذ. وهو إلزامي لمباني القطاع الخاص، ومدته عشر سنوات من اكتمال البناء، وينتقل مع كل مالك جديد.',
      },
    },
    ...chapter(
      { en: 'What is insured', ar: 'ما يشمله التأمين' },
      {
        points: [
          {
            en: 'Foundations, columns, beams, slabs and bearing walls',
            ar: 'القواعد والأعمدة والجسور والبلاطات والجدران الحاملة',
          },
          { en: 'Damage that already shows, and danger of collapse', ar: 'الأضرار الظاهرة وخطر الانهيار' },
          {
            en: 'Water that enters through roof or basement, where that cover is chosen',
            ar: 'تسرب المياه من السطح أو القبو عند اختيار هذه التغطية',
          },
          { en: 'Clearing away debris and the fees of engineers', ar: 'إزالة الأنقاض وأتعاب المهندسين' },
        ],
      },
    ),
    ...chapter(
      { en: 'When to do what', ar: 'الخطوات بحسب المرحلة' },
      {
        table: {
          head: [
            { en: 'Stage', ar: 'المرحلة' },
            { en: 'What the contractor does', ar: 'ما يقوم به المقاول' },
          ],
          rows: [
            [
              { en: 'Before the permit', ar: 'قبل الرخصة' },
              { en: 'Asks for the policy and names the inspection company', ar: 'يطلب الوثيقة ويحدد جهة المعاينة' },
            ],
            [
              { en: 'Design', ar: 'التصميم' },
              { en: 'Sends soil report, drawings and calculations', ar: 'يرسل تقرير التربة والمخططات والحسابات' },
            ],
            [
              { en: 'Building', ar: 'التنفيذ' },
              {
                en: 'Calls the inspector before each pour and closes remarks in writing',
                ar: 'يستدعي المعاين قبل كل صبّة ويُغلق الملاحظات كتابةً',
              },
            ],
            [
              { en: 'Completion', ar: 'الاكتمال' },
              { en: 'Receives the final report; the ten years begin', ar: 'يتسلّم التقرير النهائي وتبدأ السنوات العشر' },
            ],
          ],
        },
      },
    ),
    ...chapter(
      { en: 'What is not insured', ar: 'ما لا يشمله التأمين' },
      {
        points: [
          { en: 'Cracks in plaster, paint and other finishes', ar: 'شروخ اللياسة والدهان وسائر التشطيبات' },
          { en: 'Changes to the structure after completion', ar: 'تعديل الهيكل بعد الاكتمال' },
          { en: 'Remarks of the inspector that were not put right', ar: 'ملاحظات المعاين التي لم تُعالج' },
          { en: 'Lack of maintenance, overload and wear', ar: 'إهمال الصيانة والتحميل الزائد والاستهلاك' },
        ],
      },
    ),
    wordingDecides,
  ],
};

const monthly = 800;

const illustration: PrintedDocument = {
  key: 'waad-ajyal-illustration',
  edition,
  parts: [
    {
      text: {
        en: `Example: a parent pays SAR ${monthly} a month for 15 years, from the third to the eighteenth birthday of the child. The figures are after all fees and show three possible markets. They are not a promise.`,
        ar: `مثال: يدفع أحد الوالدين ${monthly} ريال شهريًا لمدة 15 سنة، من بلوغ الطفل 3 سنوات حتى بلوغه 18 سنة. الأرقام بعد خصم جميع الرسوم، وتعرض ثلاثة أوضاع محتملة للأسواق، وليست وعدًا بعائد.`,
      },
    },
    illustrated(monthly),
    {
      points: [
        {
          en: 'In the first years the value is below what was paid in, because setting up the policy costs most then.',
          ar: 'تقل القيمة في السنوات الأولى عن المدفوع لأن تكاليف إنشاء الوثيقة تكون أعلى حينها.',
        },
        {
          en: 'If the parent dies or is fully disabled, the plan keeps paying the contributions until the child is 18.',
          ar: 'إذا توفي الوالد أو أصيب بعجز كلي، يتولى البرنامج سداد الاشتراكات حتى بلوغ الابن 18 سنة.',
        },
        {
          en: 'Your own illustration uses your age, health and amount. Ask an adviser for it before you sign.',
          ar: 'يُعدّ مثالك الخاص وفق عمرك وحالتك الصحية ومبلغ اشتراكك، فاطلبه من المستشار قبل التوقيع.',
        },
      ],
    },
    ...chapter(countedBy, assumptions()),
    wordingDecides,
  ],
};

const buyerList = requestForm('trade-credit-buyer-list', { en: 'Each buyer', ar: 'بيانات كل مشترٍ' }, [
  { en: 'Yearly sales on credit (SAR)', ar: 'المبيعات الآجلة السنوية (ريال)' },
  ...[1, 2, 3, 4, 5, 6].map((number) => ({
    en: `Buyer ${number}: name, country, registration number, highest balance`,
    ar: `المشتري ${number}: الاسم والدولة ورقم السجل وأعلى رصيد`,
  })),
  { en: 'Bad debts of the last three years', ar: 'الديون المعدومة في آخر ثلاث سنوات' },
]);

/** Guides that only one product has. */
export const productGuides: PrintedDocument[] = [inherentDefects, illustration, buyerList];

/** What the pages already say, as a file to keep: tables of benefits, summaries and the travellers' guide. */
export function printedPages(pages: Map<string, SeedPage>): PrintedDocument[] {
  const travellers = pages.get('travellers-guide');
  const products = policyFacts.flatMap((facts) => {
    const page = pages.get(facts.page);
    if (!page || facts.narrower) return [];
    const product = facts.key.replace('-policy-wording', '');
    return [
      { key: `${product}-table-of-benefits`, edition, parts: [...limits(page), wordingDecides] },
      { key: `${product}-summary`, edition, parts: summary(page, facts.papers) },
    ];
  });
  return travellers ? [...products, { key: 'travellers-guide', edition, parts: booklet(travellers) }] : products;
}

function summary(page: SeedPage, papers: Both[]): Part[] {
  return [
    ...chapter({ en: 'What is covered', ar: 'ما تشمله التغطية' }, ...covered(page)),
    ...chapter({ en: 'The levels', ar: 'المستويات' }, ...limits(page)),
    ...chapter({ en: 'What is not covered', ar: 'ما لا تشمله التغطية' }, ...notCovered(page)),
    ...chapter({ en: 'Papers of a claim', ar: 'مستندات المطالبة' }, { points: papers }),
    wordingDecides,
  ];
}
