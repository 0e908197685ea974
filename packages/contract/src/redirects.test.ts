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
  '',
  null,
  7,
  {},
])('a target that leaves the site is none: %j', (to) => {
  const { redirects } = read([item('old', to), item('kept', '/new')]);
  expect(redirects).toMatchObject({ kept: '/new' });
  for (const target of Object.values(redirects))
    expect(new URL(target, 'https://site.example').host).toBe('site.example');
  expect(Object.values(redirects).some((target) => target.startsWith('//'))).toBe(false);
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
