import { foldedText } from '@insurer/contract/search-words.ts';

/** Around the clock is no matter of the moment: who asks for that is told. */
const open = /(?<!\p{L})(?:open(?! (?:heart|mri|surgery))|(?<!قلب )مفتوح[هين]{0,2}|فاتح[هين]{0,2}|تفتح|يفتح)(?!\p{L})/u;
const aroundTheClock = /(?<!\d)24(?!\d)|day and night|(?<!\p{L})و?(?:ال)?ليلا?(?!\p{L})|مدار الساعه/u;

/** Whether words ask for who is open at the moment, which no list tells: its hours are words for people. */
export function asksForOpen(words = ''): boolean {
  const folded = foldedText(words);
  return open.test(folded) && !aroundTheClock.test(folded);
}
