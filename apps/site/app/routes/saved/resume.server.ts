import { isDeepStrictEqual } from 'node:util';
import { keepAnswers } from '#app/application/kept-answers.server.ts';
import type { SavedAnswers, SavedQuote } from '#app/application/saved-answers.ts';
import { keepClaim, newClaim, readBegunClaims } from '../claim/begun-claim.server.ts';
import { claimPath, stepQuery as claimQuery } from '../claim/claim-data.ts';
import { plannerCookie } from '../planner/planner-actions.server.ts';
import { plannerPath } from '../planner/planner-data.ts';
import { answersCookie, readQuotes } from '../quote/quote-cookie.server.ts';
import { stepQuery } from '../quote/quote-data.ts';
import { savingsCookie } from '../savings/savings-actions.server.ts';
import { savingsPath } from '../savings/savings-data.ts';

type Way = { path: string; cookies: readonly string[] };

/** Where a visitor goes on with what a link holds, and what this browser keeps of it from then on. */
export function resume(saved: SavedAnswers, request: Request): Way {
  switch (saved.of) {
    case 'quote':
      return resumeQuote(saved, request);
    case 'visit-visa-planner':
      return { path: plannerPath, cookies: [keepAnswers(plannerCookie, saved.typed)] };
    case 'savings-calculator':
      return { path: savingsPath, cookies: [keepAnswers(savingsCookie, saved.typed)] };
    case 'claim': {
      // A claim of its own beside those that this browser has begun.
      const claim = { ...newClaim(), typed: saved.typed };
      const cookies = keepClaim(claim, readBegunClaims(request)) ?? [];
      return { path: `${claimPath}${claimQuery('what', claim.since)}`, cookies };
    }
  }
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
