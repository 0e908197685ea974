import { expect, test } from 'vitest';
import { selectWords } from './select-words.ts';

test.each([
  ['option Riyadh, selected.', 'اختير «Riyadh».'],
  ['options الرياض,جدة, selected.', 'اختير: الرياض، جدة.'],
  ['option , selected.', 'لا اختيار بعد.'],
  ['option جدة, deselected.', 'أُلغي اختيار «جدة».'],
  ['option , deselected.', 'أُلغي الاختيار.'],
  ['option الرياض is disabled. Select another option.', '«الرياض» غير متاح. اختر غيره.'],
  ['All selected options have been cleared.', 'أُلغي كل اختيار.'],
  ['value الرياض focused, 1 of 2.', '«الرياض»، 1 من 2.'],
  ['الرياض selected, 3 of 9.', 'الرياض، مختار، 3 من 9.'],
  ['1 result available.', 'عدد النتائج: 1.'],
  ['0 results available for search term ريا.', 'عدد النتائج: 0، للبحث عن «ريا».'],
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu.',
    'تنقّل بين الخيارات بالسهمين الأعلى والأسفل، واختر بمفتاح Enter، وأغلق القائمة بمفتاح Escape.',
  ],
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
    'تنقّل بين الخيارات بالسهمين الأعلى والأسفل، واختر بمفتاح Enter، وأغلق القائمة بمفتاح Escape، أو اختر وأغلقها معًا بمفتاح Tab.',
  ],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'قائمة اختيار. اكتب للبحث، وافتح القائمة بالسهم الأسفل.',
  ],
  ['المسؤول is focused , press Down to open the menu, ', 'المسؤول. افتح القائمة بالسهم الأسفل.'],
  [
    'المدن is focused ,type to refine list, press Down to open the menu,  press left to focus selected values',
    'المدن. اكتب للبحث، وافتح القائمة بالسهم الأسفل، وانتقل إلى ما اخترته بالسهم الأيسر.',
  ],
])('who hears a choice hears it in Arabic: %s', (english, arabic) => {
  expect(selectWords(english)).toBe(arabic);
  expect(selectWords(arabic)).toBeUndefined();
});
