import { contractRoute } from '../../../../http/contract-route.ts';
import { getPage } from '../../../../http/pages.ts';

export const GET = contractRoute('pages', getPage);
