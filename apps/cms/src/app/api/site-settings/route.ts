import { contractRoute } from '../../../contract-api/contract-route.ts';
import { getSiteSettings } from '../../../contract-api/site-settings.ts';

export const GET = contractRoute('site-settings', getSiteSettings);
