import { headersExample } from './examples/response-examples.ts';
import { type ExampleKind, exampleKinds, sectionExample, type WireSection } from './examples/section-examples.ts';
import { requestForms } from './forms/forms.ts';
import { type SectionName, sectionNames } from './sections/sections.ts';

type WirePage = Record<string, unknown> & { sections: WireSection[] };

const products = headersExample.data.filter((item) => item.title.endsWith('Products'));

/** Sections of the pages that the requirements name; every other known page has a text and questions. */
const composed: Record<string, SectionName[]> = {
  home: ['cover', 'shortcuts', 'slider', 'statistics', 'largeSlider', 'faq', 'our_branches'],
  'who-we-are': ['whoWeAre', 'checklist', 'statistics'],
  'financial-performance': ['annual_reports'],
  'board-director': ['board_table'],
  'reach-us': ['our_branches', 'contact_information'],
  'contact-us': ['contact_information'],
  'faqs-page': ['faq', 'single_blog'],
  careers: ['cover', 'card', 'job_component', 'interested_to_join'],
  'customer-rights': ['customer_rights_section'],
  'data-sharing': ['customer_rights_section'],
  'medical-network': ['single_blog', 'multiple_title'],
  'sample-page': ['single_blog', 'checklist'],
};
const plainPages: string[] = [
  'claims',
  'complaints',
  'surplus-distribution',
  'terms-conditions',
  'privacy-policy',
  'travellers-guide',
  // The screen of complaints shows how a form stands without a content page.
  ...Object.values(requestForms)
    .filter(({ kind }) => kind !== 'complaint')
    .map(({ path }) => path),
];

/** GET /pages of the fake service: the pages of the requirements, and one that is not listed. */
export const pageListExample = [
  ...new Set([
    ...Object.keys(composed),
    ...plainPages,
    ...products.flatMap((item) => item.pages.map(({ link }) => link.slice(1))),
    'all-hostile',
  ]),
].map((name) => ({
  name,
  updated_at: '2026-11-20T08:00:00.000Z',
  languages: ['en', 'ar'],
  listed: name !== 'all-hostile',
}));

/**
 * The page of a name, or undefined for a name that does not exist. Besides the specified pages there is
 * `all-sections` (one of each), `all-hostile`, and `example-{name}-{kind}` for every single example.
 */
export function fakePage(name: string): WirePage | undefined {
  if (name === 'all-sections') return page(name, 'All sections', 'كل الأقسام', sectionNames, 'default');
  if (name === 'all-hostile') return page(name, 'Hostile', 'محتوى معاد', sectionNames, 'hostile');
  const example = /^example-(\w+)-(\w+)$/.exec(name);
  if (example) return examplePage(name, example[1] as SectionName, example[2] as ExampleKind);
  const product = products
    .flatMap((item) => item.pages.map((entry) => ({ entry, group: item })))
    .find(({ entry }) => entry.link === `/${name}`);
  if (product) {
    const { entry, group } = product;
    const names: SectionName[] = ['full_banner', 'single_blog', 'checklist', 'insurance_plans_report', 'faq'];
    return { ...page(name, entry.title, entry.title_ar, names, 'default'), group: groupOf(group) };
  }
  const own = Object.hasOwn(composed, name) ? composed[name] : undefined;
  const names = own ?? (plainPages.includes(name) ? (['single_blog', 'faq'] as const) : undefined);
  if (!names) return undefined;
  const known = headersExample.data.flatMap((item) => [item, ...item.pages]).find((entry) => entry.link === `/${name}`);
  return page(name, known?.title ?? titleOf(name), known?.title_ar ?? `صفحة ${titleOf(name)}`, names, 'default');
}

function examplePage(name: string, section: SectionName, kind: ExampleKind): WirePage | undefined {
  if (!sectionNames.includes(section) || !exampleKinds.includes(kind)) return undefined;
  return page(name, `${section}: ${kind}`, `${section}: ${kind}`, [section], kind);
}

function page(
  name: string,
  title: string,
  title_ar: string,
  names: readonly SectionName[],
  kind: ExampleKind,
): WirePage {
  return {
    id: name,
    name,
    title,
    title_ar,
    meta_data: [
      {
        title: `${title} | Example Insurance`,
        title_ar: `${title_ar} | المثال للتأمين`,
        attributes: [
          { name: 'description', content: `About ${title}`, content_ar: `عن ${title_ar}` },
          { property: 'og:title', content: title, content_ar: title_ar },
        ],
      },
    ],
    group: null,
    sections: names.map((section, index) => sectionExample(section, kind, index + 1)),
  };
}

function groupOf(item: (typeof products)[number]) {
  return {
    id: item.title,
    title: item.title,
    title_ar: item.title_ar,
    pages: item.pages.map((entry) => ({ id: entry.link, ...entry })),
  };
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
