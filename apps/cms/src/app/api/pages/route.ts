import { contractRoute } from '../../../http/contract-route.ts';
import { getPageList } from '../../../http/page-list.ts';

export const GET = contractRoute('page-list', getPageList);
