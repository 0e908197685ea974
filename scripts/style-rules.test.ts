import { expect, test } from 'vitest';
import { colourNames } from './colour-names.ts';
import { brokenStyleRules } from './style-rules.ts';

const [mail, markup, sheet] = [
  'apps/cms/src/cases/mail/a-mail.ts',
  'apps/site/app/ui/a-part.tsx',
  'apps/site/app/ui/ui.css',
];

test.each([
  [mail, "const look = 'border:1px solid #ff0000;padding:0';"],
  [mail, 'const part = `<td style="background:rgb(1,2,3)">`;'],
  [mail, 'const part = `<td style="padding:0;color:tomato">`;'],
  [mail, "const look = { backgroundColor: 'transparent', color: 'rebeccapurple' };"],
  [mail, 'border-bottom: 2px solid crimson;'],
  [mail, "const ink = '#abc';"],
  [markup, '<path fill="#123456" />'],
  ['scripts/draw/scene.ts', '  fill="#12345678"'],
  [sheet, '  color: rebeccapurple;'],
  [sheet, '  outline-color: color-mix(in srgb, crimson, cyan);'],
  [sheet, '  background: OKLCH(0.5 0.1 20);'],
])('in %s a colour outside of a theme is told: %s', (path, line) => {
  expect(brokenStyleRules(path, `\n${line}\n`)[0]).toContain(`${path}:2 colours are in packages/theme`);
});

test.each([
  [markup, '<a href="#add">', 'an anchor'],
  [markup, "const path = '/claims#fade';", 'the end of an address'],
  [markup, '  #bad = new Set();', 'a member of a class'],
  [markup, 'if (this.#face) return;', 'its use'],
  [markup, "const sign = '&#128;';", 'a letter by its number'],
  [mail, "const words = 'a red light: go back';", 'words'],
  [mail, "const look = 'border:0;color:' + theme.ink;", 'the colour of a theme'],
  [sheet, '  color: var(--text-on-dark);', 'a token'],
  [sheet, '  inline-size: calc(1px * tan(20deg));', 'a function'],
  [sheet, '  mask: url("white-sign.svg") no-repeat;', 'a name'],
  ['apps/site/app/ui/a-part.test.tsx', "const ink = '#abcdef';", 'a test'],
])('in %s %s is none: %s', (path, line) => {
  expect(brokenStyleRules(path, line)).toEqual([]);
});

test('every name that CSS has for a colour is known, once', () => {
  expect(new Set(colourNames).size).toBe(148);
  expect(colourNames.filter((name) => brokenStyleRules(sheet, `  color: ${name};`).length === 0)).toEqual([]);
});

test('a physical property is told, but for one on purpose', () => {
  expect(brokenStyleRules(sheet, '  margin-left: 0;')).toHaveLength(1);
  expect(brokenStyleRules(sheet, '  left: 0; /* physical on purpose: a map */')).toEqual([]);
});
