import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, root } from './repository-files.ts';

// `exports` of a package makes each of its files an entry, so knip, which sees their unused exports, sees no file that
// exports nothing.
const files = filesOf().filter((path) => /\.(ts|tsx|mjs|json)$/.test(path) && path !== 'package-lock.json');
const texts = files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
const ofPackages = files.filter((path) => /^packages\/\w[\w-]*\/src\/.*(?<!\.test)\.ts$/.test(path));

it('every file of a package is imported, or started by its name', () => {
  expect(ofPackages.length).toBeGreaterThan(100);
  expect(ofPackages.filter((path) => !new RegExp(`['"/ ]${basename(path)}['"]`).test(texts))).toEqual([]);
});
