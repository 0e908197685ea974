import { type CheckedAnswer, checkAnswer } from '@insurer/contract/rates/check-answer.ts';
import type { Question } from '@insurer/contract/rates/rates.ts';
import { withoutRiyals } from '#app/without-riyals.ts';

/** The answer to a question as it was typed: an amount may have its unit, as every amount has that the quote shows. */
export function checkTyped(question: Question, typed: unknown): CheckedAnswer {
  const isAmount = question.kind === 'number' && typeof typed === 'string';
  return checkAnswer(question, isAmount ? withoutRiyals(typed) : typed);
}
