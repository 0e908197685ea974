import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { colourSets, contrastOf, contrastPairs, quietShare } from './contrast.ts';
import { marsa } from './marsa.ts';
import { waad } from './waad.ts';

test('contrast is measured as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#0e5a4a', '#0e5a4a')).toBe(1);
});

test('quiet fills have the share of colour that is measured here', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../apps/site/app/styles/tokens.css'), 'utf8');
  expect(tokens).toContain(`--surface-quiet: color-mix(in srgb, var(--action) ${quietShare * 100}%, transparent)`);
});

describe.each(
  [waad, marsa].flatMap((theme) =>
    Object.entries(colourSets(theme)).map(([set, colours]) => ({ key: theme.key, set, colours })),
  ),
)('theme $key, $set', ({ colours }) => {
  test.each(contrastPairs(colours))('$front stands out from $on', ({ ratio, atLeast }) => {
    expect(ratio).toBeGreaterThanOrEqual(atLeast);
  });
});

test.each([waad, marsa])('theme $key: what is printed in passing stands out from paper', ({ printedQuiet }) => {
  expect(contrastOf(printedQuiet, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
