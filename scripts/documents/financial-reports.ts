import type { Both } from '@insurer/demo-content/content-types.ts';
import { income, lineShares, netSurplus, position, yearOf } from './financial-figures.ts';
import { chapter, type Part, type PrintedDocument, same } from './printed-document.ts';

const million = { en: 'SAR million', ar: 'مليون ريال' };
const demonstration: Part = {
  text: {
    en: 'Demonstration figures: the company and every amount in this report are invented.',
    ar: 'أرقام توضيحية: الشركة وجميع المبالغ الواردة في هذا التقرير افتراضية.',
  },
};
const lines: { key: keyof ReturnType<typeof income>; en: string; ar: string }[] = [
  { key: 'premiums', en: 'Gross written premiums', ar: 'إجمالي أقساط التأمين المكتتبة' },
  { key: 'revenue', en: 'Insurance revenue', ar: 'إيرادات التأمين' },
  { key: 'serviceResult', en: 'Insurance service result', ar: 'نتيجة خدمات التأمين' },
  { key: 'investmentIncome', en: 'Net investment income', ar: 'صافي دخل الاستثمار' },
  { key: 'profitBeforeZakat', en: 'Profit before zakat', ar: 'الربح قبل الزكاة' },
  { key: 'netProfit', en: 'Net profit after zakat', ar: 'صافي الربح بعد الزكاة' },
];
const quarterNames = [
  { en: 'First quarter', ar: 'الربع الأول', ends: { en: '31 March', ar: '31 مارس' } },
  { en: 'Second quarter', ar: 'الربع الثاني', ends: { en: '30 June', ar: '30 يونيو' } },
  { en: 'Third quarter', ar: 'الربع الثالث', ends: { en: '30 September', ar: '30 سبتمبر' } },
  { en: 'Fourth quarter', ar: 'الربع الرابع', ends: { en: '31 December', ar: '31 ديسمبر' } },
];

function quarterOf(year: number, quarter: number): Both {
  return { en: `Q${quarter} ${year}`, ar: `${quarterNames[quarter - 1]?.ar} ${year}` };
}

function amount(value: number) {
  return same(value.toLocaleString('en-US'));
}

function change(now: number, before: number) {
  const percent = Math.round(((now - before) / before) * 100);
  return same(percent < 0 ? `(${-percent}%)` : `${percent}%`);
}

function incomeTable(now: ReturnType<typeof income>, before: ReturnType<typeof income>, heads: [Both, Both]): Part {
  return {
    table: {
      numeric: true,
      head: [million, heads[0], heads[1], { en: 'Change', ar: 'التغير' }],
      rows: lines.map(({ key, en, ar }) => [
        { en, ar },
        amount(now[key]),
        amount(before[key]),
        change(now[key], before[key]),
      ]),
    },
  };
}

function positionTable(year: number, quarter: number, heads: [Both, Both]): Part {
  const now = position(year, quarter);
  const before = position(year, 0);
  const rows: [string, string, number, number][] = [
    ['Total assets', 'إجمالي الأصول', now.assets, before.assets],
    ['Insurance and other liabilities', 'التزامات التأمين والالتزامات الأخرى', now.liabilities, before.liabilities],
    ['Equity', 'حقوق الملكية', now.equity, before.equity],
  ];
  return {
    table: {
      numeric: true,
      head: [million, heads[0], heads[1]],
      rows: [
        ...rows.map(([en, ar, first, second]) => [{ en, ar }, amount(first), amount(second)]),
        [{ en: 'Solvency margin', ar: 'هامش الملاءة المالية' }, same(`${now.solvency}%`), same(`${before.solvency}%`)],
      ],
    },
  };
}

function linesTable(premiums: number): Part {
  return {
    table: {
      numeric: true,
      head: [
        { en: 'Written premiums by line', ar: 'الأقساط المكتتبة حسب الفرع' },
        million,
        { en: 'Share', ar: 'النسبة' },
      ],
      rows: lineShares.map(({ en, ar, share }) => [
        { en, ar },
        amount(Math.round(premiums * share)),
        same(`${Math.round(share * 100)}%`),
      ]),
    },
  };
}

function interimReport(year: number, quarter: 1 | 2 | 3 | 4): PrintedDocument {
  const name = quarterNames[quarter - 1];
  if (!name) throw new Error(`No quarter ${quarter}`);
  const now = income(year, quarter, 1);
  const before = income(year - 1, quarter, 1);
  const heads: [Both, Both] = [quarterOf(year, quarter), quarterOf(year - 1, quarter)];
  const early = quarter === 4;
  return {
    key: `interim-report-${year}-q${quarter}`,
    edition: {
      en: `${early ? 'Early, unaudited figures' : 'Condensed interim figures, reviewed and not audited'}, ${name.ends.en} ${year}`,
      ar: `${early ? 'أرقام أولية غير مراجعة' : 'قوائم أولية موجزة، مفحوصة وغير مراجعة'}، ${name.ends.ar} ${year}`,
    },
    parts: [
      demonstration,
      ...chapter(
        { en: 'The quarter in short', ar: 'موجز الربع' },
        {
          text: {
            en: `Written premiums were SAR ${now.premiums} million, against SAR ${before.premiums} million in the same quarter a year before. Net profit after zakat was SAR ${now.netProfit} million (SAR ${before.netProfit} million a year before). Motor and health remained the two largest lines.`,
            ar: `بلغت أقساط التأمين المكتتبة ${now.premiums} مليون ريال مقابل ${before.premiums} مليون ريال في الربع المماثل من العام السابق، وبلغ صافي الربح بعد الزكاة ${now.netProfit} مليون ريال مقابل ${before.netProfit} مليون ريال. وظل تأمين المركبات والتأمين الصحي أكبر فرعين.`,
          },
        },
        incomeTable(now, before, heads),
      ),
      ...(quarter > 1
        ? chapter(
            { en: `Since 1 January ${year}`, ar: `منذ 1 يناير ${year}` },
            incomeTable(income(year, quarter, quarter), income(year - 1, quarter, quarter), [
              same(`${year}`),
              same(`${year - 1}`),
            ]),
          )
        : []),
      ...chapter(
        { en: 'Financial position', ar: 'المركز المالي' },
        positionTable(year, quarter, [same(`${year}`), same(`${year - 1}`)]),
        {
          text: {
            en: `The first column shows ${name.ends.en} ${year}, the second 31 December ${year - 1}.`,
            ar: `يعرض العمود الأول المركز في ${name.ends.ar} ${year}، والثاني في 31 ديسمبر ${year - 1}.`,
          },
        },
      ),
      ...chapter(
        { en: 'Notes', ar: 'إيضاحات' },
        {
          points: [
            {
              en: 'The figures follow the same accounting policies as the last annual statements.',
              ar: 'أُعدت الأرقام وفق السياسات المحاسبية المتبعة في آخر قوائم سنوية.',
            },
            {
              en: 'Policyholders’ and shareholders’ operations are kept in separate accounts and are added up here.',
              ar: 'تُمسك حسابات عمليات حملة الوثائق والمساهمين منفصلة، وقد جُمعت في هذا الموجز.',
            },
            {
              en: 'Results of a quarter vary with the season and say little about the whole year.',
              ar: 'تتفاوت نتائج الأرباع بحسب الموسم، ولا تكفي للحكم على العام كله.',
            },
            {
              en: 'No event after the end of the quarter changes these figures.',
              ar: 'لم تقع بعد نهاية الربع أحداث تؤثر في هذه الأرقام.',
            },
          ],
        },
      ),
    ],
  };
}

function annualReport(year: number): PrintedDocument {
  const now = yearOf(year);
  const before = yearOf(year - 1);
  const surplus = ((netSurplus[year] ?? 0) * 0.1).toFixed(1);
  return {
    key: `annual-report-${year}`,
    edition: { en: `Year ended 31 December ${year}`, ar: `السنة المنتهية في 31 ديسمبر ${year}` },
    parts: [
      demonstration,
      ...chapter(
        { en: 'From the chairman', ar: 'كلمة رئيس مجلس الإدارة' },
        {
          text: {
            en: `In ${year} our customers trusted us with SAR ${now.premiums.toLocaleString('en-US')} million in premiums. We kept the combined ratio at ${now.combinedRatio}%, after ${before.combinedRatio}% the year before, by choosing risks with care and settling claims sooner. The board thanks policyholders, shareholders and everyone who works here.`,
            ar: `ائتمننا عملاؤنا في عام ${year} على أقساط بلغت ${now.premiums.toLocaleString('en-US')} مليون ريال. وبلغت النسبة المجمّعة ${now.combinedRatio}% مقابل ${before.combinedRatio}% في العام السابق، بفضل حسن اختيار الأخطار وتسريع تسوية المطالبات. ويشكر المجلس حملة الوثائق والمساهمين وكل العاملين في الشركة.`,
          },
        },
      ),
      ...chapter(
        { en: 'Results', ar: 'النتائج' },
        incomeTable(now, before, [same(`${year}`), same(`${year - 1}`)]),
        linesTable(now.premiums),
      ),
      ...chapter(
        { en: 'Financial position on 31 December', ar: 'المركز المالي في 31 ديسمبر' },
        positionTable(year, 4, [same(`${year}`), same(`${year - 1}`)]),
      ),
      ...chapter(
        { en: 'Surplus for policyholders', ar: 'فائض عمليات التأمين' },
        {
          text: {
            en: `From the net surplus of the policyholders’ operations, 10% or SAR ${surplus} million was set aside for qualified policyholders. It is paid after written approval of the regulator; the surplus notice explains who qualifies.`,
            ar: `خُصص 10% من صافي فائض عمليات حملة الوثائق، أي ${surplus} مليون ريال، لمستحقيه من حملة الوثائق، ويُصرف بعد موافقة كتابية من الجهة الرقابية. ويوضح إعلان توزيع الفائض شروط الاستحقاق.`,
          },
        },
      ),
      ...chapter(
        { en: 'Report of the board', ar: 'تقرير مجلس الإدارة' },
        {
          points: [
            {
              en: 'The board met six times. Five committees prepared its work: executive, audit, risk, investment, nomination and remuneration.',
              ar: 'عقد المجلس ستة اجتماعات، وأعدّت أعمالَه خمس لجان: التنفيذية والمراجعة والمخاطر والاستثمار والترشيحات والمكافآت.',
            },
            {
              en: 'At least a third of the directors were independent throughout the year, and the chairman held no executive office.',
              ar: 'لم يقل الأعضاء المستقلون عن ثلث المجلس طوال العام، ولم يشغل الرئيس أي منصب تنفيذي.',
            },
            {
              en: 'Internal audit tested the controls of claims, reinsurance and information security and found no material weakness.',
              ar: 'اختبرت المراجعة الداخلية ضوابط المطالبات وإعادة التأمين وأمن المعلومات، ولم تجد أوجه قصور جوهرية.',
            },
            {
              en: 'The main risks are motor repair prices, medical inflation, natural hazards and cyber attacks. Reinsurance limits a single event to 4% of equity.',
              ar: 'أبرز المخاطر: أسعار إصلاح المركبات، والتضخم الطبي، والأخطار الطبيعية، والهجمات السيبرانية. وتحدّ إعادة التأمين من أثر الحادث الواحد بنسبة 4% من حقوق الملكية.',
            },
          ],
        },
      ),
    ],
  };
}

const years = [2021, 2022, 2023, 2024, 2025];

export const financialReports: PrintedDocument[] = [
  ...years.map(annualReport),
  ...[...years, 2026].flatMap((year) => ([1, 2, 3] as const).map((quarter) => interimReport(year, quarter))),
  interimReport(2025, 4),
];
