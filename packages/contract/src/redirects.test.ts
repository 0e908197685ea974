import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const read = (items: unknown) => {
  const { redirects, issues } = readRedirects({ data: { items } });
  return { redirects: Object.fromEntries(redirects), issues: issues.length };
};
const item = (from: unknown, to: unknown) => ({ from, to, status: 301 });

// docs/contract.md, Redirects.
test('chains lead to their end, circles are left out', () => {
  const chain = [item('a', '/b'), item('b', '/ar/c/'), item('/c', '/d?x=1#y'), item('e', 'f')];
  expect(read(chain)).toEqual({
    redirects: { a: '/d?x=1#y', b: '/d?x=1#y', c: '/d?x=1#y', e: '/f' },
    issues: 0,
  });
  expect(read([item('a', '/b'), item('b', '/a'), item('c', '/a'), item('d', '/d?q'), item('e', '/ar/e')])).toEqual({
    redirects: {},
    issues: 5,
  });
});

test('so do chains of names in Arabic, with blanks and signs, and their circles are known', () => {
  const chain = [
    item('تأمين قديم', '/ar/تأمين-أحدث'),
    item('تأمين-أحدث', '/old page'),
    item('old page', '/50%'),
    item('50%', '/new'),
  ];
  expect(read(chain)).toEqual({
    redirects: Object.fromEntries(chain.map(({ from }) => [from, '/new'])),
    issues: 0,
  });
  expect(read([item('أول', '/ثان'), item('ثان', '/أول#x'), item('a b', '/a%20b')])).toEqual({
    redirects: {},
    issues: 3,
  });
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'mailto:a@b.c',
  '/a/..//evil.example',
  '/.//evil.example',
  '#a',
  // In a header these are more than browsers and proxies take.
  `/${'a'.repeat(2_000)}`,
  `/${'م'.repeat(400)}`,
  '',
  null,
  {},
])('a target that leaves the site is none: %j', (to) => {
  const { redirects, issues } = readRedirects({ data: { items: [item('kept', '/new'), item('old', to)] } });
  expect(Object.fromEntries(redirects)).toEqual({ kept: '/new' });
  expect(issues).toEqual([{ path: 'items[1]', reason: 'a redirect needs an old name and a target inside the site' }]);
});

test('a target has the one spelling of its address, and an old name is without its slashes', () => {
  expect(read([item('//old', '/ar//new///deep//?q=a//b#c/')]).redirects).toEqual({ old: '/new/deep?q=a//b#c/' });
  expect(read([item('a/b/', '/')]).redirects).toEqual({ 'a/b/': '/' });
});

test('what leads to itself says which it is', () => {
  const { redirects, issues } = readRedirects({ data: { items: [item('a', '/a#top'), item('b', '/')] } });
  expect(Object.fromEntries(redirects)).toEqual({ b: '/' });
  expect(issues).toEqual([{ path: 'a', reason: 'a redirect that leads back to itself' }]);
});

test('a target without an old name is none', () => {
  expect(read([{ to: '/new' }, item('', '/new'), item('/', '/new')])).toEqual({ redirects: {}, issues: 3 });
});

test('twenty thousand are read, and no more', () => {
  const items = Array.from({ length: 20_001 }, (_, at) => item(`old-${at}`, `/new-${at}`));
  const { redirects } = readRedirects({ data: { items } });
  expect([redirects.size, redirects.has('old-19999')]).toEqual([20_000, true]);
});

// Walked from each name to its end, these would take minutes, in which nobody gets a page.
test('one chain of twenty thousand, and one circle, are read in no time', () => {
  const chain = Array.from({ length: 20_000 }, (_, at) => item(`n${at}`, `/n${at + 1}`));
  const { redirects } = readRedirects({ data: { items: chain } });
  expect([redirects.get('n0'), redirects.get('n19999'), redirects.size]).toEqual(['/n20000', '/n20000', 20_000]);
  expect(read([...chain.slice(0, 19_999), item('n19999', '/n0')])).toEqual({ redirects: {}, issues: 20_000 });
});

test('no header can be written by a target', () => {
  expect(read([item('old', '/new\r\nset-cookie: a=b')]).redirects.old).not.toMatch(/[\r\n]/);
});

test.each([
  undefined,
  null,
  'x',
  7,
  [],
  { data: null },
  { data: { items: {} } },
  { data: { items: [null, 1, 'x', {}] } },
])('another shape holds none: %j', (body) => expect(readRedirects(body).redirects.size).toBe(0));
