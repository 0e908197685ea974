import { postContactMessage } from '../../../contract-api/contact-us.ts';
import { contractRoute } from '../../../contract-api/contract-route.ts';

export const POST = contractRoute('contact-us', postContactMessage, 201);
