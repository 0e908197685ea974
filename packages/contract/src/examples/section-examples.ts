import type { Field, Fields } from '../fields.ts';
import { type SectionName, sectionNames, sections } from '../sections/sections.ts';
import { exampleField, hostileField } from './example-values.ts';

export type WireSection = {
  id: string | number;
  order: number;
  section: { name: string };
  content: unknown;
  repeatable_content: unknown;
};

/** The kinds of example that every section has; tests, the gallery and the fake service render them all. */
export const exampleKinds = ['default', 'empty', 'oneItem', 'many', 'arabicMissing', 'hostile', 'broken'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

const itemCounts = { default: 5, oneItem: 1, many: 40 };

/** One wire section of a given name and kind of example, written as a content service would send it. */
export function sectionExample(name: SectionName, kind: ExampleKind, order = 1): WireSection {
  const { content, item } = sections[name];
  const hasItems = Object.keys(item).length > 0;
  const fill = (count: number) => (hasItems ? Array.from({ length: count }, (_, n) => filledItem(name, item, n)) : []);
  const base = { id: `${name}-${kind}`, order, section: { name } };
  switch (kind) {
    case 'default':
    case 'oneItem':
    case 'many':
      return { ...base, content: fields(content, exampleField, 0), repeatable_content: fill(itemCounts[kind]) };
    case 'empty':
      return { ...base, content: fields(content, emptyField, 0), repeatable_content: [] };
    case 'arabicMissing':
      return withoutTranslations({ ...base, content: fields(content, exampleField, 0), repeatable_content: fill(3) });
    case 'hostile':
      return {
        ...base,
        content: fields(content, hostileField, 0),
        repeatable_content: hasItems ? [{ id: '"><b>', content: fields(item, hostileField, 0) }, ...fill(1)] : [],
      };
    case 'broken':
      return {
        ...base,
        content: hasItems ? 'not an object' : { ...fields(content, exampleField, 0), header: { not: 'text' } },
        repeatable_content: hasItems
          ? [null, 7, 'text', { id: 1 }, { id: 2, content: [] }, ...fill(2)]
          : { not: 'a list' },
      };
  }
}

/** Every example of every section, in a fixed order. */
export function allSectionExamples(): { name: SectionName; kind: ExampleKind; section: WireSection }[] {
  return sectionNames.flatMap((name) =>
    exampleKinds.map((kind) => ({ name, kind, section: sectionExample(name, kind) })),
  );
}

type Wire = Record<string, unknown>;

function fields(table: Fields, make: (key: string, field: Field, n: number) => Wire, n: number): Wire {
  return Object.assign({}, ...Object.entries(table).map(([key, field]) => make(key, field, n)));
}

const emptyLiterals = ['undefined', 'null', '', '   ', '<p>undefined</p>', null];

function emptyField(key: string, field: Field): Wire {
  const name = field.wire ?? key;
  const literal = emptyLiterals[key.length % emptyLiterals.length];
  return { [name]: literal, [`${name}_ar`]: literal };
}

function filledItem(name: SectionName, item: Fields, n: number) {
  const content = fields(item, exampleField, n);
  return { id: n + 1, content: name === 'job_component' ? { ...content, id: String(n + 1) } : content };
}

function withoutTranslations(section: WireSection): WireSection {
  return JSON.parse(JSON.stringify(section), (key, value) => (key.endsWith('_ar') ? undefined : value)) as WireSection;
}
