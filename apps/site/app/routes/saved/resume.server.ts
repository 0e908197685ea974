import { isDeepStrictEqual } from 'node:util';
import { keepAnswers } from '#app/application/kept-answers.server.ts';
import type { Saved } from '#app/application/saved-answers.server.ts';
import type { SavedClaim, SavedQuote } from '#app/application/saved-answers.ts';
import { keepClaim, keptAt, newClaim, readBegunClaims } from '../claim/begun-claim.server.ts';
import { claimPath, stepQuery as claimQuery } from '../claim/claim-data.ts';
import { plannerCookie } from '../planner/planner-actions.server.ts';
import { plannerPath } from '../planner/planner-data.ts';
import { answersCookie, readQuotes } from '../quote/quote-cookie.server.ts';
import { stepQuery } from '../quote/quote-data.ts';
import { savingsCookie } from '../savings/savings-actions.server.ts';
import { savingsPath } from '../savings/savings-data.ts';

type Way = { path: string; cookies: readonly string[] };

/** Where a visitor goes on with what a link holds, and what this browser keeps of it from then on. */
export function resume({ answers: saved, at }: Pick<Saved, 'answers' | 'at'>, request: Request): Way {
  switch (saved.of) {
    case 'quote':
      return resumeQuote(saved, request);
    case 'visit-visa-planner':
      return { path: plannerPath, cookies: [keepAnswers(plannerCookie, saved.typed)] };
    case 'savings-calculator':
      return { path: savingsPath, cookies: [keepAnswers(savingsCookie, saved.typed)] };
    case 'claim':
      return resumeClaim(at, saved, request);
  }
}

/**
 * A claim of its own beside those that this browser has begun; the one that is there for whoever goes on by its link once more,
 * with what was typed here since, and with what the link adds where that is newer. Where the two say something else of one thing, each
 * stays. An ID and an account are in no link, and stay.
 */
function resumeClaim(savedAt: number, { typed, since = savedAt }: SavedClaim, request: Request): Way {
  const kept = readBegunClaims(request);
  const begun = kept.find((one) => one.since === since);
  const isNewer = !begun || keptAt(begun) < savedAt;
  const saysOtherwise = Object.entries(typed).some(
    ([name, value]) => begun?.typed[name] && begun.typed[name] !== value,
  );
  const at = isNewer && saysOtherwise ? savedAt : since;
  const same = kept.find((one) => one.since === at);
  const path = `${claimPath}${claimQuery('what', at)}`;
  if (same && keptAt(same) >= savedAt) return { path, cookies: [] };
  const claim = { ...newClaim(at), ...same, typed: { ...same?.typed, ...typed } };
  const others = kept.filter((one) => one !== same);
  return { path, cookies: keepClaim(claim, others) ?? [] };
}

/** A quote of its own beside those that this browser has begun; the same again for whoever goes on by the link once more. */
function resumeQuote({ product, answers }: SavedQuote, request: Request): Way {
  const kept = readQuotes(request, product);
  const same = kept.find((one) => isDeepStrictEqual(one.answers, answers));
  const quote = { since: same?.since ?? Date.now(), answers };
  const others = kept.filter((one) => one !== same);
  return {
    path: `/quote/${product}${stepQuery('prices', { since: quote.since })}`,
    cookies: [answersCookie(product, quote, others)],
  };
}
