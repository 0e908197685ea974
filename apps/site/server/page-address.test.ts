import { expect, test } from 'vitest';
import { canonicalPath, plainTarget, readAddress } from './page-address.ts';

test.each([
  ['/', 'en', '/'],
  ['/ar', 'ar', '/'],
  ['/ar/careers', 'ar', '/careers'],
  ['/arabic', 'en', '/arabic'],
  ['/%63areers', 'en', '/careers'],
])('[I18N-01] %s is %s, path %s', (url, language, path) => {
  expect(readAddress(url)).toMatchObject({ language, path });
});

test.each([
  ['/careers?utm_source=x&fbclid=1', true],
  ['/careers?preview=', true],
  ['/careers?preview=token', false],
  ['/career-openings?title=driver', false],
  ['/career-openings?location=Oman', false],
  ['/careers?utm_source=x&preview=token', false],
  ['/careers?preview=%20', true],
  ['/careers?title=driver&q=1&about=accessibility&sent=1', true],
  ['/ar/career-openings?title=driver', false],
  ['/apply-form/7?sent=1', false],
  ['/search?q=motor', false],
  ['/search?page=2', false],
  ['/contact-us?sent=1', false],
  ['/contact-us?about=accessibility', false],
  // What a form begins with for whoever comes from one plan is nobody else's.
  ['/details-request?page=health-insurance&plan=2', false],
  ['/get-a-quote?page=health-insurance&plan=2', false],
])('%s is the same for everybody: %s', (url, shared) => {
  expect(readAddress(url)?.shared).toBe(shared);
});

test('an address is its path and what follows the question mark', () => {
  expect(readAddress('/careers?a=1&b')).toMatchObject({ pathname: '/careers', path: '/careers', search: '?a=1&b' });
  expect(readAddress('/careers')).toMatchObject({ pathname: '/careers', search: '' });
  expect(readAddress('?a=1')).toBeUndefined();
});

test('[ROUTE-03] any value of preview asks for the preview, an empty one does not', () => {
  expect(readAddress('/home?preview=1')?.preview).toBe('1');
  expect(readAddress('/home?preview=')?.preview).toBeUndefined();
  expect(readAddress('/home?preview=%20')?.preview).toBeUndefined();
  expect(readAddress('/home')?.preview).toBeUndefined();
});

test.each([
  ['/x/%2e%2e/claims', '/not/found'],
  ['/./claims', '/not/found'],
  ['/ar/../claims', '/ar/not/found'],
  ['/claims/..', '/not/found'],
  ['/claims/..?x=1', '/not/found'],
  ['/claims#part', '/not/found'],
  ['/claims?x#part', '/not/found'],
  ['/claims%00', '/not/found'],
  ['/claims%0a', '/not/found'],
  ['http://evil.example/claims', '/not/found'],
  ['*', '/not/found'],
])('%s is no address of anything: %s is shown', (target, shown) => {
  expect(plainTarget(target)).toBe(shown);
});

test.each(['/', '/claims', '/ar/claims?utm_source=x', '/.well-known/security.txt', '/%D9%85', '/media/a..b.pdf'])(
  '%s stays as it is',
  (target) => {
    expect(plainTarget(target)).toBe(target);
  },
);

test.each(['/%D8', '/\\evil.example', 'http://evil.example/', '/a%5Cb'])('%s names no page', (url) => {
  expect(readAddress(url)).toBeUndefined();
});

test.each([
  ['/careers/', '/careers'],
  ['//', '/'],
  ['//evil.example//x/', '/evil.example/x'],
  ['/', '/'],
  ['/Careers', '/Careers'],
])('%s is spelled %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

test('what changes a screen changes the calls of its application, too', () => {
  for (const path of ['/find-a-provider', '/ar/find-a-provider', '/find-a-provider.data', '/ar/find-a-provider.data']) {
    expect(readAddress(`${path}?city=Riyadh`)?.shared, path).toBe(false);
    expect(readAddress(`${path}?utm_source=x`)?.shared, path).toBe(true);
  }
});
