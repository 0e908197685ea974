import { expect, test } from 'vitest';
import { isPageName, maxListedPages, pagePath, readPageList } from './page-list.ts';

const about = { name: 'about', updated_at: '2026-11-20T08:00:00+03:00', languages: ['ar', 'en'], listed: false };
const read = (...items: unknown[]) => readPageList({ data: { items } })?.items;

test('a page of the list: its name, when it was changed, its languages in their order, whether it is listed', () => {
  expect(read(about)).toEqual([
    { name: 'about', updatedAt: '2026-11-20T05:00:00.000Z', languages: ['en', 'ar'], listed: false },
  ]);
  expect(read({ ...about, languages: ['ar', 'ar', 'xx'] })).toMatchObject([{ languages: ['ar'] }]);
});

test.each([undefined, [], 'ar', ['xx'], null])('a page whose languages are %j is there in all of them', (said) => {
  expect(read({ ...about, languages: said })).toMatchObject([{ languages: ['en', 'ar'] }]);
});

test.each([undefined, 'yesterday', 'null'])('what is no time (%j) is none, and the page stays', (said) => {
  expect(read({ ...about, updated_at: said })).toMatchObject([{ name: 'about', updatedAt: undefined }]);
});

test.each([undefined, null, true, 'false'])('only `false` hides a page, not %j', (listed) => {
  expect(read({ ...about, listed })).toMatchObject([{ listed: true }]);
});

test('what no page can be called is left out, one by one', () => {
  const hostile = [null, 'about', {}, { name: ' ' }, { name: '../admin' }, { name: 'a/b' }, { name: '.env' }];
  expect(read(...hostile, about)).toMatchObject([{ name: 'about' }]);
  expect(['من-نحن', 'a', 'x'.repeat(100)].every(isPageName)).toBe(true);
  expect(['', '-a', 'a b', 'a?b', 'x'.repeat(101)].some(isPageName)).toBe(false);
});

test('of one response no more pages are read than one call gives', () => {
  const items = Array.from({ length: maxListedPages + 1 }, (_, at) => ({ name: `page-${at}` }));
  expect(
    read(...items)
      ?.map(({ name }) => name)
      .at(-1),
  ).toBe(`page-${maxListedPages - 1}`);
});

test.each([undefined, 'text', {}, { data: null }, { data: { items: {} } }])('%j is no list', (body) => {
  expect(readPageList(body)).toBeUndefined();
});

test('the cursor of the next part is taken as it is, unless it is longer than an address bears', () => {
  const nextOf = (next: unknown) => readPageList({ data: { items: [], next } });
  expect(nextOf('x'.repeat(300))?.next).toHaveLength(300);
  for (const none of ['x'.repeat(301), ' ', null, undefined]) expect(nextOf(none)).toEqual({ items: [] });
});

test('the path of a page is its name, and home is the top', () => {
  expect([pagePath('home'), pagePath('about')]).toEqual(['/', '/about']);
});
