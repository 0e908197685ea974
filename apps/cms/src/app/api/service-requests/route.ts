import { contractRoute } from '../../../contract-api/contract-route.ts';
import { getServiceRequests } from '../../../contract-api/service-requests.ts';

export const GET = contractRoute('own-service-requests', getServiceRequests);
