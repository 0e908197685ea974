import { describe, expect, it } from 'vitest';
import { differences, isBringingBack, merge, type Side, settled } from './compare.ts';

const paragraph = (text: string, more: object = {}) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, ...more }] }] },
});
const section = (id: string, header: string) => ({ id, blockType: 'card', header });
const base = {
  title: 'Motor',
  meta: { title: 'Motor', description: 'Old' },
  text: paragraph('Old'),
  sections: [section('a', 'One'), section('b', 'Two')],
};

function merged(mine: object, theirs: object, choices: Record<string, Side> = {}) {
  const [ours, other] = [
    { ...base, ...mine },
    { ...base, ...theirs },
  ];
  const found = differences(base, ours, other);
  const chosen = new Map(found.flatMap(({ key, suggestion }) => (suggestion ? [[key, suggestion] as const] : [])));
  for (const [key, side] of Object.entries(choices)) chosen.set(key, side);
  return { found, result: merge(base, ours, other, chosen) };
}

describe('two texts over one', () => {
  it('asks about what both changed, and suggests whoever alone changed the rest', () => {
    const mine = { title: 'Mine', meta: { title: 'Motor', description: 'Mine' }, updatedAt: 'old' };
    const theirs = { title: 'Theirs', meta: { title: 'Theirs', description: 'Old' }, updatedAt: 'new' };
    const { found, result } = merged(mine, theirs, { title: 'mine' });
    expect(found.map(({ key, suggestion }) => [key, suggestion])).toEqual([
      ['title', undefined],
      ['meta.title', 'theirs'],
      ['meta.description', 'mine'],
    ]);
    expect(result).toMatchObject({ title: 'Mine', meta: { title: 'Theirs', description: 'Mine' }, updatedAt: 'new' });
  });

  it('asks about the words of a file, and about nothing that the service notes of it', () => {
    const file = (name: string, filesize: number) => ({ filename: name, url: `/media/${name}`, filesize });
    const mine = { ...file('old.pdf', 1), title: 'Mine', editions: [] };
    const theirs = { ...file('new.pdf', 2), editions: [{ id: 'e', filename: 'old.pdf', until: '2026-11-30T00:00Z' }] };
    const { found, result } = merged(mine, theirs);
    expect(found.map(({ key, suggestion }) => [key, suggestion])).toEqual([['title', 'mine']]);
    expect(result).toMatchObject({ ...theirs, title: 'Mine' });
    // Of a link in a text the address is what somebody writes.
    expect(merged({ meta: { url: '/a' } }, { meta: { url: '/b' } }).found.map(({ key }) => key)).toContain('meta.url');
  });

  it('knows whose own text brings back a section that the other removed, and not what one of both added', () => {
    const backs = (mine: object[], theirs: object[]) =>
      merged({ sections: mine }, { sections: theirs })
        .found.filter(isBringingBack)
        .map(({ key }) => key);
    const [a, b] = base.sections as [object, object];
    expect(backs([a, section('b', 'Mine')], [a])).toEqual(['sections.b']);
    expect(backs([a, b, section('c', 'New')], [a, b])).toEqual([]);
    expect(backs([a], [a, section('b', 'Theirs')])).toEqual([]);
  });

  it('finds a section by its id, wherever it was moved', () => {
    const mine = { sections: [section('b', 'Mine'), section('a', 'One')] };
    const { found, result } = merged(mine, { sections: [section('a', 'Theirs'), section('b', 'Two')] });
    expect(found.map(({ key, suggestion }) => [key, suggestion])).toEqual([
      ['sections.#order', 'mine'],
      ['sections.a.header', 'theirs'],
      ['sections.b.header', 'mine'],
    ]);
    expect(result.sections).toEqual([section('b', 'Mine'), section('a', 'Theirs')]);
  });

  it('tells rows that were moved as one difference, in the words of the rows, and lets their order be chosen', () => {
    const [one, two, three] = [section('a', 'One'), section('b', 'Two'), section('c', 'Three')];
    const moved = { sections: [two, one] };
    expect(merged(moved, {})).toMatchObject({
      found: [{ key: 'sections.#order', mine: ['1. Two', '2. One'], theirs: ['1. One', '2. Two'], suggestion: 'mine' }],
      result: { sections: [two, one] },
    });
    expect(merged({}, moved)).toMatchObject({ found: [{ suggestion: 'theirs' }], result: { sections: [two, one] } });
    const [ours, other] = [
      { ...base, sections: [two, one, three] },
      { ...base, sections: [three, one, two] },
    ];
    const begun = { ...base, sections: [one, two, three] };
    expect(differences(begun, ours, other)).toMatchObject([{ key: 'sections.#order', suggestion: undefined }]);
    const chosen = (side: Side) => merge(begun, ours, other, new Map([['sections.#order', side]])).sections;
    expect([chosen('mine'), chosen('theirs')]).toEqual([ours.sections, other.sections]);
    expect(merged({ sections: [one, three, two] }, {}).found.map(({ key }) => key)).toEqual(['sections.c']);
  });

  it('is another text than the stored one where rows were moved alone, and where only one side is left it is theirs', () => {
    const stored = { ...base, title: 'Theirs', updatedAt: 'new' };
    const moved = { ...base, sections: base.sections.toReversed() };
    const choices = (order: Side) => new Map<string, Side>([['sections.#order', order]]);
    expect(settled(base, moved, stored, choices('mine'))).toMatchObject({
      result: { title: 'Theirs', sections: moved.sections, updatedAt: 'new' },
      isChanged: true,
    });
    expect(settled(base, moved, stored, choices('theirs'))).toEqual({ result: stored, isChanged: false });
  });

  it('keeps what each added, and removes what one removed and the other left alone', () => {
    const mine = { sections: [section('a', 'One'), section('m', 'Added by me'), section('b', 'Two')] };
    const theirs = { sections: [section('t', 'Added by them'), section('a', 'One')] };
    const { found, result } = merged(mine, theirs);
    expect(result.sections).toEqual([section('t', 'Added by them'), section('a', 'One'), section('m', 'Added by me')]);
    expect(found.map(({ key }) => key)).toEqual(['sections.t', 'sections.m', 'sections.b']);
  });

  it('asks about a section that one removed and the other changed', () => {
    const { found, result } = merged(
      { sections: [section('b', 'Two')] },
      { sections: [section('a', 'New'), section('b', 'Two')] },
    );
    expect(found).toMatchObject([{ key: 'sections.a', suggestion: undefined }]);
    expect(result.sections).toEqual([section('a', 'New'), section('b', 'Two')]);
  });

  it('takes no notice of what the editor of rich text notes for itself, nor of how nothing is stored', () => {
    const mine = { text: paragraph('Old', { version: 1, mode: 'normal' }), subTitle: '', tags: [] };
    expect(merged(mine, { subTitle: null, tags: null }).found).toEqual([]);
    expect(merged({ text: paragraph('Old', { format: 1 }) }, {}).found).toMatchObject([{ key: 'text' }]);
  });
});
