import { foldedText } from '@insurer/contract/search-words.ts';

/** Around the clock is no matter of the moment: who asks for that is told. */
const open = /(?<!\p{L})(?:open|مفتوح[هين]{0,2}|فاتح[هين]{0,2}|تفتح|يفتح)(?!\p{L})/u;
const aroundTheClock = /24|day and night|ليل|مدار الساعه/;

/** Whether words ask for who is open at the moment, which no list tells: its hours are words for people. */
export function asksForOpen(words = ''): boolean {
  const folded = foldedText(words);
  return open.test(folded) && !aroundTheClock.test(folded);
}
