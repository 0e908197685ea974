import { add, compare, type Exact, exact, halalas, multiply } from './decimal.ts';
import type { Answers, Factor, Plan, Question, Rates, When } from './rates.ts';

/** A price in halalas: a hundredth of a riyal, always whole. */
export type Premium = {
  /** The premium without VAT, VAT, and both together. */
  net: number;
  vat: number;
  total: number;
  /** The plan's base, then what each matching factor changed, in order; with `minimum`, they sum up to `net`. */
  base: number;
  steps: { question: string; change: number }[];
  /** What the least premium added; 0 where the plan's price is above it. */
  minimum: number;
};

/**
 * The price of a plan for a visitor's answers: the base, then each matching factor in its order (`add` adds riyals,
 * `multiply` multiplies what there is so far), not below the plan's minimum, rounded to halalas half up; VAT of the
 * rounded premium, rounded alike. Exact: no binary fraction is computed with. Undefined where an answer that a factor
 * asks for is missing, or where the sum is none that could be paid.
 */
export function premiumOf(plan: Plan, { questions, vat }: Pick<Rates, 'questions' | 'vat'>, answers: Answers) {
  const kinds = new Map(questions.map((question) => [question.name, question.kind]));
  let price = exact(plan.base);
  let shown = halalas(price);
  const base = shown;
  const steps: { question: string; change: bigint }[] = [];
  for (const factor of plan.factors) {
    const [kind, answer] = [kinds.get(factor.question), answers[factor.question]];
    if (kind === undefined || answer === undefined) return undefined;
    if (!matches(factor.when, answer, kind)) continue;
    price = applied(factor, price);
    const now = halalas(price);
    steps.push({ question: factor.question, change: now - shown });
    shown = now;
  }
  const least = exact(plan.minimum);
  const net = halalas(compare(price, least) < 0 ? least : price);
  const tax = halalas(multiply({ units: net, scale: 2 }, exact(vat)));
  if (net < 0n || net + tax > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return {
    net: Number(net),
    vat: Number(tax),
    total: Number(net + tax),
    base: Number(base),
    steps: steps.map(({ question, change }) => ({ question, change: Number(change) })),
    minimum: Number(net - shown),
  } satisfies Premium as Premium;
}

function applied(factor: Factor, price: Exact): Exact {
  return 'add' in factor ? add(price, exact(factor.add)) : multiply(price, exact(factor.multiply));
}

function matches(when: When, answer: string, kind: Question['kind']): boolean {
  const order = kind === 'number' ? (a: string, b: string) => compare(exact(a), exact(b)) : byLetters;
  if ('equals' in when) return order(answer, when.equals) === 0;
  const { from, to } = when;
  return (from === undefined || order(answer, from) >= 0) && (to === undefined || order(answer, to) <= 0);
}

/** ISO days stand in the order of their letters; of choices only equality is asked. */
function byLetters(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
