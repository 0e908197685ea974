import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, root } from './repository-files.ts';

const isOfTests = /\.test\.tsx?$|\/test\/|^e2e\//;
const files = ['apps', 'packages', 'scripts', 'bench', 'attacks'].flatMap((folder) => filesOf(folder));
const lines = files
  .filter((path) => /\.tsx?$/.test(path) && !isOfTests.test(path))
  .flatMap((path) => {
    const all = readFileSync(join(root, path), 'utf8').split('\n');
    return all.map((line, index) => ({ where: `${path}:${index + 1}`, line, above: all[index - 1] ?? '' }));
  });

it('whatever is taken for a type that it has not says why, on its line or on the one above', () => {
  const casts = lines.filter(({ line }) => /^[^/*]*\bas never\b/.test(line));
  expect(casts.length).toBeGreaterThan(3);
  const unreasoned = casts.filter(({ line, above }) => !/\/\/ \S/.test(line) && !/^\s*\/\/ \S/.test(above));
  expect(unreasoned.map(({ where }) => where)).toEqual([]);
});
