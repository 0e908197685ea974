import { postCaseMessage } from '../../../../../http/case-conversation.ts';
import { contractRoute } from '../../../../../http/contract-route.ts';

export const POST = contractRoute('case-message', postCaseMessage, 201);
