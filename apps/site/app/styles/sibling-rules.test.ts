import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: app });

/** What a rule is about that follows from a sibling, and is any element. */
const anySibling = /[+~][^+~,{}();]*\*\s*(?=[,{])/g;

test.each([
  ['.a > * + *', true],
  ['.a:has(> link) ~ *', true],
  ['tr + tr > *', true],
  ['.a > * + :is(h2, h3)', false],
  ['.a + .b', false],
  ['tr + tr > :is(th, td)', false],
])('%s is about any element that follows another: %s', (selector, isAny) => {
  expect([...`${selector} {`.matchAll(anySibling)].length > 0).toBe(isAny);
});

test('no rule is about any element that follows another: browsers restyle the whole page for each element put in', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) => {
    const css = readFileSync(join(app, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(anySibling)].map(([rule]) => `${file}: ${rule}`);
  });
  expect(found).toEqual([]);
});
