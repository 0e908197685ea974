import { getServiceRequest } from '../../../../http/case-conversation.ts';
import { contractRoute } from '../../../../http/contract-route.ts';
import { postServiceRequest } from '../../../../http/service-requests.ts';

/** A kind of request where one is sent, the reference of one where it is read. */
export const POST = contractRoute('service-requests', postServiceRequest, 201);
export const GET = contractRoute('service-request', getServiceRequest);
