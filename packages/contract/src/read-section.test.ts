import { describe, expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import { readSection } from './read-section.ts';

/** A section read in English, and what was said to be left out of it. */
function read(value: unknown) {
  const issues: Issue[] = [];
  const section = readSection(value, 's', 'en', (path, reason) => issues.push({ path, reason }));
  return { section, issues };
}
const faq = (rest: object) => ({ section: { name: 'faq' }, content: { header: 'H' }, ...rest });
const card = (item: object, content: object = {}) => ({
  section: { name: 'card' },
  content: { header: 'H', ...content },
  repeatable_content: [{ content: { title: 'T', ...item } }],
});
const notUsable = 'the value was not usable and is left out';

describe('[ENT-07] a section', () => {
  test('whose fields stand around its items alone is left out without any', () => {
    const questions = (items: object[]) => ({
      section: { name: 'cover_questions' },
      content: { header: 'Am I covered?' },
      repeatable_content: items,
    });
    const reason = 'the section "cover_questions" has nothing to show';
    expect(read(questions([]))).toEqual({ section: undefined, issues: [{ path: 's', reason }] });
    expect(read(questions([{ content: { question: 'Of hail?' } }])).section).toBeDefined();
  });

  test('has its name, its id, its order, its content and its items', () => {
    const value = {
      id: 12,
      order: 3,
      section: { name: 'faq' },
      content: { header: 'Questions' },
      repeatable_content: [{ id: 7, content: { question: 'Why?' } }, { content: { question: 'How?' } }],
    };
    const section = {
      name: 'faq',
      id: '12',
      order: 3,
      content: { header: { text: 'Questions', lang: 'en' } },
      items: [
        { id: '7', question: { text: 'Why?', lang: 'en' } },
        { id: 's.repeatable_content[1]', question: { text: 'How?', lang: 'en' } },
      ],
    };
    expect(read(value)).toEqual({ section, issues: [] });
    const asTexts = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, typeof part === 'object' ? JSON.stringify(part) : part]),
    );
    expect(read(asTexts)).toEqual({ section, issues: [] });
    expect(read({ name: 'faq', content: { header: 'H' } }).section).toMatchObject({ name: 'faq', id: 's', items: [] });
  });

  test.each([
    [3, 3],
    ['4', 4],
    [' 5 ', 5],
    [-1.5, -1.5],
    ['', 0],
    ['null', 0],
    ['first', 0],
    [null, 0],
    [true, 0],
    [[7], 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['Infinity', 0],
  ])('[PAGE-18] [PAGE-19] the order %j counts as %j', (order, number) => {
    expect(read(faq({ order })).section?.order).toBe(number);
  });

  test('what is no section, has no known name or nothing to show is left out with the reason', () => {
    const issuesOf = (value: unknown) => {
      const { section, issues } = read(value);
      expect(section).toBeUndefined();
      return issues;
    };
    for (const value of [null, 'faq', []]) {
      expect(issuesOf(value)).toEqual([{ path: 's', reason: 'a section must be an object' }]);
    }
    for (const value of [{}, { section: {} }, { section: { name: 'null' } }]) {
      expect(issuesOf(value)).toEqual([{ path: 's.section.name', reason: 'a section without a name' }]);
    }
    expect(issuesOf({ section: { name: 'x'.repeat(70) } })).toEqual([
      { path: 's.section.name', reason: `unknown section name "${'x'.repeat(60)}"` },
    ]);
    expect(issuesOf({ section: { name: 'constructor' } })).toHaveLength(1);
    expect(issuesOf({ section: { name: 'faq' }, content: {}, repeatable_content: [] })).toEqual([
      { path: 's', reason: 'the section "faq" has nothing to show' },
    ]);
    expect(read({ section: { name: 'largeSlider' } }).section?.items).toEqual([]);
  });
});

describe('content', () => {
  test('that is no object is reported, that is nothing is not', () => {
    const items = [{ content: { question: 'Why?' } }];
    for (const content of ['text', 7, ['a'], true]) {
      expect(read(faq({ content, repeatable_content: items })).issues).toEqual([
        { path: 's.content', reason: 'content must be an object' },
      ]);
    }
    for (const content of [undefined, null, '', 'null', []]) {
      expect(read(faq({ content, repeatable_content: items })).issues).toEqual([]);
    }
  });

  test('[CARD-12] a value that was sent and cannot be taken is reported under its name on the wire', () => {
    const { section, issues } = read(
      card({ choose_type: { type: 'file', value: 'javascript:1' }, redirectUrl: 'data:x' }, { icon: '#nowhere' }),
    );
    expect(issues).toEqual([
      { path: 's.content.icon', reason: notUsable },
      { path: 's.repeatable_content[0].content.redirectUrl', reason: notUsable },
      { path: 's.repeatable_content[0].content.choose_type', reason: notUsable },
    ]);
    expect(section?.items).toHaveLength(1);
    expect(read(card({ description: true })).issues).toHaveLength(1);
    expect(read(card({ description: ['text'] })).issues).toHaveLength(1);
    expect(read(card({ description: '<p>text <script>x</script></p>' })).issues).toEqual([]);
    expect(read(card({ description: '<script>x</script>' })).issues).toHaveLength(1);
    expect(read(card({ choose_type: { type: 'url', url: '/elsewhere' } })).issues).toHaveLength(1);
  });

  test.each([
    undefined,
    null,
    '',
    'undefined',
    '<p>null</p>',
    '<p class="a">undefined</p>',
    '<p></p>',
    '<div><br>&nbsp;</div>',
    [],
    { type: 'file', value: '' },
    { type: 'url', value: 'null', url: null },
    '{"type":"file","value":""}',
  ])('[MAP-02] [MAP-03] %j says nothing, which is no fault', (sent) => {
    expect(read(card({ description: sent, choose_type: sent })).issues).toEqual([]);
  });
});

describe('items', () => {
  test('come from repeatable_content, or from a list of the content where that is empty', () => {
    const items = [{ content: { title: 'A' } }];
    const other = [{ title: 'B' }];
    const titles = (value: object) => {
      const { section, issues } = read({ section: { name: 'card' }, ...value });
      expect(issues).toEqual([]);
      return section?.items.map((item) => ('title' in item ? (item.title as { text: string }).text : undefined));
    };
    expect(titles({ content: { header: 'H', data: other }, repeatable_content: items })).toEqual(['A']);
    for (const repeatable_content of [[], undefined, null, '', 'null', '[]']) {
      expect(titles({ content: { header: 'H', cards: other }, repeatable_content })).toEqual(['B']);
      expect(
        titles({ content: { header: 'H', data: 'none', items: JSON.stringify(other) }, repeatable_content }),
      ).toEqual(['B']);
      expect(titles({ content: { header: 'H' }, repeatable_content })).toEqual([]);
    }
    expect(titles({ content: '{"data":[{"title":"B"}]}' })).toEqual(['B']);
  });

  test('a list that is none is reported, and the other place is looked at all the same', () => {
    for (const repeatable_content of ['text', 7, {}]) {
      expect(read({ ...card({}), content: { data: [{ title: 'B' }] }, repeatable_content })).toMatchObject({
        section: { items: [{ id: 's.content.data[0]', title: { text: 'B' } }] },
        issues: [{ path: 's.repeatable_content', reason: 'must be a list' }],
      });
    }
  });

  test('an item that is broken or has nothing to show is left out with its path', () => {
    const repeatable_content = [
      'x',
      null,
      { content: 'x' },
      { content: { redirectText: 'More' } },
      { content: null },
      { title: 'T' },
    ];
    const { section, issues } = read({ section: { name: 'card' }, repeatable_content });
    expect(section?.items).toEqual([{ id: 's.repeatable_content[5]', title: { text: 'T', lang: 'en' } }]);
    expect(issues).toEqual([
      { path: 's.repeatable_content[0]', reason: 'an item must be an object' },
      { path: 's.repeatable_content[1]', reason: 'an item must be an object' },
      { path: 's.repeatable_content[2].content', reason: 'content must be an object' },
      { path: 's.repeatable_content[3]', reason: 'the item has nothing to show' },
      { path: 's.repeatable_content[4].content', reason: 'content must be an object' },
    ]);
  });

  test('an item may be JSON text, its content, too; what stands in the path of an item names the list', () => {
    const item = JSON.stringify({ id: 1, content: '{"title":"T"}' });
    expect(read({ section: { name: 'card' }, repeatable_content: [item] }).section?.items).toEqual([
      { id: '1', title: { text: 'T', lang: 'en' } },
    ]);
    const { issues } = read({
      section: { name: 'card' },
      content: { header: 'H', cards: [{ logo: '#x', title: 'T' }] },
    });
    expect(issues).toEqual([{ path: 's.content.cards[0].content.logo', reason: notUsable }]);
  });

  test('a section that has no items by its definition takes none', () => {
    const value = { section: { name: 'banner' }, content: { title: 'T' }, repeatable_content: 'broken' };
    expect(read(value)).toMatchObject({ section: { items: [] }, issues: [] });
  });
});
