import { describe, expect, test } from 'vitest';
import { cleanFrameUrl, cleanUrl, isExternal } from './url.ts';

describe('addresses', () => {
  test.each([
    ['http://a.example', 'http://a.example'],
    ['HTTPS://A.example/x', 'HTTPS://A.example/x'],
    // Browsers drop these marks before they look at an address.
    ['\u200f /claims', '/claims'],
    ['java\u200bscript:alert(1)', undefined],
    ['/a\\', '/a\\'],
    ['a\\', '/a\\'],
    ['/a//b', '/a//b'],
    ['\\a', undefined],
    // A colon later in an address is no scheme.
    ['/find?at=mailto:x', '/find?at=mailto:x'],
    ['1:2', '/1:2'],
    ['http:/a.example', undefined],
    ['http:\\\\a.example', undefined],
    ['https:x?https://a.example', undefined],
    ['http:https://a.example', undefined],
    ['http:///a.example', undefined],
    ['https://a_b.example:8080/x', 'https://a_b.example:8080/x'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
    ['https://مثال.السعودية/x', 'https://مثال.السعودية/x'],
  ])('%j becomes %j', (address, clean) => expect(cleanUrl(address)).toBe(clean));

  test('[FRAME-11] every step up at the beginning goes, others stay', () => {
    expect(['./a', '../../a', '.././a', 'a/../b', '..a/b'].map(cleanUrl)).toEqual([
      '/a',
      '/a',
      '/a',
      '/a/../b',
      '/..a/b',
    ]);
  });

  test('what is left behind such a step is no address of another host', () => {
    expect(
      ['.//evil.example', '../..//evil.example/a', './\\evil.example', '././/\\evil.example'].map(cleanUrl),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([';', ',', "'", '"', '*', '$', '!', '(', '&', '+', '=', '{', '`', '~'])(
    'a host with %s is none: where a policy names it, that would say something else',
    (sign) => expect(cleanUrl(`https://a${sign}b.example/x`)).toBeUndefined(),
  );

  test('no host is longer than a name can be: it stands in a header of every page that frames it', () => {
    const longest = `${'a'.repeat(249)}.com`;
    expect(cleanUrl(`https://${longest}:8443/map`)).toBe(`https://${longest}:8443/map`);
    expect(cleanUrl(`https://a${longest}/map`)).toBeUndefined();
  });

  test('an address leaves the site when it has a scheme at its beginning', () => {
    expect(['https://a.example', 'mailto:a@b.co', 'tel:1'].map(isExternal)).toEqual([true, true, true]);
    expect(['/a', '#a', '/find?at=tel:1'].map(isExternal)).toEqual([false, false, false]);
  });
});

describe('[BRANCH-04] embedded pages', () => {
  test.each([
    ['<iframe src="https://m.example/a" width="1"></iframe>', 'https://m.example/a'],
    ["<IFRAME class=x SRC = 'https://m.example/a'>", 'https://m.example/a'],
    ['<p>Here:</p><iframe src=https://m.example/a?b=1&amp;c=2&amp;d=3 width=1>', 'https://m.example/a?b=1&c=2&d=3'],
    ['<iframe data-src="https://m.example/a">', undefined],
    ['<img src="https://m.example/a.png"><iframe title="x">', undefined],
    ['HTTPS://m.example/a', 'HTTPS://m.example/a'],
    ['http://m.example/?https://m.example/', undefined],
    ['mailto:a@b.co', undefined],
    [' undefined ', undefined],
    [undefined, undefined],
  ])('%j gives %j', (value, address) => expect(cleanFrameUrl(value)).toBe(address));
});
