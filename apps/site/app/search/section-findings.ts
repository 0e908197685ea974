import type { Quarter } from '@insurer/contract/fields.ts';
import type { Section, SectionName } from '@insurer/contract/sections/sections.ts';
import type { Texts } from '#app/texts/texts.ts';
import { enumerated, plain, together } from './plain-text.ts';
import type { EntryFile, EntryKind, SectionFinding } from './search-entry.ts';

type Finder<Name extends SectionName> = (section: Section<Name>, texts: Texts) => SectionFinding[];
type TextBlock = 'single_blog' | 'image_blog' | 'interested_to_join' | 'form' | 'contact_information' | 'whoWeAre';

/** Teasers say what the pages behind them say better. */
const teaserWeight = 0.5;

/**
 * What the search finds in each section. A section of the contract that is missing here does not compile, so nobody
 * can add one that the search does not know.
 */
const finders = {
  cover: (section) => whole(section.content.title, [section.content.description]),
  banner: (section) => whole(section.content.title, [section.content.description]),
  full_banner: () => [],
  single_image: () => [],
  card: ({ content, items }) => list(content.header, items, titled),
  slider: ({ content, items }) => teaser(list(content.header, items, titled)),
  shortcuts: ({ content, items }) => teaser(list(content.header, items, titled)),
  largeSlider: ({ content, items }) => whole(content.title, [content.description, ...items.map(titled)]),
  statistics: ({ items }) => list(undefined, items, ({ header, title }) => together([header, title], ' ')),
  checklist: ({ content, items }) => list(content.header, items, titled),
  whoWeAre: ({ content }) =>
    whole(content.title, [content.subTitle, content.description, content.socialTitle, content.socialDescription]),
  single_blog: ({ content }) => textBlock(content.header, content),
  image_blog: ({ content }) => textBlock(content.header, content),
  interested_to_join: ({ content }) => teaser(textBlock(content.title, content)),
  form: ({ content, items }) =>
    whole(content.header, [content.description, ...items.map(({ label, placeholder }) => label ?? placeholder)]),
  contact_information: ({ content }, { sections }) =>
    whole(content.title, [content.description, content.phoneNumber, content.email, content.openingHours]).map(
      (finding) => ({ ...finding, names: [sections.phone, sections.email, sections.openingHours].join(' · ') }),
    ),
  redirect_section: ({ content, items }) => teaser(list(content.header, items, ({ text }) => text)),
  insurance_plans_report: ({ content, items }) =>
    whole(content.title, [
      enumerated([content.plan1Name, content.plan2Name, content.plan3Name]),
      ...items.map(({ title, plan1, plan2, plan3 }) => joined(title, enumerated([plan1, plan2, plan3]))),
    ]),
  board_table: ({ content, items }) =>
    list(content.header, items, ({ name, position, members }) => enumerated([name, position, members])),
  job_component: ({ content }) => teaser(whole(content.title, [])),
  single_blog_dropdown: ({ content, items }) => [
    ...whole(content.header, [content.description]),
    ...items.map(({ id, tag, text }) => part('section', id, tag, text)),
  ],
  multiple_title: ({ content, items }) => [
    ...whole(content.header, []),
    ...items.map(({ id, title, description }) => part('section', id, title, description)),
  ],
  faq: ({ content, items }) => [
    ...teaser(whole(content.header, [])),
    ...items.map(({ id, question, answer }) => part('question', id, question, answer)),
  ],
  our_branches: ({ content, items }, { sections }) => [
    ...teaser(whole(content.title, [content.description])),
    ...items.map(({ id, title, branchTitle, location, address, poBox, phone }) => ({
      ...part('branch', id, branchName(title, branchTitle) ?? location ?? address),
      text: together([location, joined(poBox && { text: sections.poBox, lang: poBox.lang }, poBox)]),
      address,
      ...(phone && { phone: phone.text }),
    })),
  ],
  customer_rights_section: ({ content, items }, { documents }) => [
    ...whole(content.header, [content.description]),
    ...items.map(({ id, pdfTitle, pdf }) => ({
      ...part('document', id, pdfTitle),
      files: pdf ? [{ label: documents.download, file: pdf }] : [],
    })),
  ],
  annual_reports: ({ content, items }, texts) => [
    ...whole(content.title, []),
    ...items.map(({ id, year, yearly, quarters }) => ({
      ...part('document', id, together([content.title, year], ' ')),
      files: reportFiles(yearly, quarters, texts),
    })),
  ],
  cover_questions: ({ content, items }) => [
    ...teaser(whole(content.header, [content.description])),
    ...items.map(({ id, question, answer, clause }) => part('question', id, question, together([answer, clause]))),
  ],
} satisfies { [Name in SectionName]: Finder<Name> };

/** What a section tells the search, in the order of the page. */
export function findingsOf(section: Section, texts: Texts): SectionFinding[] {
  // The one cast between a section of any name and the finder of exactly that name.
  const find = finders[section.name] as unknown as (of: Section, with_: Texts) => SectionFinding[];
  return find(section, texts);
}

type Said = Parameters<typeof together>[0][number];

function whole(title: SectionFinding['title'], said: readonly Said[]): SectionFinding[] {
  return [{ kind: 'section', title, text: together(said) }];
}

function list<Item>(title: SectionFinding['title'], items: readonly Item[], saidOf: (item: Item) => Said) {
  return whole(title, items.map(saidOf));
}

/** What stands in one item of a section. */
function part(kind: EntryKind, itemId: string, title: SectionFinding['title'], text?: Said): SectionFinding {
  return { kind, itemId, title, text: together([text]) };
}

function textBlock(title: SectionFinding['title'], { description }: Section<TextBlock>['content']): SectionFinding[] {
  return whole(title, [description]);
}

function teaser(findings: SectionFinding[]): SectionFinding[] {
  return findings.map((finding) => ({ ...finding, weight: teaserWeight }));
}

/** A branch is often called after its town: it need not be said twice. */
function branchName(town: Said, branch: Said): SectionFinding['title'] {
  return town && plain(branch).includes(plain(town)) ? together([branch]) : together([town, branch], ' – ');
}

function titled({ title, description }: { title?: Said; description?: Said }): Said {
  return joined(title, description);
}

function joined(name: Said, said: Said): Said {
  return together([name, said], ': ');
}

const quarterTexts = { Q1: 'quarter1', Q2: 'quarter2', Q3: 'quarter3', Q4: 'quarter4' } as const;

function reportFiles(
  yearly: EntryFile['file'] | undefined,
  quarters: Partial<Record<Quarter, EntryFile['file']>> = {},
  { sections }: Texts,
): EntryFile[] {
  const names = Object.keys(quarterTexts) as Quarter[];
  const all = names.map((name) => ({ label: sections[quarterTexts[name]], file: quarters[name] }));
  return [{ label: sections.yearly, file: yearly }, ...all].flatMap(({ label, file }) => (file ? { label, file } : []));
}
