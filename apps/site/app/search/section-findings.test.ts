import { sectionExample } from '@insurer/contract/examples/section-examples.ts';
import { languages } from '@insurer/contract/language.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import { sectionNames } from '@insurer/contract/sections/sections.ts';
import { describe, expect, test } from 'vitest';
import { renderSection } from '#app/sections/test/render-section.tsx';
import { textsOf } from '#app/texts/texts.ts';
import { entriesOfPage } from './page-entries.ts';
import { pathsOfPage } from './page-links.ts';
import type { SearchEntry } from './search-entry.ts';

function entriesOf(sections: unknown[], language: 'en' | 'ar' = 'en'): SearchEntry[] {
  const { page } = readPage({ data: { title: 'Motor', title_ar: 'المركبات', sections } }, language);
  const title = page?.title ?? { text: '', lang: language };
  return entriesOfPage({ path: '/motor', title, page, names: [] }, textsOf(language));
}

const wire = (name: string, content: unknown, items: unknown[] = []) => ({
  id: 's1',
  section: { name },
  content,
  repeatable_content: items.map((item, index) => ({ id: `i${index}`, content: item })),
});

describe('what each section says', () => {
  for (const language of languages) {
    for (const name of sectionNames.filter((known) => !['full_banner', 'single_image'].includes(known))) {
      test(`${name} in ${language}: its words are found`, () => {
        const [page, ...entries] = entriesOf([sectionExample(name, 'default')], language);
        expect(
          [page?.rest, ...entries.map(({ title, text }) => `${title.text} ${text?.text}`)].join(' ').trim(),
        ).not.toBe('');
        for (const { title, text } of entries) {
          expect(title.text).not.toBe('');
          expect(text?.text ?? '').not.toMatch(/<\w|undefined|null/);
        }
      });
    }
  }

  test.each(sectionNames)('%s: hostile and broken content does no harm', (name) => {
    for (const kind of ['hostile', 'broken', 'empty', 'arabicMissing', 'many'] as const) {
      for (const language of languages) entriesOf([sectionExample(name, kind)], language);
    }
  });
});

test('a page is found by the keywords that its editor wrote, each a name of its own', () => {
  const attributes = [{ name: 'keywords', content: 'life insurance, تأمين الحياة، وفاة' }];
  const meta_data = [{ title: 'Family protection', attributes }];
  const { page } = readPage({ data: { title: 'Family', meta_data, sections: [] } }, 'en');
  const found = { path: '/family', title: page?.title ?? { text: '', lang: 'en' }, page, names: ['Families'] } as const;
  const [entry] = entriesOfPage({ ...found, names: [...found.names] }, textsOf('en'));
  expect(entry?.names).toBe('Families · Family protection · life insurance · تأمين الحياة · وفاة');
});

test('a question, its answer and the way to it', () => {
  const entries = entriesOf([
    wire('faq', { header: 'Questions' }, [
      { question: 'Who pays?', answer: '<p>We do.</p><ul><li>Today</li><li>Here</li></ul>' },
    ]),
  ]);
  expect(entries.at(-1)).toMatchObject({
    kind: 'question',
    title: { text: 'Who pays?' },
    text: { text: 'We do. Today · Here' },
    trail: [{ text: 'Motor' }, { text: 'Questions' }],
    anchor: 'place-s1-i0',
  });
});

test('what is enumerated in Arabic has the Arabic comma between', () => {
  const member = { name_ar: 'سارة', position_ar: 'عضو', members_ar: 'مستقل' };
  const found = entriesOf([wire('board_table', { header_ar: 'المجلس' }, [member])], 'ar');
  expect(found.map(({ text }) => text?.text).join(' ')).toContain('سارة، عضو، مستقل');
});

test('documents bring their files, branches their phone and address', () => {
  const [, , rights] = entriesOf([
    wire('customer_rights_section', { header: 'Documents' }, [{ pdfTitle: 'Charter', pdf: '/media/c.pdf' }]),
  ]);
  expect(rights).toMatchObject({
    kind: 'document',
    title: { text: 'Charter' },
    files: [{ file: { url: '/media/c.pdf' } }],
  });
  const [, , report] = entriesOf([
    wire('annual_reports', { title: 'Reports' }, [{ year: '2024', yearly: '/media/y.pdf', q1: '/media/q1.pdf' }]),
  ]);
  expect(report).toMatchObject({
    kind: 'document',
    title: { text: 'Reports 2024' },
    files: [{ label: 'Yearly' }, { label: 'Q1' }],
  });
  const branch = entriesOf([
    wire('our_branches', { title: 'Branches' }, [
      { title: 'Jeddah', 'branch-title': 'Tahlia office', phone: '+966 12 2', address: 'Tahlia' },
    ]),
  ]).at(-1);
  expect(branch).toMatchObject({
    kind: 'branch',
    title: { text: 'Jeddah – Tahlia office' },
    phone: '+966 12 2',
    address: { text: 'Tahlia' },
  });
});

test('English that stands in for Arabic says so', () => {
  const [, section] = entriesOf([wire('single_blog', { header: 'Only English', description: '<p>Text</p>' })], 'ar');
  expect(section).toMatchObject({ title: { lang: 'en' }, text: { lang: 'en' } });
});

test('a page of endless text is cut', () => {
  const entries = entriesOf([
    wire('single_blog', { header: 'Long', description: 'word '.repeat(100_000) }),
    wire('faq', {}, [{ question: 'Behind?' }]),
  ]);
  const letters = entries.reduce((sum, { text, rest }) => sum + (text?.text.length ?? 0) + (rest?.length ?? 0), 0);
  expect(letters).toBeLessThan(80_000);
});

test('the ids that the search links to are the ids that the sections draw', () => {
  for (const name of [
    'faq',
    'our_branches',
    'customer_rights_section',
    'annual_reports',
    'multiple_title',
    'single_blog_dropdown',
  ] as const) {
    const { content, repeatable_content } = sectionExample(name, 'oneItem');
    const item = (repeatable_content as { content: unknown }[])[0]?.content;
    const html = renderSection(name, content as Record<string, unknown>, [item as Record<string, unknown>]);
    const anchors = [...html.matchAll(/id="(place-[^"]+)"/g)].map(([, id]) => id);
    expect(anchors.length, name).toBeGreaterThanOrEqual(2);
  }
});

test('the pages that a page leads to', () => {
  const { page } = readPage(
    {
      data: {
        group: { title: 'G', pages: [{ id: 1, title: 'A', link: '/a' }] },
        sections: [
          wire('single_blog', {
            header: 'H',
            description: '<p><a href="/b?x=1#y">b</a> <a href="https://x.example/c">c</a></p>',
            button_text: 'd',
            button_url: '/ar/d',
          }),
          wire('card', {}, [
            { title: 'E', choose_type: { type: 'url', value: '/e' } },
            { title: 'F', choose_type: { type: 'file', value: '/media/f.pdf' } },
          ]),
          wire('redirect_section', {}, [
            { text: 'self', text_url: '/my-requests' },
            { text: 'mail', text_url: 'mailto:a@b.example' },
          ]),
        ],
      },
    },
    'en',
  );
  expect(page && pathsOfPage(page).sort()).toEqual(['/a', '/b', '/d', '/e']);
});
