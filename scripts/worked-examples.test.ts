import { pages } from '@insurer/demo-content/pages.ts';
import { workedExamples } from '@insurer/demo-content/worked-examples.ts';
import { expect, test } from 'vitest';
import { isProduct } from '../apps/site/app/screen-at.ts';

const figures = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];
const total = (text: string): string[] => (text.match(/\*\*[^*]+\*\*/g) ?? []).flatMap(figures);

test('every product page of the demo has an example in figures', () => {
  const products = pages.filter(({ name }) => isProduct(`/${name}`));
  expect(products).toHaveLength(13);
  const without = products.filter(
    ({ sections }) => !/An example (?:in figures|with)|Example: /.test(JSON.stringify(sections)),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each(Object.entries(workedExamples))('the example of %s says the same amounts in both languages', (_, section) => {
  const { en = '', ar = '' } = (section.content as { description?: { en: string; ar: string } }).description ?? {};
  expect(total(en)).toHaveLength(1);
  expect(total(ar)).toEqual(total(en));
  // Every amount that the Arabic names is one of the English, worked out there step by step.
  const known = new Set([...figures(en), ...sums(en)]);
  expect(figures(ar).filter((figure) => !known.has(figure))).toEqual([]);
});

/** What the bracketed differences of the English come to. */
function sums(text: string): string[] {
  return [...text.matchAll(/\(([\d,]+) − ([\d,]+)\)/g)].map(([, from = '', less = '']) =>
    (Number(from.replaceAll(',', '')) - Number(less.replaceAll(',', ''))).toLocaleString('en'),
  );
}
