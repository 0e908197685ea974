import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import type { Answers, Rates } from '@insurer/contract/rates/rates.ts';
import { isKeepable, keepAnswers, keptAnswers, weekSeconds } from '#app/application/kept-answers.server.ts';
import { begunName } from './quote-data.ts';

/** The answers of one quote; each window may have one of its own. `since`: when it was begun, by which its addresses name it. */
export type KeptQuote = { since: number; answers: Answers };
/** `until`: when it ends, in milliseconds since 1970: another one that is answered later keeps the cookie for longer. */
type Kept = KeptQuote & { until: number };

/** How many quotes of one product a browser keeps. */
const most = 4;
/** A browser that has come from an earlier release keeps one quote, and does not say since when. */
export const unknownSince = 1;
/** By how much the clocks of two instances may differ. */
const clockSlackMs = 60_000;
const weekMs = weekSeconds * 1000;

const nameOf = (product: string) => `quote-${product}`;

/**
 * The Set-Cookie header that keeps a visitor's answers in this browser. Of the other quotes those stay that still fit beside them,
 * what was kept last first.
 */
export function answersCookie(
  product: string,
  { since, answers }: KeptQuote,
  others: readonly Kept[] = [],
  now = Date.now(),
): string {
  const own = { since, answers, until: now + weekMs };
  const quotes = [own, ...others].filter((one) => Object.keys(one.answers).length > 0).slice(0, most);
  while (quotes.length > 1 && !isKeepable({ quotes })) quotes.pop();
  return keepAnswers(nameOf(product), quotes.length > 0 ? { quotes } : {});
}

/**
 * The quotes of a product that a request brings and whose week is not over, what was kept last first. Nothing of them is checked yet. In a
 * browser that has come from an earlier release none says when it ends: its week begins when it is kept again.
 */
export function readQuotes(request: Request, product: string, now = Date.now()): Kept[] {
  const kept = keptAnswers(nameOf(product), request);
  const quotes = Array.isArray(kept.quotes) ? kept.quotes : [{ since: unknownSince, answers: kept }];
  return quotes.slice(0, most).flatMap((entry) => {
    const quote = asRecord(entry);
    const texts = Object.entries(asRecord(quote?.answers) ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    const until = typeof quote?.until === 'number' ? quote.until : now + weekMs;
    if (typeof quote?.since !== 'number' || texts.length === 0 || until < now) return [];
    return [{ since: quote.since, answers: Object.fromEntries(texts), until }];
  });
}

/**
 * Which quote an address names, with the answers that hold for the rate table of now, and the others of this browser. An address that
 * names none, as a bookmark's or one of an earlier release's page, is of the quote that was kept last.
 */
export function quoteAt(request: Request, rates: Rates, now = Date.now()): KeptQuote & { others: Kept[] } {
  const kept = readQuotes(request, rates.product, now);
  const since = Number(new URL(request.url).searchParams.get(begunName));
  const named = since ? kept.find((one) => one.since === since) : kept[0];
  const others = kept.filter((one) => one !== named);
  // Of an address that was made up nothing is believed that could not be.
  const isPossible = Number.isSafeInteger(since) && since > now - weekMs && since <= now + clockSlackMs;
  return {
    since: named?.since ?? (isPossible ? since : now),
    answers: validAnswers(rates.questions, named?.answers ?? {}),
    others,
  };
}
