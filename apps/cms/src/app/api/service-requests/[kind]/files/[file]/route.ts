import { getCaseFile } from '../../../../../../http/case-conversation.ts';
import { contractRoute } from '../../../../../../http/contract-route.ts';

export const GET = contractRoute('case-file', getCaseFile);
