import { expect, it } from 'vitest';
import { longest, longFunctions } from './long-functions.ts';

const lines = (count: number, indent: string) =>
  Array.from({ length: count }, (_, at) => `${indent}<p>${at}</p>`).join('\n');

it.each([
  ['a component', (body: string) => `export function Part({ words }: Props): ReactNode {\n${body}\n}`],
  [
    'parameters on lines of their own',
    (body: string) => `async function part(\n  words: Words,\n): Promise<void> {\n${body}\n}`,
  ],
  [
    'a pattern on lines of its own',
    (body: string) => `export function Part({\n  words,\n}: Props): ReactNode {\n${body}\n}`,
  ],
  ['an arrow', (body: string) => `const part = async (words: Words) => {\n${body}\n};`],
  ['a method', (body: string) => `class Parts {\n  async part(words: Words): Promise<void> {\n${body}\n  }\n}`],
])('%s is too long with its markup and is not without it', (_, around) => {
  expect(longFunctions(around(lines(longest, '    ')))).toHaveLength(1);
  expect(longFunctions(around(lines(20, '    ')))).toEqual([]);
});

it('many short functions are no long one', () => {
  const short = 'function part() {\n  return 1;\n}\n';
  expect(longFunctions(short.repeat(longest))).toEqual([]);
});
