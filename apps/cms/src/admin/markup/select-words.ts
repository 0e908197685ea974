import { arabicCommas } from './arabic-commas.ts';

type Said = [english: RegExp, arabic: (...parts: string[]) => string];

/** What the library of Payload's choices says to who hears the page, in English in every language. */
const said: Said[] = [
  [/^option (.*), selected\.$/s, (option) => (option ? `اختير «${option}».` : 'لا اختيار بعد.')],
  [/^options (.*), selected\.$/s, (options) => `اختير: ${arabicCommas(options ?? '')}.`],
  [/^option (.*), deselected\.$/s, (option) => (option ? `أُلغي اختيار «${option}».` : 'أُلغي الاختيار.')],
  [/^option (.*) is disabled\. Select another option\.$/s, (option) => `«${option}» غير متاح. اختر غيره.`],
  [/^All selected options have been cleared\.$/, () => 'أُلغي كل اختيار.'],
  [/^value (.*) focused, (\d+) of (\d+)\.$/s, (value, place, all) => `«${value}»، ${place} من ${all}.`],
  [
    /^(.*?)( selected)?( disabled)?, (\d+) of (\d+)\.$/s,
    (option, isSelected, isDisabled, place, all) =>
      `${option}${isSelected ? '، مختار' : ''}${isDisabled ? '، غير متاح' : ''}، ${place} من ${all}.`,
  ],
  [
    /^(\d+) results? available( for search term (.*))?\.$/s,
    (count, isSearch, words) => `عدد النتائج: ${count}${isSearch ? `، للبحث عن «${words}»` : ''}.`,
  ],
  [
    /^Use Up and Down to choose options.*?(, press Tab .*)?$/s,
    (isTab) =>
      `تنقّل بين الخيارات بالسهمين الأعلى والأسفل، واختر بمفتاح Enter، وأغلق القائمة بمفتاح Escape${isTab ? '، أو اختر وأغلقها معًا بمفتاح Tab' : ''}.`,
  ],
  [
    /^(.*) is focused (,type to refine list)?, press Down to open the menu.*?(press left .*)?$/s,
    (name, isSearchable, isMany) =>
      `${name === 'Select' ? 'قائمة اختيار' : name}. ${isSearchable ? 'اكتب للبحث، و' : ''}افتح القائمة بالسهم الأسفل${isMany ? '، وانتقل إلى ما اخترته بالسهم الأيسر' : ''}.`,
  ],
  [
    /^Use left and right to toggle between focused values.*$/s,
    () => 'تنقّل بين ما اخترته بالسهمين الأيمن والأيسر، وأزل منه بمفتاح Backspace.',
  ],
];

/** The same in Arabic; undefined where it is said so already. */
export function selectWords(english: string): string | undefined {
  for (const [pattern, arabic] of said) {
    const found = pattern.exec(english);
    if (found) return arabic(...found.slice(1).map((part) => part ?? ''));
  }
  return undefined;
}
