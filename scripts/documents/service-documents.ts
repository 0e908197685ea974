import type { Both } from '@insurer/demo-content/content-types.ts';
import {
  clinics,
  dentalAndOptical,
  hospitals,
  pharmaciesAndLaboratories,
  placeAndClasses,
  type SampleProvider,
} from '@insurer/demo-content/providers/sample-providers.ts';
import { netSurplus } from './financial-figures.ts';
import { chapter, type Part, type PrintedDocument, same } from './printed-document.ts';

const listEdition = { en: 'List of 1 November 2026', ar: 'قائمة 1 نوفمبر 2026' };

/** Cities of each list, as their English names, with the area code of the invented phone numbers. */
const regions: Record<string, Record<string, string>> = {
  central: { Riyadh: '011', Buraydah: '016', Hail: '016' },
  western: { Jeddah: '012', Makkah: '012', Madinah: '014' },
  eastern: { 'Al Khobar': '013', Dammam: '013', 'Al Hofuf': '013' },
  'south-north': { Abha: '017', Jazan: '017', Tabuk: '014' },
};

const areaCodes: Record<string, string> = Object.assign({}, ...Object.values(regions));

const kinds: { title: Both; providers: SampleProvider[] }[] = [
  { title: { en: 'Hospitals', ar: 'المستشفيات' }, providers: hospitals },
  { title: { en: 'Clinics and polyclinics', ar: 'العيادات والمجمعات الطبية' }, providers: clinics },
  { title: { en: 'Dental and optical', ar: 'الأسنان والبصريات' }, providers: dentalAndOptical },
  { title: { en: 'Pharmacies and laboratories', ar: 'الصيدليات والمختبرات' }, providers: pharmaciesAndLaboratories },
];
const everyone = kinds.flatMap(({ providers }) => providers);

function providerTable(samples: SampleProvider[]): Part {
  const providers = samples.map((one) => ({ ...one, ...placeAndClasses(one), index: everyone.indexOf(one) }));
  type Provider = (typeof providers)[number];
  const place = ({ district, city }: Provider) => ({
    en: `${district.en}, ${city.en}`,
    ar: `${district.ar}، ${city.ar}`,
  });
  const phone = ({ city, index }: Provider) => same(`${areaCodes[city.en] ?? '011'} 200 ${1200 + index}`);
  return {
    table: {
      head: [
        { en: 'Provider', ar: 'مقدم الخدمة' },
        { en: 'District and city', ar: 'الحي والمدينة' },
        { en: 'Classes', ar: 'الفئات' },
        { en: 'Phone', ar: 'الهاتف' },
      ],
      rows: providers.map((provider) => [provider.name, place(provider), provider.classes, phone(provider)]),
    },
  };
}

const sample: Part = {
  text: {
    en: 'Demonstration list with invented names and numbers. Please call a provider before a planned visit; in an emergency go to the nearest hospital.',
    ar: 'قائمة توضيحية بأسماء وأرقام افتراضية. يُرجى الاتصال بمقدم الخدمة قبل أي زيارة غير طارئة، وفي الحالات الطارئة توجّه إلى أقرب مستشفى.',
  },
};

function networkList(region: string): PrintedDocument {
  const cities = Object.keys(regions[region] ?? {});
  return {
    key: `medical-network-${region}`,
    edition: listEdition,
    parts: [
      sample,
      ...kinds.flatMap(({ title, providers }) => {
        const here = providers.filter((one) => cities.includes(placeAndClasses(one).city.en));
        return here.length > 0 ? chapter(title, providerTable(here)) : [];
      }),
    ],
  };
}

const visitors: PrintedDocument = {
  key: 'medical-network-visitors',
  edition: listEdition,
  parts: [
    {
      text: {
        en: 'Visitors may use the emergency department of any hospital. The hospitals below bill us directly: show your passport, and nothing is paid within the limits of the policy.',
        ar: 'للزائر مراجعة قسم الطوارئ في أي مستشفى. والمستشفيات أدناه تطالبنا مباشرة: أبرز جواز سفرك ولن تدفع شيئًا ضمن حدود الوثيقة.',
      },
    },
    sample,
    providerTable(hospitals),
  ],
};

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
  ...Object.keys(regions).map(networkList),
  visitors,
  ...[2021, 2022, 2023, 2024, 2025].map(surplusNotice),
];
