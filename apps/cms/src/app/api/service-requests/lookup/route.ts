import { contractRoute } from '../../../../http/contract-route.ts';
import { postLookup } from '../../../../http/request-lookup.ts';

export const POST = contractRoute('request-lookup', postLookup);
