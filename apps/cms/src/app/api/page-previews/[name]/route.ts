import { contractRoute } from '../../../../contract-api/contract-route.ts';
import { getPagePreview } from '../../../../contract-api/pages.ts';

export const GET = contractRoute('page-previews', getPagePreview);
