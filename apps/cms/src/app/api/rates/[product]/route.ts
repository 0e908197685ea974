import { contractRoute } from '../../../../http/contract-route.ts';
import { getRates } from '../../../../http/rates.ts';

export const GET = contractRoute('rates', getRates);
