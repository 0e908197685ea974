import { company } from '@insurer/demo-content/company.ts';

/** The English name in the site settings for as long as nobody has entered the insurer's own. */
export const demoCompanyName: string = company.name.en;
