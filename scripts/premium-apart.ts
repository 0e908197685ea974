/**
 * Prices worked out from docs/contract.md alone ("Rates"), to compare the product's with: nothing of its code is imported,
 * and where it counts with decimal digits, this counts with fractions.
 */

type Fraction = { over: bigint; under: bigint };
type Figure = number | string;

export type AskedPremium = {
  /** The kind of each question by its name. */
  questions: Record<string, string>;
  answers: Record<string, string>;
  base: Figure;
  minimum: Figure;
  vat: Figure;
  factors: {
    question: string;
    when: { equals?: Figure; from?: Figure; to?: Figure };
    add?: Figure;
    multiply?: Figure;
  }[];
};
/** In whole halalas. */
export type WorkedPremium = { net: number; vatAmount: number; total: number };

/** What a plan costs for a visitor's answers, each of which is there and is of its question's kind. */
export function workPremium({ questions, answers, base, minimum, vat, factors }: AskedPremium): WorkedPremium {
  let price = fraction(base);
  for (const { question, when, add, multiply } of factors) {
    const isMatch = fits(answers[question] ?? '', when, questions[question] ?? '');
    if (isMatch && add !== undefined) price = sum(price, fraction(add));
    if (isMatch && multiply !== undefined) price = product(price, fraction(multiply));
  }
  const least = fraction(minimum);
  const net = inHalalas(isLess(price, least) ? least : price);
  const vatAmount = inHalalas(product({ over: net, under: 100n }, fraction(vat)));
  return { net: Number(net), vatAmount: Number(vatAmount), total: Number(net + vatAmount) };
}

function fits(answer: string, { equals, from, to }: AskedPremium['factors'][number]['when'], kind: string): boolean {
  if (kind === 'choice' || kind === 'yesno') return answer === equals;
  const value = measured(answer);
  if (equals !== undefined) return !isLess(value, measured(equals)) && !isLess(measured(equals), value);
  const isBefore = from !== undefined && isLess(value, measured(from));
  const isAfter = to !== undefined && isLess(measured(to), value);
  return !isBefore && !isAfter;
}

/** A number, or a day as the number that its digits make: later days are larger. */
function measured(text: Figure): Fraction {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(text));
  return fraction(day ? day.slice(1).join('') : text);
}

function fraction(figure: Figure): Fraction {
  const [whole = '', part = ''] = String(figure).split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

function sum(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

function product(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

/** Half a halala goes up. No price that is shown is below zero, so that the division may cut. */
function inHalalas({ over, under }: Fraction): bigint {
  return (over * 200n + under) / (under * 2n);
}
