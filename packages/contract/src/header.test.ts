import { expect, test } from 'vitest';
import { readHeader } from './header.ts';

const home = { title: { text: 'Home', lang: 'en' }, link: { href: '/', external: false } };
const body = {
  data: [
    { id: 5, title: 'Home', link: '/', pages: 'none' },
    'no item',
    { link: '/untitled', pages: [{ title: 'Below it' }] },
    {
      title: 'About',
      title_ar: 'عن الشركة',
      link: 'about',
      pages: [
        { id: 'who', title: 'Who we are', link: 'https://a.example/x' },
        null,
        { title: 'null' },
        { title: 'Team' },
      ],
    },
  ],
  logo: '/logo.png',
  logo_ar: '/logo-ar.png',
  logo_alt: 'Example',
  logo_alt_ar: 'مثال',
  button_label: 'Get a quote',
  button_label_ar: 'اطلب عرضا',
};

test('[ENT-01] [FRAME-09] [FRAME-22] items, sub-items, logo and label are read; what is broken is left out with its path', () => {
  const { header, issues } = readHeader(body, 'en');
  expect(header).toEqual({
    items: [
      { id: '5', ...home, pages: [] },
      {
        id: 'data[3]',
        title: { text: 'About', lang: 'en' },
        link: { href: '/about', external: false },
        pages: [
          {
            id: 'who',
            title: { text: 'Who we are', lang: 'en' },
            link: { href: 'https://a.example/x', external: true },
          },
          {
            id: 'data[3].pages[3]',
            title: { text: 'Team', lang: 'en' },
            link: { href: '/', external: false },
          },
        ],
      },
    ],
    logo: { url: '/logo.png' },
    logoAlt: { text: 'Example', lang: 'en' },
    buttonLabel: { text: 'Get a quote', lang: 'en' },
  });
  expect(issues).toEqual([
    { path: 'data[1]', reason: 'must be an object' },
    { path: 'data[2].title', reason: 'a navigation entry without a title is left out' },
    { path: 'data[3].pages[1]', reason: 'must be an object' },
    { path: 'data[3].pages[2].title', reason: 'a navigation entry without a title is left out' },
  ]);
});

test('[FRAME-09] [FRAME-22] logo and label have their Arabic forms', () => {
  expect(readHeader(body, 'ar').header).toMatchObject({
    logo: { url: '/logo-ar.png' },
    logoAlt: { text: 'مثال', lang: 'ar' },
    buttonLabel: { text: 'اطلب عرضا', lang: 'ar' },
  });
});

test('one more nesting is read as well, with the logo and the label where the inner list is', () => {
  expect(readHeader({ data: body }, 'en')).toEqual(readHeader(body, 'en'));
  expect(readHeader({ data: JSON.stringify(body.data) }, 'en').header.items).toHaveLength(2);
});

test('a response that says nothing is a header without anything', () => {
  for (const nothing of [undefined, null, 'text', [], {}, { data: null }, { data: {} }, { data: 7, logo: 'null' }]) {
    expect(readHeader(nothing, 'en')).toEqual({ header: { items: [] }, issues: [] });
  }
});

test('a navigation has five hundred entries at most, those of its dropdowns among them: it stands on every page', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Page ${at}`, link: `/p${at}` }));
  const { header, issues } = readHeader({ data: [{ title: 'About', pages: entries(400) }, ...entries(50_000)] }, 'en');
  // All of the first list are asked for before any dropdown is.
  expect(header.items).toHaveLength(500);
  expect(issues).toEqual([expect.objectContaining({ reason: expect.stringContaining('too many entries') })]);
  const usual = readHeader({ data: [{ title: 'About', pages: entries(400) }] }, 'en');
  expect([usual.header.items[0]?.pages.length, usual.issues]).toEqual([400, []]);
});
