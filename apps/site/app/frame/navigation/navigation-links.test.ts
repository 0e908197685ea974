import { expect, test } from 'vitest';
import { headerOf, headerResponse } from '#app/frame/frame-fixtures.ts';
import { navigationOf } from './navigation-links.ts';

const titlesWith = (path: string, current: string) =>
  navigationOf(headerOf(), path).flatMap((item) =>
    [item, ...item.pages].filter((entry) => entry.current === current).map(({ title }) => title.text),
  );

test('[FRAME-15] [FRAME-16] product items lead to the first entry of their dropdown, whatever their own link says', () => {
  const [, , individual, corporate] = navigationOf(headerOf(), '/');
  expect(individual?.link.href).toBe('/motor-insurance');
  expect(corporate?.link.href).toBe('/marine-insurance');
});

test('[FRAME-10] [FRAME-12] [FRAME-13] every other item leads where the content service says', () => {
  const answer = { data: [{ title: 'A', link: 'null', pages: [{ title: 'B', link: '' }] }] };
  const [item] = navigationOf(headerOf('en', answer), '/careers');
  expect(item?.link.href).toBe('/');
  expect(item?.pages[0]?.link.href).toBe('/');
  expect(navigationOf(headerOf(), '/')[1]?.link.href).toBe('/about');
});

test('[FRAME-14] only the item of the path is the current one', () => {
  expect(titlesWith('/careers', 'page')).toEqual(['Careers']);
  expect(titlesWith('/', 'page')).toEqual(['Home']);
  expect(titlesWith('/no-such-page', 'page')).toEqual([]);
});

test('[FRAME-14] on home a dropdown without an address of its own is not marked beside Home', () => {
  const pages = [{ title: 'Who We Are', link: 'who-we-are' }];
  const answer = {
    data: [
      { title: 'About', link: '', pages },
      { title: 'Home', link: 'null' },
    ],
  };
  const current = navigationOf(headerOf('en', answer), '/').map((item) => item.current);
  expect(current).toEqual([undefined, 'page']);
});

test('[FRAME-14] the item whose dropdown holds the page is marked as its parent', () => {
  expect(titlesWith('/motor-insurance', 'page')).toEqual(['Motor Insurance']);
  expect(titlesWith('/motor-insurance', 'parent')).toEqual(['Individual Products']);
  expect(titlesWith('/claims/', 'page')).toEqual(['Claims']);
});

test('an empty header draws an empty navigation', () => {
  expect(navigationOf({ items: [] }, '/')).toEqual([]);
  expect(navigationOf(headerOf('ar', { ...headerResponse, data: 'nonsense' }), '/')).toEqual([]);
});
