import { type AnswerProblem, checkAnswer } from '@insurer/contract/rates/check-answer.ts';
import type { Decimal, Question } from '@insurer/contract/rates/rates.ts';
import { toTypedDate } from '@insurer/contract/requests/identifiers.ts';
import { fill } from '#app/texts/fill.ts';
import { isolate } from '#app/texts/isolate.ts';
import type { Texts } from '#app/texts/texts.ts';

const riyals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

/** Halalas as riyals: `1,234.50`. */
export function amountOf(halalas: number): string {
  return riyals.format(halalas / 100);
}

/** A price in words, its digits left to right in both languages. */
export function moneyOf(halalas: number, { quote }: Pick<Texts, 'quote'>): string {
  return fill(quote.money, { amount: isolate(amountOf(halalas)) });
}

/** A share as percent, without the sign: `0.15` is 15. */
export function percentOf(share: Decimal): string {
  return grouped.format(Number(share) * 100);
}

/** An answer as its visitor saw it. */
export function answerWords(question: Question, answer: string, { quote }: Pick<Texts, 'quote'>): string {
  if (question.kind === 'yesno') return answer === 'yes' ? quote.yes : quote.no;
  if (question.kind !== 'choice') return answer;
  return question.choices.find(({ value }) => value === answer)?.label.text ?? answer;
}

/** The sentence for what is wrong with an answer, its bounds named, or a number within them. */
export function problemText(question: Question, problem: AnswerProblem, { quote }: Pick<Texts, 'quote'>): string {
  return fill(quote.problems[problem], boundsOf(question));
}

/** Between which numbers an answer lies, where both are known. */
export function rangeHint(question: Question, { quote }: Pick<Texts, 'quote'>): string | undefined {
  const known = question.kind === 'number' && question.minimum !== undefined && question.maximum !== undefined;
  return known ? fill(quote.minimumHint, boundsOf(question)) : undefined;
}

function boundsOf(question: Question): Record<string, string> {
  if (question.kind !== 'number' && question.kind !== 'date') return {};
  const shown = (bound = '') =>
    isolate(question.kind === 'number' ? grouped.format(Number(bound)) : toTypedDate(bound));
  const { minimum, maximum } = question;
  const example = ['12', '45000'].find((number) => checkAnswer(question, number).value) ?? minimum ?? maximum;
  return { minimum: shown(minimum), maximum: shown(maximum), example: shown(example) };
}
