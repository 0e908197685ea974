import type { AnswerProblem } from '@insurer/contract/rates/check-answer.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';
import { AskForOffer } from './ask-for-offer.tsx';

function shown(problem: AnswerProblem, language: 'en' | 'ar' = 'en'): string {
  const view = viewOf(language, '/');
  return renderToStaticMarkup(<AskForOffer problems={{ age: problem }} product="motor" view={view} />);
}

test('a value beyond what the rates can price leads to the form for an offer, with the product chosen', () => {
  for (const problem of ['tooSmall', 'tooLarge', 'tooEarly', 'tooLate'] as const)
    expect(shown(problem)).toContain('href="/get-a-quote?product=motor">Ask for a written offer</a>');
  expect(shown('tooLarge', 'ar')).toContain('href="/ar/get-a-quote?product=motor">اطلب عرضًا مكتوبًا</a>');
});

test('what was typed wrong is only to be typed again', () => {
  for (const problem of ['missing', 'notANumber', 'notWhole', 'shortYear'] as const) expect(shown(problem)).toBe('');
});
