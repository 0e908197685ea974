import { defaultLanguage } from '@insurer/contract/language.ts';
import { unansweredSearchesSchema } from '@insurer/contract/unanswered-searches.ts';
import * as v from 'valibot';
import { readJsonBody } from '../cases/intake/read-body.ts';
import { ContractProblem } from '../contract-problem.ts';
import { countUnanswered } from '../unanswered/count-unanswered.ts';
import type { Call } from './contract-route.ts';

/**
 * POST /unanswered-searches: words that nothing was found for on the site, and how often.
 * @throws ContractProblem 400 for what is no list of them, 413, 415
 */
export async function postUnansweredSearches({ payload, request }: Call) {
  const body = await readJsonBody(request, { language: defaultLanguage });
  const { success, output } = v.safeParse(unansweredSearchesSchema, body);
  if (!success) throw new ContractProblem(400, 'The body must be a list of searches.');
  return { data: { counted: await countUnanswered(payload, output.searches) } };
}
