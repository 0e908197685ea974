import type { SeedPage } from '../content-types.ts';

type Quarter = 'Q1' | 'Q2' | 'Q3' | 'Q4';

/** Both language files of one report; the keys are those of `documents.ts`. */
function report(name: string) {
  return { en: `${name}-en`, ar: `${name}-ar` };
}

function quarters(year: number, names: Quarter[]) {
  return names.map((name) => ({ name, file: report(`interim-report-${year}-${name.toLowerCase()}`) }));
}

function fullYear(year: number, names: Quarter[] = ['Q1', 'Q2', 'Q3']) {
  return {
    year: { en: `${year}`, ar: `${year}` },
    yearly: report(`annual-report-${year}`),
    quarters: quarters(year, names),
  };
}

export const financialPerformance: SeedPage = {
  name: 'financial-performance',
  title: { en: 'Financial Performance', ar: 'الأداء المالي' },
  group: 'about',
  meta: {
    title: { en: 'Financial performance — Waad Insurance', ar: 'الأداء المالي — وعد للتأمين' },
    description: {
      en: 'Annual and quarterly reports of Waad Insurance since 2021 as PDF files in English and Arabic, with the main figures.',
      ar: 'التقارير السنوية وربع السنوية لشركة وعد للتأمين منذ عام 2021 بصيغة PDF بالعربية والإنجليزية، مع أبرز الأرقام.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'financial-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'How the year 2025 went', ar: 'حصيلة عام 2025' },
        description: {
          en: `Written premiums grew by 11% to SAR 1,842 million, led by motor and corporate health. The combined ratio improved to 93.1%, which means that of every 100 riyals earned we spent 93 on claims and running costs.

Net profit after zakat was SAR 129 million, against SAR 113 million in 2024. Our solvency margin stood at 189% at the end of the year, well above what the regulator requires.

The figures and reports on this page are demonstration content.`,
          ar: `ارتفعت أقساط التأمين المكتتبة بنسبة 11% لتبلغ 1,842 مليون ريال، بدعم من تأمين المركبات والتأمين الصحي للمنشآت. وتحسّنت النسبة المجمّعة إلى 93.1%، أي إننا أنفقنا 93 ريالًا على المطالبات والمصروفات من كل 100 ريال محقَّقة.

وبلغ صافي الربح بعد الزكاة 129 مليون ريال مقابل 113 مليون ريال في عام 2024، وبلغ هامش الملاءة المالية 189% في نهاية العام، وهو أعلى بكثير من الحد المطلوب نظامًا.

الأرقام والتقارير الواردة في هذه الصفحة محتوى توضيحي.`,
        },
      },
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: 'SAR 1,842 million', ar: '1,842 مليون ريال' },
          title: { en: 'gross written premiums in 2025', ar: 'إجمالي أقساط التأمين المكتتبة في 2025' },
        },
        {
          header: { en: 'SAR 129 million', ar: '129 مليون ريال' },
          title: { en: 'net profit after zakat in 2025', ar: 'صافي الربح بعد الزكاة في 2025' },
        },
        {
          header: { en: '189%', ar: '189%' },
          title: { en: 'solvency margin on 31 December 2025', ar: 'هامش الملاءة المالية في 31 ديسمبر 2025' },
        },
      ],
    },
    {
      name: 'annual_reports',
      content: { title: { en: 'Annual and quarterly reports', ar: 'التقارير السنوية وربع السنوية' } },
      items: [
        { year: { en: '2026', ar: '2026' }, quarters: quarters(2026, ['Q1', 'Q2', 'Q3']) },
        fullYear(2025, ['Q1', 'Q2', 'Q3', 'Q4']),
        fullYear(2024),
        fullYear(2023),
        fullYear(2022),
        fullYear(2021),
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'How to read the reports', ar: 'كيف تقرأ التقارير' } },
      items: [
        {
          title: { en: 'Reviewed and audited', ar: 'المفحوصة والمراجعة' },
          description: {
            en: 'Quarterly statements are reviewed by two independent auditors. Annual statements are fully audited and come with the report of the board. The fourth quarter is part of the annual report, so it has a file of its own only when we publish early figures.',
            ar: 'يفحص القوائم الأولية مراجعا حسابات مستقلان، أما القوائم السنوية فتُراجع مراجعة كاملة ويصحبها تقرير مجلس الإدارة. ونتائج الربع الرابع جزء من التقرير السنوي، فلا يُنشر لها ملف مستقل إلا إذا أعلنّا أرقامًا أولية.',
          },
        },
        {
          title: { en: 'Two funds, two sets of figures', ar: 'صندوقان وقوائم منفصلة' },
          description: {
            en: 'We report the money of policyholders apart from the money of shareholders. From the policyholders’ net surplus of a year, 10% is set aside for those who qualify.',
            ar: 'نعرض أموال حملة الوثائق منفصلة عن أموال المساهمين. ويُخصَّص 10% من صافي فائض عمليات التأمين السنوي لمن تنطبق عليهم شروط الاستحقاق.',
          },
          buttonText: { en: 'Surplus distribution', ar: 'توزيع الفائض' },
          buttonLink: '/surplus-distribution',
        },
        {
          title: { en: 'A question about a figure', ar: 'سؤال عن رقم؟' },
          description: {
            en: 'Shareholders and analysts can write to us. Investor relations answers within two working days.',
            ar: 'يمكن للمساهمين والمحللين مراسلتنا، وتردّ علاقات المستثمرين خلال يومي عمل.',
          },
          buttonText: { en: 'Contact us', ar: 'تواصل معنا' },
          buttonLink: '/contact-us',
        },
      ],
    },
  ],
};
