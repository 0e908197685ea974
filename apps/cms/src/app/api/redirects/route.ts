import { contractRoute } from '../../../http/contract-route.ts';
import { getRedirects } from '../../../http/redirects.ts';

export const GET = contractRoute('redirects', getRedirects);
