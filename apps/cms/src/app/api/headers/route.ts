import { contractRoute } from '../../../contract-api/contract-route.ts';
import { getHeaders } from '../../../contract-api/headers.ts';

export const GET = contractRoute('headers', getHeaders);
