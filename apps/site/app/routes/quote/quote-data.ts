import type { LocalizedText } from '@insurer/contract/fields.ts';
import type { AnswerProblem } from '@insurer/contract/rates/check-answer.ts';
import type { Answers, Plan, Question, Rates } from '@insurer/contract/rates/rates.ts';

/** Where a visitor stands: before the first question, at one of them (from 1), or at the prices. */
export type QuoteStep = 'start' | 'prices' | number;

/** What the screen of a quote shows. */
export type QuoteData = {
  rates: Rates;
  product: LocalizedText;
  /** The page that tells of the product, where the site has one. */
  page?: string;
  /** The day from which the rates are valid, in words. */
  validFrom?: string;
  step: QuoteStep;
  answers: Answers;
  /** When this quote was begun, which tells it from another one; undefined on the screen before the first question, the same for all. */
  since?: number;
  /** The others of this product that this browser keeps; at the first question alone. */
  others: readonly OtherQuote[];
  /** Somebody came for a later step, and this browser has no answer to the first question. */
  unkept: boolean;
  /** The name of the plan that the visitor came for, such as from a table of plans. */
  plan?: string;
  /** The way to the insurer's own sales system takes the answers along, sealed (decision 0044). */
  sealsHandOver: boolean;
};

/** A quote that was begun in this browser beside this one: where it stopped, and what tells it from another one. */
export type OtherQuote = { since: number; resumeAt: QuoteStep; title: string };

/** Under which an address names its quote, by when it was begun: two windows of one browser may each hold one. */
export const begunName = 'begun';

/** In the address of the way to the sales system, which no screen stands at. */
export const handOverStep = 'hand-over';

/** What came back from a step: what is wrong, and what was typed. */
export type StepProblem = { problems: Record<string, AnswerProblem>; typed: Record<string, string> };

/** What came back, what of it is not put right yet, and the way to say so. */
export type StepProblems = {
  problem: StepProblem | undefined;
  left: StepProblem | undefined;
  correct: (now: StepProblem | undefined) => void;
};

/** The names of the fields: a question's own may be any word that the form needs itself. */
export const fieldOf = ({ name }: Pick<Question, 'name'>): string => `answer-${name}`;

/** What the addresses of a quote carry from step to step. */
type Carried = Pick<QuoteData, 'plan' | 'since'>;

/** The query of a step; the quote that it is of and the plan that the visitor came for go along. */
export function stepQuery(step: QuoteStep | typeof handOverStep | 'again', { plan, since }: Carried): string {
  const query = new URLSearchParams({
    ...(step !== 'start' && since !== undefined && { [begunName]: String(since) }),
    ...(step !== 'start' && { step: String(step) }),
    ...(plan && { plan }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Where the insurer's own sales system takes over: everybody may read the product and the plan, and no answer. */
export function handOverAddress({ handOver, product }: Rates, plan: Plan): string | undefined {
  if (!handOver) return undefined;
  const address = new URL(handOver);
  address.searchParams.set('product', product);
  address.searchParams.set('plan', plan.name);
  return address.href;
}

/** The step that an address asks for, or the first one that has to come before it. */
export function stepAt(asked: string | null, questions: readonly Question[], answers: Answers): QuoteStep {
  if (asked === null || asked === '') return 'start';
  const missing = questions.findIndex(({ name }) => answers[name] === undefined);
  const open = missing < 0 ? 'prices' : missing + 1;
  if (asked === 'prices') return open;
  const number = /^[1-9]\d?$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(number <= questions.length)) return open;
  return open !== 'prices' && number > open ? open : number;
}
