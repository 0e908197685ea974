import { postContactMessage } from '../../../http/contact-us.ts';
import { contractRoute } from '../../../http/contract-route.ts';

export const POST = contractRoute('contact-us', postContactMessage, 201);
