import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { postServiceRequest } from '../../../../contract-api/service-requests.ts';

export const POST = contractRoute('service-requests', postServiceRequest, 201);
