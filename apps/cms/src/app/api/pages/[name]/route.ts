import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { getPage } from '../../../../contract-api/pages.ts';

export const GET = contractRoute('pages', getPage);
