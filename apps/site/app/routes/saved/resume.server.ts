import { keepAnswers } from '#app/application/kept-answers.server.ts';
import type { SavedAnswers } from '#app/application/saved-answers.ts';
import { keepClaim, newClaim } from '../claim/begun-claim.server.ts';
import { claimPath } from '../claim/claim-data.ts';
import { plannerCookie } from '../planner/planner-actions.server.ts';
import { plannerPath } from '../planner/planner-data.ts';
import { answersCookie } from '../quote/quote-cookie.server.ts';
import { stepQuery } from '../quote/quote-data.ts';
import { savingsCookie } from '../savings/savings-actions.server.ts';
import { savingsPath } from '../savings/savings-data.ts';

type Way = { path: string; cookies: readonly string[] };

/** Where a visitor goes on with what a link holds, and what this browser keeps of it from then on. */
export function resume(saved: SavedAnswers): Way {
  switch (saved.of) {
    case 'quote':
      return {
        path: `/quote/${saved.product}${stepQuery('prices', undefined)}`,
        cookies: [answersCookie(saved.product, saved.answers)],
      };
    case 'visit-visa-planner':
      return { path: plannerPath, cookies: [keepAnswers(plannerCookie, saved.typed)] };
    case 'savings-calculator':
      return { path: savingsPath, cookies: [keepAnswers(savingsCookie, saved.typed)] };
    case 'claim':
      return { path: claimPath, cookies: keepClaim({ ...newClaim(), typed: saved.typed }) ?? [] };
  }
}
