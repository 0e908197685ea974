import { contractRoute } from '../../../http/contract-route.ts';
import { postUnansweredSearches } from '../../../http/unanswered-searches.ts';

export const POST = contractRoute('unanswered-searches', postUnansweredSearches);
