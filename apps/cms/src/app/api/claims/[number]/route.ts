import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { getClaim } from '../../../../contract-api/tracking.ts';

export const GET = contractRoute('claims', getClaim);
