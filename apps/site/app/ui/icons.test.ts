import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sprite = readFileSync(join(import.meta.dirname, '../../public/icons/sprite.svg'), 'utf8');

test('icons are one family: one grid, one stroke, the colour of their place', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"([^>]*)>([\s\S]*?)<\/symbol>/g)];
  expect(symbols.length).toBeGreaterThan(30);
  const looks = new Set(symbols.map(([, , attributes]) => attributes));
  expect([...looks]).toEqual([
    ' viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
  ]);
  for (const [, name, , content] of symbols) expect(content, name).not.toMatch(/stroke-width|#[\da-f]{3}/i);
});
