import { saudiCities } from '@insurer/contract/saudi-cities.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import { cityFacts, networkRegions } from '@insurer/demo-content/providers/districts.ts';
import { joinedClasses, type NetworkPart, networkSize } from '@insurer/demo-content/providers/network-size.ts';
import { demoKinds } from '@insurer/demo-content/providers/provider-kinds.ts';
import { providers, type SeedProvider } from '@insurer/demo-content/providers/providers.ts';
import { hospitals } from '@insurer/demo-content/providers/sample-providers.ts';
import { chapter, type Part, type PrintedDocument, same } from './printed-document.ts';

const listEdition = { en: 'List of 1 November 2026', ar: 'قائمة 1 نوفمبر 2026' };
const partOf = new Map(demoKinds.map(({ kind, part }) => [kind, part]));
const parts = Object.entries(networkSize) as [NetworkPart, { title: Both }][];

const demonstration: Part = {
  text: {
    en: 'Demonstration list with invented names and numbers. Please call a provider before a planned visit; in an emergency go to the nearest hospital.',
    ar: 'قائمة توضيحية بأسماء وأرقام افتراضية. يُرجى الاتصال بمقدم الخدمة قبل أي زيارة غير طارئة، وفي الحالات الطارئة توجّه إلى أقرب مستشفى.',
  },
};

/** @param placeHead the head of the column that says where each is, and what stands in it */
function providerTable(listed: readonly SeedProvider[], [placeHead, placeOf]: PlaceColumn): Part {
  return {
    table: {
      head: [
        { en: 'Provider', ar: 'مقدم الخدمة' },
        placeHead,
        { en: 'Classes', ar: 'الفئات' },
        { en: 'Phone', ar: 'الهاتف' },
      ],
      rows: listed.map((one) => [one.name, placeOf(one), joinedClasses(one.classes), same(one.phone)]),
    },
  };
}
type PlaceColumn = [head: Both, placeOf: (provider: SeedProvider) => Both];

const districtColumn: PlaceColumn = [{ en: 'District', ar: 'الحي' }, ({ district }) => district];
const districtAndCityColumn: PlaceColumn = [
  { en: 'District and city', ar: 'الحي والمدينة' },
  ({ district, city }) => ({ en: `${district.en}, ${city.en}`, ar: `${district.ar}، ${city.ar}` }),
];

/** Every provider of a region, city by city and kind by kind; those of one district stand together in either language. */
function networkList(region: (typeof networkRegions)[number]): PrintedDocument {
  const cities = Object.entries(cityFacts).filter(([, facts]) => facts.region === region);
  return {
    key: `medical-network-${region}`,
    edition: listEdition,
    parts: [
      demonstration,
      ...cities.flatMap(([key, { districts }]) => {
        const { en, ar } = saudiCities[key as keyof typeof cityFacts];
        const here = providers.filter(({ city }) => city.en === en);
        const place = ({ district }: SeedProvider) => districts.findIndex((one) => one.en === district.en);
        const ofPart = parts.flatMap(([part, { title }]): Part[] => {
          const listed = here.filter(({ kind }) => partOf.get(kind) === part);
          listed.sort((one, other) => place(one) - place(other));
          return listed.length > 0 ? [{ subheading: title }, providerTable(listed, districtColumn)] : [];
        });
        return chapter({ en, ar }, ...ofPart);
      }),
    ],
  };
}

const selected = new Set(hospitals.map(({ name }) => name.en));
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
    demonstration,
    providerTable(
      providers.filter(({ name }) => selected.has(name.en)),
      districtAndCityColumn,
    ),
  ],
};

/** The lists of the medical network, as many and as large as the finder's. */
export const networkLists: PrintedDocument[] = [...networkRegions.map(networkList), visitors];
