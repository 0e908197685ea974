import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { getComplaint } from '../../../../contract-api/tracking.ts';

export const GET = contractRoute('complaints', getComplaint);
