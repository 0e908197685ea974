import type { Both } from './content-types.ts';

/** Days before cover or visa ends, whichever is earlier, by which an extension is to be asked for; the site's planner counts them too. */
export const extensionNoticeDays = 3;

/** Until when an extension is asked for, wherever a page says so. */
export const extensionNotice: Both = {
  en: `at least ${extensionNoticeDays} days before the visa or the cover ends, whichever is earlier`,
  ar: `قبل انتهاء التأشيرة أو التغطية، أيهما أسبق، بمدة ${extensionNoticeDays} أيام على الأقل`,
};
