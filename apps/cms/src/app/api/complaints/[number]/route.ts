import { contractRoute } from '../../../../http/contract-route.ts';
import { getComplaint } from '../../../../http/tracking.ts';

export const GET = contractRoute('complaints', getComplaint);
