import { hasShortYear, toIsoDate } from '../requests/identifiers.ts';
import { normaliseText } from '../requests/normalise.ts';
import { compare, exact, readDecimal } from './decimal.ts';
import type { Answers, Question } from './rates.ts';
import { withoutUnit } from './without-unit.ts';

/** Why an answer is none; the site has words for each in every language. */
export type AnswerProblem =
  | 'missing'
  | 'notOffered'
  | 'notANumber'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'notADate'
  | 'shortYear'
  | 'tooEarly'
  | 'tooLate';
/** The answer as it is stored and computed with, or why it is none. */
export type CheckedAnswer = { value: string; problem?: undefined } | { value?: undefined; problem: AnswerProblem };

/** An answer as it is computed with, or what is wrong with it. Anything may come in. */
export function checkAnswer(question: Question, input: unknown): CheckedAnswer {
  const typed = typeof input === 'string' ? normaliseText(input.slice(0, longest)) : '';
  if (typed === '') return { problem: 'missing' };
  switch (question.kind) {
    case 'choice':
      // Nobody types one of these: what a reader does not see of it, and its digits, come back as they were offered.
      return question.choices.some(({ value }) => value === input)
        ? { value: String(input) }
        : { problem: 'notOffered' };
    case 'yesno':
      return typed === 'yes' || typed === 'no' ? { value: typed } : { problem: 'notOffered' };
    case 'number':
      return checkNumber(question, withoutUnit(typed, `${question.label.text} ${question.hint?.text ?? ''}`));
    case 'date':
      return checkDate(question, typed);
  }
}

/** The answers that hold, by the questions' names: others are asked anew. */
export function validAnswers(questions: readonly Question[], given: Readonly<Record<string, unknown>>): Answers {
  const checked = questions.map((question) => {
    const input = Object.hasOwn(given, question.name) ? given[question.name] : undefined;
    return [question.name, checkAnswer(question, input).value] as const;
  });
  return Object.fromEntries(checked.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const longest = 100;
type NumberRule = { minimum?: string; maximum?: string; whole?: boolean };

/**
 * As people group their digits, in both scripts: `45,000`, `45 000`, `٤٥٬٠٠٠`. A comma that groups nothing may be meant as a point,
 * and is no number rather than another one.
 */
function checkNumber({ minimum, maximum, whole }: NumberRule, typed: string): CheckedAnswer {
  const digits = typed.replace(/\s/g, '').replace('\u066b', '.');
  const isGrouped = /^-?(\d+|[1-9]\d{0,2}([,\u066c]\d\d\d?)*[,\u066c]\d{3})(\.\d{1,2})?$/.test(digits);
  if (!isGrouped) return { problem: 'notANumber' };
  const plain = digits.replace(/[,\u066c]/g, '');
  if (whole && /\.\d*[1-9]/.test(plain)) return { problem: 'notWhole' };
  // The bounds come first: what is longer than any rate is is a number all the same.
  if (minimum && compare(exact(plain), exact(minimum)) < 0) return { problem: 'tooSmall' };
  if (maximum && compare(exact(plain), exact(maximum)) > 0) return { problem: 'tooLarge' };
  const value = readDecimal(plain);
  return value ? { value } : { problem: 'notANumber' };
}

function checkDate({ minimum, maximum }: { minimum?: string; maximum?: string }, typed: string): CheckedAnswer {
  const value = toIsoDate(typed);
  if (!value) return { problem: hasShortYear(typed) ? 'shortYear' : 'notADate' };
  if (minimum && value < minimum) return { problem: 'tooEarly' };
  if (maximum && value > maximum) return { problem: 'tooLate' };
  return { value };
}
