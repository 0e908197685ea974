import type { Both } from '@insurer/demo-content/content-types.ts';
import { netSurplus } from './financial-figures.ts';
import { networkLists } from './network-lists.ts';
import { chapter, type PrintedDocument, same } from './printed-document.ts';

const surplusClasses: { name: Both; share: number }[] = [
  { name: { en: 'General insurance', ar: 'التأمين العام' }, share: 0.58 },
  { name: { en: 'Health insurance', ar: 'التأمين الصحي' }, share: 0.31 },
  { name: { en: 'Protection and savings', ar: 'الحماية والادخار' }, share: 0.11 },
];

function surplusNotice(year: number): PrintedDocument {
  const net = netSurplus[year] ?? 0;
  const millions = (amount: number) => same(amount.toFixed(2));
  return {
    key: `surplus-notice-${year}`,
    edition: {
      en: `Notice to policyholders, financial year ${year}`,
      ar: `إعلان لحملة الوثائق عن السنة المالية ${year}`,
    },
    parts: [
      {
        text: {
          en: 'Demonstration figures: the company and every amount in this notice are invented.',
          ar: 'أرقام توضيحية: الشركة وجميع المبالغ الواردة في هذا الإعلان افتراضية.',
        },
      },
      {
        text: {
          en: `After written approval of the Insurance Authority, 10% of the policyholders’ net surplus of ${year} is shared among those who qualify. Payment started on 30 June ${year + 1}.`,
          ar: `بعد موافقة هيئة التأمين كتابةً، يُوزَّع 10% من صافي فائض عمليات التأمين لعام ${year} على مستحقيه، وقد بدأ الصرف في 30 يونيو ${year + 1}.`,
        },
      },
      {
        table: {
          numeric: true,
          head: [
            { en: 'SAR million', ar: 'مليون ريال' },
            { en: 'Net surplus', ar: 'صافي الفائض' },
            { en: 'Policyholders, 10%', ar: 'حملة الوثائق 10%' },
          ],
          rows: [
            ...surplusClasses.map(({ name, share }) => [name, millions(net * share), millions(net * share * 0.1)]),
            [{ en: 'Total', ar: 'الإجمالي' }, millions(net), millions(net * 0.1)],
          ],
        },
      },
      ...chapter(
        { en: 'Who qualifies', ar: 'من يستحق' },
        {
          points: [
            { en: 'The policy ran its full term and was not cancelled.', ar: 'اكتملت مدة الوثيقة ولم تُلغَ.' },
            { en: 'All premiums of the year are paid.', ar: 'سُددت أقساط السنة كاملة.' },
            { en: 'Claims were below 65% of the premium.', ar: 'قلّت المطالبات عن 65% من القسط.' },
            { en: 'The class of insurance had a surplus in the year.', ar: 'حقق فرع التأمين فائضًا خلال السنة.' },
          ],
        },
      ),
      ...chapter(
        { en: 'How to receive your share', ar: 'كيف تتسلم حصتك' },
        {
          text: {
            en: 'Choose a bank transfer to an IBAN in your name, a reduction of your next premium, or a donation. Shares that nobody asks for are kept in a separate account and stay yours.',
            ar: 'اختر التحويل إلى آيبان باسمك، أو الخصم من قسط التجديد، أو التبرع. وتُحفظ الحصص غير المطالب بها في حساب مستقل وتبقى حقًا لأصحابها.',
          },
        },
      ),
    ],
  };
}

/** Lists and notices that belong to the customer-service pages. */
export const serviceDocuments: PrintedDocument[] = [
  ...networkLists,
  ...[2021, 2022, 2023, 2024, 2025].map(surplusNotice),
];
