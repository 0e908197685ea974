import { contractRoute } from '../../../http/contract-route.ts';
import { getSiteSettings } from '../../../http/site-settings.ts';

export const GET = contractRoute('site-settings', getSiteSettings);
