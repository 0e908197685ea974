import { contractRoute } from '../../../../http/contract-route.ts';
import { getPagePreview } from '../../../../http/pages.ts';

export const GET = contractRoute('page-previews', getPagePreview);
