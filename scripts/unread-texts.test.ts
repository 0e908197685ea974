import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteWords } from '@insurer/contract/texts/site-words.ts';
import { expect, it } from 'vitest';
import { filesOf, root } from './repository-files.ts';

const code = filesOf('apps')
  .concat(filesOf('packages'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\/|\/migrations\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The names in the code outside of some tables: a text whose name is none of them is read by nobody. */
function namesOutsideOf(tables: RegExp): Set<string> {
  const others = code.filter(({ path }) => !tables.test(path));
  return new Set(others.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
}

/** Names that are put together from another one: `{screen}Text` of the status screens. */
const composed = /^(notFound|unauthorised|preview|badResponse|error)Text$/;

it('every text of the site is read', () => {
  const names = namesOutsideOf(/texts\/(en|ar)\.ts$/);
  const lastNames = (part: unknown, place: string): string[] =>
    typeof part === 'string'
      ? [place]
      : Object.entries(part as object).flatMap(([key, value]) =>
          /^(zero|one|two|few|many|other|\d+)$/.test(key) ? [place] : lastNames(value, key),
        );
  const found = lastNames(siteWords.en, '');
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter((name) => !names.has(name) && !composed.test(name))).toEqual([]);
});

it('every text of the tables of the admin is read', () => {
  // The words that Payload brings and that we say otherwise: Payload reads them.
  const tables = /^apps\/cms\/src\/(?!admin\/admin-words).*-words\.ts$/;
  const names = namesOutsideOf(tables);
  const found = code
    .filter(({ path }) => tables.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(/^ +(\w+): *['"`\n]/gm)].map(([, name = '']) => `${path}: ${name}`));
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter((one) => !names.has(one.split(': ')[1] ?? ''))).toEqual([]);
});
