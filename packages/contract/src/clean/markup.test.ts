import { expect, test } from 'vitest';
import { cleanWords } from './html.ts';
import { wordsOfMarkup } from './markup.ts';
import { cleanFrameUrl } from './url.ts';

test('the words of markup stay, and a tag parts them', () => {
  expect(wordsOfMarkup('<p>one<br>two</p>&nbsp;three &amp; 2 < 3').trim()).toBe('one two  three &amp; 2 < 3');
});

// An expression that read on from each `<` would take more than a billion steps here, and end after the test's time.
const length = 1_000_000;

test.each(['<', '<a ', '<a b="', '&', '&nbsp', '<<>', '< >'])(
  'a long text takes no longer than its length: %s',
  (part) => {
    const text = part.repeat(length / part.length);
    expect(wordsOfMarkup(text).length).toBeLessThanOrEqual(text.length);
    expect(wordsOfMarkup(`<${text}`).length).toBeLessThanOrEqual(text.length + 1);
  },
);

test.each(['<', '<a ', '<p', '</b', '&', '&amp', '&#1', '<!--', '<b/'])('so does a plain text: %s', (part) => {
  expect(cleanWords(part.repeat(length / part.length))?.length ?? 0).toBeLessThanOrEqual(50_000);
});

test.each(['<iframe ', '<iframe src', '<iframe x '])('so does a snippet of a frame without an end: %s', (part) => {
  expect(cleanFrameUrl(part.repeat(length / part.length))).toBeUndefined();
});
