import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { en } from '@insurer/contract/texts/en.ts';
import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#app/application/saved-answers.ts';
import { comparedQuote } from './compared-quote.ts';

const ratesOf = (changes: Record<string, unknown> = {}, base = 1000) => {
  const { rates } = readRates(
    {
      data: {
        product: 'motor',
        version: '2',
        vat: 0.15,
        questions: [
          { name: 'use', kind: 'choice', label: 'Use', choices: [{ value: 'private', label: 'Private' }] },
          { name: 'night', kind: 'yesno', label: 'At night?' },
        ],
        plans: [{ name: 'basic', label: 'Basic', base, factors: [] }],
        ...changes,
      },
    },
    'en',
  );
  if (!rates) throw new Error('The table of the test has no prices.');
  return rates;
};
const saved: SavedQuote = {
  of: 'quote',
  ...{ product: 'motor', language: 'ar', label: 'تأمين المركبات', version: '1' },
  answers: { use: 'private', night: 'yes' },
  words: { use: ['الاستخدام', 'خاص'], night: ['ليلًا؟', 'نعم'] },
  plans: [{ name: 'basic', label: 'الأساسية', total: 115_000 }],
};

describe('a saved quote beside the rates of today', () => {
  test('the same prices, in words of today', () => {
    const quote = comparedQuote(saved, ratesOf(), undefined, en);
    expect(quote).toMatchObject({ change: 'same', plans: [{ before: 115_000, today: 115_000, isOffered: true }] });
    expect(quote.plans[0]?.label).toEqual({ text: 'Basic', lang: 'en' });
    expect(quote.answers.map(({ question, answer }) => `${question.text}: ${answer.text}`)).toEqual([
      'Use: Private',
      'At night?: Yes',
    ]);
  });

  test('another price of today stands beside the one that was saved', () => {
    const quote = comparedQuote(saved, ratesOf({}, 1200), undefined, en);
    expect(quote).toMatchObject({ change: 'changed', version: '2', plans: [{ before: 115_000, today: 138_000 }] });
  });

  test('a plan that is gone keeps its name and its price', () => {
    const others = [{ name: 'full', label: 'Full', base: 1, factors: [] }];
    const quote = comparedQuote(saved, ratesOf({ plans: others }), undefined, en);
    expect(quote.plans).toEqual([
      { name: 'basic', label: { text: 'الأساسية', lang: 'ar' }, before: 115_000, isOffered: false },
    ]);
  });

  test('a question that is new has no answer, and one that is gone keeps its words', () => {
    const factor = { question: 'age', when: { from: 1 }, multiply: 2 };
    const quote = comparedQuote(
      saved,
      ratesOf({
        questions: [{ name: 'age', kind: 'number', label: 'Age' }],
        plans: [{ name: 'basic', label: 'Basic', base: 1000, factors: [factor] }],
      }),
      undefined,
      en,
    );
    expect(quote.change).toBe('asks-more');
    expect(quote.plans[0]?.today).toBeUndefined();
    expect(quote.answers[0]).toMatchObject({ question: { text: 'الاستخدام', lang: 'ar' }, answer: { text: 'خاص' } });
  });

  test('where the rates cannot be read, what was saved stands', () => {
    expect(comparedQuote(saved, undefined, undefined, en)).toMatchObject({
      change: 'unknown',
      plans: [{ before: 115_000, isOffered: true }],
    });
  });
});
