import { contractRoute } from '../../../http/contract-route.ts';
import { getHeaders } from '../../../http/headers.ts';

export const GET = contractRoute('headers', getHeaders);
