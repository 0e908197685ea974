import { describe, expect, it } from 'vitest';
import { richTextToHtml } from '../src/fields/rich-text-to-html.ts';
import type { Files } from '../src/http/files.ts';
import { type StoredBlock, sectionToWire } from '../src/http/section-to-wire.ts';

const address = (folder: string) => (ids: unknown) => {
  const { en, ar } = (ids ?? {}) as { en?: number; ar?: number };
  return { en: en ? `/${folder}/${en}` : undefined, ar: ar ? `/${folder}/${ar}` : undefined };
};
const files: Files = { picture: address('pictures'), document: address('documents') };
const contentOf = (block: StoredBlock) => sectionToWire(block, 0, files)?.content;
const itemOf = (blockType: string, row: Record<string, unknown>) => {
  const wire = sectionToWire({ blockType, items: [{ id: 'row', ...row }] }, 0, files);
  const [item] = (wire?.repeatable_content ?? []) as { content: unknown }[];
  return item?.content;
};

describe('a section on the wire', () => {
  it('has the names of the contract and an Arabic translation only where there is one', () => {
    const block = {
      id: 'block',
      blockType: 'cover',
      title: { en: ' Title ', ar: 'عنوان' },
      description: { en: 'Words', ar: '  ' },
      buttonText: { en: null, ar: null },
      buttonLink: 'motor-insurance',
      image: { en: 1, ar: null },
    };
    expect(sectionToWire(block, 3, files)).toEqual({
      id: 'block',
      order: 3,
      section: { name: 'cover' },
      content: {
        title: 'Title',
        title_ar: 'عنوان',
        description: 'Words',
        button_link: '/motor-insurance',
        image: '/pictures/1',
      },
      repeatable_content: [],
    });
  });

  it('never writes an address that is not safe', () => {
    expect(contentOf({ blockType: 'cover', buttonLink: 'javascript:alert(1)' })).toEqual({});
  });

  it('writes where a card leads: an address, or a file in both languages', () => {
    const link = { type: 'link', href: '/claims', file: { en: 9 } };
    expect(itemOf('card', { chooseType: link })).toEqual({ choose_type: { type: 'link', value: '/claims' } });
    expect(itemOf('card', { chooseType: { type: 'file', file: { en: 1, ar: 2 } } })).toEqual({
      choose_type: { type: 'file', value: '/documents/1' },
      choose_type_ar: { type: 'file', value: '/documents/2' },
    });
    expect(itemOf('card', { chooseType: {} })).toEqual({});
  });

  it('writes the English report of a quarter first and the Arabic one after it', () => {
    const quarters = [
      { name: 'Q1', file: { en: 1, ar: 2 } },
      { name: 'Q2', file: { en: 3 } },
      { name: 'Q3', file: {} },
    ];
    expect(itemOf('annual_reports', { quarters })).toEqual({
      quarters: [
        { name: 'Q1', url: '/documents/1' },
        { name: 'Q1', url: '/documents/2' },
        { name: 'Q2', url: '/documents/3' },
      ],
    });
  });

  it('gives a job card the id of its job, and none where none was typed: no job has that of its row', () => {
    expect(itemOf('job_component', { jobId: 'actuary', title: { en: 'Actuary' } })).toEqual({
      id: 'actuary',
      title: 'Actuary',
    });
    expect(itemOf('job_component', { title: { en: 'Actuary' } })).toEqual({ id: '', title: 'Actuary' });
  });

  it('leaves out a block that the contract does not know', () => {
    expect(sectionToWire({ blockType: 'from-a-later-version' }, 0, files)).toBeUndefined();
  });
});

describe('rich text as HTML', () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
  const html = (...children: unknown[]) => richTextToHtml({ root: { type: 'root', children } });

  it('has paragraphs, headings, lists, emphasis and links', () => {
    expect(
      html(
        { type: 'heading', tag: 'h3', children: [text('Heading')] },
        { type: 'paragraph', children: [text('a '), text('b', 1), text('c', 3), { type: 'linebreak' }, text('d')] },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] },
        { type: 'paragraph', children: [{ type: 'link', fields: { url: '/claims' }, children: [text('Claims')] }] },
      ),
    ).toBe(
      '<h3>Heading</h3><p>a <strong>b</strong><strong><em>c</em></strong><br>d</p><ol><li>one</li></ol><p><a href="/claims">Claims</a></p>',
    );
  });

  it('escapes what was typed and drops unsafe links and alignment', () => {
    expect(html({ type: 'paragraph', format: 'right', children: [text('<b>&"')] })).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
    const link = { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('here')] };
    expect(html({ type: 'paragraph', children: [link] })).toBe('<p>here</p>');
  });

  it('is nothing where nothing was typed', () => {
    expect(html({ type: 'paragraph', children: [] })).toBeUndefined();
    expect(richTextToHtml(null)).toBeUndefined();
  });
});
