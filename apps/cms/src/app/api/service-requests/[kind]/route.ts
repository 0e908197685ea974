import { contractRoute } from '../../../../http/contract-route.ts';
import { postServiceRequest } from '../../../../http/service-requests.ts';

export const POST = contractRoute('service-requests', postServiceRequest, 201);
