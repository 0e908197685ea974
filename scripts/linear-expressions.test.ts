import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, root } from './repository-files.ts';

// What a visitor or an editor sends may be long. An expression that reads on to the end of a text from each of its signs then
// keeps an app for minutes, and everybody waits.
const sources = ['packages/contract/src', 'apps/site/app', 'apps/site/server', 'apps/cms/src']
  .flatMap(filesOf)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/test\//.test(path));

function linesLike(expression: RegExp): string[] {
  return sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (expression.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}

test('markup is taken out of a text in one place, whose own test says that its time grows with the text', () => {
  const stripping = linesLike(/<\[\^[^\]]*>[^\]]*\][*+]>/);
  expect(stripping.map((line) => line.split(':')[0])).toEqual(['packages/contract/src/clean/markup.ts']);
});

test('no expression reads from one `<` past the next one', () => {
  const pastTheNext = /\/<[\w\\]*\[\^(?![^\]]*<)[^\]]*\][*+]/;
  expect(pastTheNext.test('text.match(/<iframe[^>]*>/)')).toBe(true);
  expect(linesLike(pastTheNext)).toEqual([]);
});

test('what is cut off the end of a text is looked for where it begins, and not at each of its signs', () => {
  const atTheEnd = /(?<!\\)[/|](?:\[(?!\^)(?:\\.|[^\]\\])+\]|\\.|[^\s()|/\\[\]^])\+\$[/|]/;
  expect(atTheEnd.test("path.replace(/\\/+$/, '')")).toBe(true);
  expect(atTheEnd.test("name.replace(/^[.\\s]+|[.\\s]+$/g, '')")).toBe(true);
  expect(linesLike(atTheEnd)).toEqual([]);
});
