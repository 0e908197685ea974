import type { Field as ContractField } from '@insurer/contract/fields.ts';
import { sectionNames, sections } from '@insurer/contract/sections/sections.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsWithout } from '../src/admin/languages/missing-arabic.ts';
import { blocks } from '../src/blocks/blocks.ts';
import { pages } from '../src/collections/pages.ts';
import { openTestContent, richText } from './test-content.ts';

const english = { en: 'Words' };
const both = { en: 'Words', ar: 'كلمات' };

function found(values: Record<string, unknown>): string[] {
  return textsWithout('ar', pages.fields, values, blocks).map(({ path }) => path);
}

describe('texts without Arabic', () => {
  it.each<[string, unknown, boolean]>([
    ['English alone', english, true],
    ['English with empty Arabic', { en: 'Words', ar: ' ' }, true],
    ['English with Arabic', both, false],
    ['Arabic alone', { ar: 'كلمات' }, false],
    ['nothing', undefined, false],
  ])('a title with %s', (_, title, missing) => {
    expect(found({ title })).toEqual(missing ? ['title'] : []);
  });

  it('looks into the rows of sections and into what search engines read', () => {
    const card = { blockType: 'card', header: both, items: [{ title: both }, { title: english, redirectUrl: '/x' }] };
    expect(found({ title: both, sections: [card], meta: { description: english } })).toEqual([
      'sections.0.items.1.title',
      'meta.description',
    ]);
  });

  it('takes rich text without words for nothing', () => {
    const description = { en: richText('Words'), ar: richText(' ') };
    expect(found({ sections: [{ blockType: 'single_blog', description }] })).toEqual(['sections.0.description']);
    const empty = { en: richText(' ') };
    expect(found({ sections: [{ blockType: 'single_blog', description: empty }] })).toEqual([]);
  });

  it('leaves out sections that the contract does not know', () => {
    expect(found({ sections: [{ blockType: 'gone', title: english }] })).toEqual([]);
  });

  it.each(sectionNames)('counts every text of the contract in the section %s', (name) => {
    const wordsFor = ({ kind }: ContractField) => (kind === 'html' ? { en: richText('Words') } : english);
    const filled = (table: Record<string, ContractField>) =>
      Object.fromEntries(Object.entries(table).map(([key, field]) => [key, wordsFor(field)]));
    const texts = (table: Record<string, ContractField>, path: string) =>
      Object.entries(table)
        .filter(([key, { kind }]) => ['text', 'stripped', 'html'].includes(kind) && !sameInBoth.has(`${name}.${key}`))
        .map(([key]) => `${path}.${key}`);
    const { content, item } = sections[name] as unknown as Record<'content' | 'item', Record<string, ContractField>>;
    const block = { blockType: name, ...filled(content), items: [filled(item)] };
    const expected = [...texts(content, 'sections.0'), ...texts(item, 'sections.0.items.0')];
    expect(found({ sections: [block] }).toSorted()).toEqual(expected.toSorted());
  });
});

/** Texts that are the same in both languages (shared-texts.ts: sameInBoth). */
const sameInBoth = new Set(
  blocks.flatMap((block) =>
    block.fields.flatMap((field) => {
      const rows = field.type === 'array' && field.name === 'items' ? field.fields : [field];
      return rows.flatMap((row) =>
        row.type === 'text' && !row.localized ? [`${block.slug}.${'name' in row ? row.name : ''}`] : [],
      );
    }),
  ),
);

describe('a stored page', () => {
  let payload: Payload;
  beforeAll(async () => {
    payload = await openTestContent();
  });
  afterAll(() => payload?.destroy());

  it('is read through the fields that the database is made from', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'en',
      data: {
        name: 'sample',
        title: 'Sample',
        sections: [{ blockType: 'faq', header: 'Questions' }],
        _status: 'published',
      },
    });
    const stored = await payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 });
    const { fields } = payload.collections.pages.config;
    const missing = textsWithout('ar', fields, stored as never, payload.config.blocks ?? []);
    expect(missing.map(({ path, words }) => [path, words])).toEqual([
      ['title', 'Sample'],
      ['sections.0.header', 'Questions'],
    ]);
  });
});
