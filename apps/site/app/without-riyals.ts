import { normaliseText } from '@insurer/contract/requests/normalise.ts';

// In escapes, since no Arabic words are to reach the browser: ريال with its endings and سعودي, and ر.س.
const { source } =
  /(?:sar|s\.?r\.?|(?:saudi)?riyals?|\u0631\u064a\u0627\u0644[\u0627\u062a\u064b]*(?:\u0633\u0639\u0648\u062f\u064a[\u0627\u0629\u064b]*)?|\u0631\.?\u0633\.?|[\ufdfc\u20c1])/;
const riyals = new RegExp(`^${source}|${source}$`, 'i');

/** An amount as prices are written, `SAR 1,800` and `١٬٨٠٠ ريال`, without its unit and spaces: every price of the site is in riyals. */
export function withoutRiyals(typed: string): string {
  return normaliseText(typed).replace(/\s/g, '').replace(riyals, '');
}
