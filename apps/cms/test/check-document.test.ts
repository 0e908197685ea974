import type { Language } from '@insurer/contract/language.ts';
import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { storedFields } from '../src/admin/languages/stored-fields.ts';
import { blocks } from '../src/blocks/blocks.ts';
import { checkDocument, type DocumentState, type Surroundings } from '../src/checks/check-document.ts';
import { unfit } from '../src/checks/check-fields.ts';
import { findingWords } from '../src/checks/finding-words.ts';
import { pages } from '../src/collections/pages.ts';
import { richText } from './test-content.ts';

const both = { en: 'Words', ar: 'كلمات' };
const whole = { name: 'whole', title: both, meta: { description: both } };
const nothing: Surroundings = { nowhere: () => undefined, withoutAlternative: () => [] };

function stateOf(values: Record<string, unknown>): DocumentState {
  return { values, fields: storedFields(pages.fields, values, blocks) };
}

function found(values: object, { online, ...around }: Partial<Surroundings> & { online?: object } = {}) {
  const shown = online && stateOf({ ...online });
  const all = checkDocument(stateOf({ ...whole, ...values }), shown, { ...nothing, ...around });
  return all.map(({ kind, path, language }) => [kind, path, language]);
}

describe('what is looked at before a publication', () => {
  it('says nothing of a page that is whole', () => {
    expect(found({ sections: [{ blockType: 'card', header: both }] })).toEqual([]);
  });

  it('finds texts that lack either language, and a page without any title', () => {
    expect(found({ title: { ar: 'عنوان' } })).toEqual([['missing-english', 'title', 'en']]);
    expect(found({ title: { en: 'Title', ar: ' ' } })).toEqual([['missing-arabic', 'title', 'ar']]);
    expect(found({ title: undefined })).toEqual([
      ['missing-english', 'title', 'en'],
      ['missing-arabic', 'title', 'ar'],
    ]);
  });

  it('finds pictures and documents that Arabic alone has: English shows none, while Arabic shows the English one', () => {
    const sections = [
      { blockType: 'single_image', image: { ar: 7 } },
      { blockType: 'annual_reports', title: both, items: [{ year: both, yearly: { en: null, ar: 4 } }] },
      { blockType: 'single_image', image: { en: 7 } },
    ];
    expect(found({ sections })).toEqual([
      ['missing-file', 'sections.0.image', 'en'],
      ['missing-file', 'sections.1.items.0.yearly', 'en'],
    ]);
    // English gets a picture that the site draws.
    expect(found({ meta: { ...whole.meta, image: { ar: 7 } } })).toEqual([]);
  });

  it('finds an address of one language that cannot be linked to, and a needed list that is empty', () => {
    const fields: Field[] = [
      { name: 'map', type: 'text', localized: true, custom: { isAddress: true } },
      { name: 'words', type: 'text', hasMany: true, required: true },
    ];
    const stored = storedFields(fields, { map: { en: '/map', ar: 'javascript:1' }, words: [] }, []);
    expect(stored.flatMap(unfit).map(({ kind, path, language }) => [kind, path, language])).toEqual([
      ['unusable-address', 'map', 'ar'],
      ['not-filled', 'words', undefined],
    ]);
  });

  it('asks nothing of rows that the form hides', () => {
    const choices: Field = {
      name: 'choices',
      type: 'array',
      fields: [{ name: 'value', type: 'text', required: true }],
    };
    const hidden: Field = { ...choices, admin: { condition: (_, siblings) => siblings.kind === 'list' } };
    const found = (kind: string) => storedFields([hidden], { kind, choices: [{ value: '' }] }, []).flatMap(unfit);
    expect(found('list')).toHaveLength(1);
    expect(found('number')).toEqual([]);
  });

  it('finds what nothing is published without, and a name that no address can have', () => {
    const named = (name: unknown) => found({ name });
    expect(named('offers')).toEqual([]);
    for (const name of [undefined, null, '']) expect(named(name)).toEqual([['not-filled', 'name', undefined]]);
    for (const name of ['two words', 'ar', 'en', 'CLAIMS'])
      expect(named(name)).toEqual([['unusable-name', 'name', undefined]]);
  });

  it('finds what says what it said at the last publication while the other language was changed', () => {
    const online = { ...whole, title: { en: 'Old', ar: 'قديم' } };
    expect(found({ title: { en: 'New', ar: 'قديم' } }, { online })).toEqual([['older', 'title', 'ar']]);
    expect(found({ title: { en: 'New', ar: 'جديد' } }, { online })).toEqual([]);
    const [first, second] = ['One', 'Two'].map((en) => ({ id: en, blockType: 'card', header: { en, ar: `${en} ع` } }));
    // Moving a section changes no text.
    expect(found({ sections: [second, first] }, { online: { ...whole, sections: [first, second] } })).toEqual([]);
  });

  it('finds empty sections', () => {
    const sections = [
      { blockType: 'card', header: both },
      { blockType: 'card', header: { en: ' ' }, items: [] },
    ];
    expect(found({ sections })).toEqual([['empty-section', 'sections.1', undefined]]);
    // It shows the jobs that are open.
    expect(found({ sections: [{ blockType: 'job_component', title: {}, items: [] }] })).toEqual([]);
  });

  it('finds sections of which visitors see nothing, since they are a list and it is empty', () => {
    const empty = [['empty-section', 'sections.0', undefined]];
    expect(found({ sections: [{ blockType: 'statistics', items: [] }] })).toEqual(empty);
    expect(found({ sections: [{ blockType: 'statistics' }] })).toEqual(empty);
    expect(found({ sections: [{ blockType: 'statistics', items: [{ header: both, title: both }] }] })).toEqual([]);
    // Its header stands above its questions alone.
    expect(found({ sections: [{ blockType: 'cover_questions', header: both, items: [] }] })).toEqual(empty);
    const answered = { question: both, answer: { en: richText('Yes'), ar: richText('نعم') } };
    expect(found({ sections: [{ blockType: 'cover_questions', items: [answered] }] })).toEqual([]);
    // What the site has a sentence for stands above it.
    expect(found({ sections: [{ blockType: 'our_branches', title: both, items: [] }] })).toEqual([]);
  });

  it('finds entries of a section that the site leaves out, or shows as a question that nothing answers', () => {
    const answer = { en: richText('Yes'), ar: richText('نعم') };
    const faq = { blockType: 'faq', items: [{ question: both }, { answer }, { question: both, answer }, {}] };
    const button = { redirectText: both, redirectUrl: '/here' };
    const card = { blockType: 'card', header: both, items: [button, { ...button, logo: { en: 7 } }] };
    expect(found({ sections: [faq, card] })).toEqual([
      ['incomplete-entry', 'sections.0.items.0.answer', undefined],
      ['incomplete-entry', 'sections.0.items.1.question', undefined],
      ['incomplete-entry', 'sections.0.items.3.question', undefined],
      ['incomplete-entry', 'sections.0.items.3.answer', undefined],
      ['incomplete-entry', 'sections.1.items.0.title', undefined],
    ]);
  });

  it('finds pictures without alternative text', () => {
    const withoutAlternative = (picture: unknown): Language[] => (picture === 7 ? ['ar'] : []);
    const lacking = (image: object) =>
      found({ sections: [{ blockType: 'single_image', image }] }, { withoutAlternative });
    expect(lacking({ en: 7 })).toEqual([['alternative-text', 'sections.0.image', 'ar']]);
    // Visitors in Arabic see a picture of their own.
    expect(lacking({ en: 7, ar: 8 })).toEqual([]);
    // Its text is written where the picture is: in the other form there is an empty field.
    const formsOf = (image: object) => {
      const state = stateOf({ ...whole, sections: [{ blockType: 'single_image', image }] });
      return checkDocument(state, undefined, { ...nothing, withoutAlternative }).map(({ form }) => form);
    };
    expect(formsOf({ en: 7 })).toEqual(['en']);
    expect(formsOf({ en: 8, ar: 7 })).toEqual([undefined]);
  });

  it('finds a job card whose job is closed: its field holds a key', () => {
    const items = [{ title: both, jobId: ' Actuary 1' }, { title: both }];
    const nowhere: Surroundings['nowhere'] = (to) =>
      'address' in to && to.address === '/career-details/Actuary%201' ? 'closed' : undefined;
    const sections = [{ blockType: 'job_component', items }];
    expect(found({ sections }, { nowhere })).toEqual([['broken-link', 'sections.0.items.0.jobId', undefined]]);
  });

  it('finds links that lead nowhere, in fields and in rich text', () => {
    const link = { type: 'link', fields: { url: '/gone' }, children: [{ type: 'text', text: 'There' }] };
    const text = { root: { type: 'root', children: [{ type: 'paragraph', children: [link] }] } };
    const sections = [
      {
        blockType: 'card',
        header: both,
        items: [
          { title: both, redirectUrl: '/gone' },
          { title: both, redirectUrl: '/here' },
        ],
      },
      { blockType: 'single_blog', description: { en: text, ar: richText('نص') } },
    ];
    expect(
      found({ sections }, { nowhere: (to) => ('address' in to && to.address === '/gone' ? 'nowhere' : undefined) }),
    ).toEqual([
      ['broken-link', 'sections.0.items.0.redirectUrl', undefined],
      ['broken-link', 'sections.1.description', 'en'],
    ]);
  });

  it('finds pictures and documents that a field chose and that are gone, in each language that shows them', () => {
    const nowhere: Surroundings['nowhere'] = (to) => {
      if (!('chosen' in to)) return undefined;
      return ({ 'media/7': 'no-picture', 'documents/3': 'no-file' } as const)[to.chosen];
    };
    const sections = [
      { blockType: 'single_image', image: { en: 7, ar: 8 } },
      { blockType: 'annual_reports', title: both, items: [{ year: both, yearly: { en: 3, ar: 4 } }] },
    ];
    expect(found({ sections, meta: { ...whole.meta, image: { ar: 7 } } }, { nowhere })).toEqual([
      ['broken-link', 'sections.0.image', 'en'],
      ['broken-link', 'sections.1.items.0.yearly', 'en'],
      ['broken-link', 'meta.image', 'ar'],
    ]);
    expect(findingWords({ kind: 'broken-link', reason: 'no-picture' }).en).toBe(
      'The chosen picture is no longer there',
    );
  });

  it('finds headings that stand under none, and titles and descriptions that are too long or not there', () => {
    const heading = { type: 'heading', tag: 'h4', children: [{ type: 'text', text: 'Small' }] };
    const text = { root: { type: 'root', children: [heading] } };
    const sections = [{ blockType: 'single_blog', description: { en: text, ar: richText('نص') } }];
    expect(found({ sections })).toEqual([['headings', 'sections.0.description', 'en']]);
    const long = { en: 'x'.repeat(61), ar: 'عنوان' };
    expect(found({ meta: { title: long, description: { en: 'x'.repeat(161) } } })).toEqual([
      ['missing-arabic', 'meta.description', 'ar'],
      ['title-length', 'meta.title', 'en'],
      ['description-length', 'meta.description', 'en'],
    ]);
    // The title of the page is shown where the browser has none of its own.
    expect(found({ title: long })).toEqual([['title-length', 'title', 'en']]);
    expect(found({ title: long, meta: { title: both, description: both } })).toEqual([]);
    expect(found({ meta: {} })).toEqual([
      ['description-length', 'meta.description', 'en'],
      ['description-length', 'meta.description', 'ar'],
    ]);
  });
});
