import { contractRoute } from '../../../http/contract-route.ts';
import { getServiceRequests } from '../../../http/service-requests.ts';

export const GET = contractRoute('own-service-requests', getServiceRequests);
