import { checkAnswer } from '@insurer/contract/rates/check-answer.ts';
import type { Question } from '@insurer/contract/rates/rates.ts';
import { ar } from '@insurer/contract/texts/ar.ts';
import { en } from '@insurer/contract/texts/en.ts';
import { expect, test } from 'vitest';
import { problemText } from './quote-words.ts';

const label = { text: 'Value', lang: 'en' } as const;
const asking = (bounds: { minimum?: string; maximum?: string; whole?: true }): Question => ({
  ...{ name: 'value', label, kind: 'number', ...bounds },
});

test.each([
  [{ minimum: '5000', maximum: '700000' }, '45,000'],
  [{ minimum: '0', maximum: '120', whole: true }, '12'],
  [{ minimum: '1', maximum: '9', whole: true }, '1'],
  [{ maximum: '5' }, '5'],
  [{ minimum: '1000000' }, '1,000,000'],
  [{}, '12'],
] as const)('the example beside a question with the bounds %j is an answer to it: %s', (bounds, example) => {
  const question = asking(bounds);
  expect(checkAnswer(question, example).problem).toBeUndefined();
  for (const texts of [en, ar])
    for (const problem of ['notANumber', 'notWhole'] as const)
      expect(problemText(question, problem, texts).match(/\d[\d,]*/g)).toEqual([example]);
});
