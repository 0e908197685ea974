import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/', '/ar'],
  ['/careers', '/ar/careers'],
  ['/careers?title=a#list', '/ar/careers?title=a#list'],
  ['/?preview=1', '/ar?preview=1'],
  ['/ar/careers', '/ar/careers'],
  ['/ar', '/ar'],
  ['/archive', '/ar/archive'],
  ['/media/a.pdf', '/media/a.pdf'],
  ['#top', '#top'],
  ['https://example.com/x', 'https://example.com/x'],
  ['tel:+966', 'tel:+966'],
])('%s is %s in Arabic and unchanged in English', (path, arabic) => {
  expect(localPath(path, 'ar')).toBe(arabic);
  expect(localPath(path, 'en')).toBe(path);
});
