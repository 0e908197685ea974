import { contractRoute } from '../../../http/contract-route.ts';
import { getProviders } from '../../../http/providers.ts';

export const GET = contractRoute('providers', getProviders);
