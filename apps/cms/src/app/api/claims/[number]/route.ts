import { contractRoute } from '../../../../http/contract-route.ts';
import { getClaim } from '../../../../http/tracking.ts';

export const GET = contractRoute('claims', getClaim);
