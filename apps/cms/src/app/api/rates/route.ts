import { contractRoute } from '../../../http/contract-route.ts';
import { getRatedProducts } from '../../../http/rates.ts';

export const GET = contractRoute('rated-products', getRatedProducts);
