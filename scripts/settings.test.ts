import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// docs/running.md names every setting that an app reads, and none that it does not.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [, ofSite = '', ofService = ''] = read('docs/running.md').split(/^## (?=Site|Content service)/m);

/** Set by Node and Next themselves. */
const notOurs = new Set(['NODE_ENV', 'NEXT_PHASE']);

/** The keys of the table in the code: constants in capitals, two spaces in. */
function settingsOf(file: string): string[] {
  const names = [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:v\.|\{)/gm)].map(([, name = '']) => name);
  return names.filter((name) => !notOurs.has(name)).toSorted();
}

/** The first column of the tables. */
function settingsIn(part: string): string[] {
  const cells = [...part.matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name)).toSorted();
}

it.each([
  ['site', 'apps/site/app/config.server.ts', ofSite],
  ['content service', 'apps/cms/src/config.ts', ofService],
])('the settings of the %s are those of docs/running.md', (_, file, part) => {
  expect(settingsOf(file).length).toBeGreaterThan(15);
  expect(settingsIn(part)).toEqual(settingsOf(file));
});
