import { type AdminLanguage, type Label, label } from '../../fields/labels.ts';
import { sayCalendarInArabic } from './calendar-words.ts';
import { nameAs } from './name-as.ts';

/** What Payload leaves without a name, by its own classes, and what it is called here. */
const names: [selector: string, words: Label][] = [
  ['.condition__field input[role="combobox"]', label('Filter by', 'التصفية حسب')],
  ['.condition__operator input[role="combobox"]', label('Condition', 'الشرط')],
  ['.compare-version input[role="combobox"]', label('Version to compare with', 'النسخة التي تُقارن بها')],
  ['.schedule-publish #time input', label('Time', 'الوقت')],
  [
    '.schedule-publish .react-select:not(.timezone-picker) input[role="combobox"]',
    label('Language that is published', 'اللغة التي تُنشر'),
  ],
  ['input[name="live-preview-width"]', label('Width of the preview in pixels', 'عرض المعاينة بالبكسل')],
  ['input[name="live-preview-height"]', label('Height of the preview in pixels', 'ارتفاع المعاينة بالبكسل')],
  ['.toolbar-popup__button-bold', label('Bold', 'غامق')],
  ['.toolbar-popup__button-italic', label('Italic', 'مائل')],
  ['.toolbar-popup__button-link', label('Link', 'رابط')],
  ['.condition__value input', label('Value', 'القيمة')],
  ['.doc-controls__popup .popup-button', label('More actions', 'إجراءات أخرى')],
  ['.popup-button', label('More', 'المزيد')],
  ['.clickable-arrow--left', label('Previous page', 'الصفحة السابقة')],
  ['.clickable-arrow--right', label('Next page', 'الصفحة التالية')],
  ['.collapsible__drag', label('Move to another place', 'نقل إلى موضع آخر')],
  ['.date-time-picker__clear-button', label('Clear the date', 'امسح التاريخ')],
  ['.schedule-publish__delete', label('Delete', 'حذف')],
  ['.copy-to-clipboard', label('Copy', 'نسخ')],
  ['.drawer-link__doc-drawer-toggler, .upload-relationship-details__edit', label('Edit', 'تعديل')],
  ['.upload-relationship-details__remove, .file-details__remove', label('Remove', 'إزالة')],
  ['.select-all input', label('Select all that are shown', 'تحديد كل المعروض')],
  ['.select-row input', label('Select', 'تحديد')],
];

/** What Payload's editor says in English in every language. */
const untranslated: [english: string, arabic: string][] = [
  ['Collapse', 'طيّ'],
  ['Expand', 'توسيع'],
  ['Edit link', 'تعديل الرابط'],
  ['Remove link', 'إزالة الرابط'],
  ['Drag to move', 'اسحب للنقل'],
  ['Add block', 'أضف فقرة'],
  ['text dropdown', 'نمط النص'],
  ['Close toast', 'إغلاق الرسالة'],
  ['Notifications alt+T', 'الرسائل، Alt+T'],
  ['Next Month', 'الشهر التالي'],
  ['Previous Month', 'الشهر السابق'],
];

/** In a drawer Payload's labels lead to other ids than those of their fields. */
const inDrawer = '.drawer .field-type :is(input, textarea)';

/** Fields whose labels stand above them and point to the box around them, where nothing takes a label. */
const labelled = 'input[role="combobox"], .react-datepicker__input-container input';

/** Where a text with formats is written. */
const unnamedText = '.ContentEditable__root[role="textbox"]:not([aria-label], [aria-labelledby])';

/** Pictures in a list, and in the comparison of two versions, where Payload has labels of two languages for a name. */
const besideItsFile = '.cell-filename img, img[alt="[object Object]"]';

/** Names what Payload leaves without a name, and says its names in the language of the admin. */
export function nameElements(language: AdminLanguage): void {
  for (const [selector, words] of names)
    for (const element of document.querySelectorAll(selector))
      if (isUnnamed(element)) element.setAttribute('aria-label', words[language]);
  if (language === 'ar') sayNamesInArabic();
  for (const field of document.querySelectorAll(labelled)) if (isUnnamed(field)) nameByLabel(field);
  // What stands in a text is not its name.
  for (const text of document.querySelectorAll(unnamedText)) nameByLabel(text);
  for (const field of document.querySelectorAll<HTMLInputElement>(inDrawer))
    if (field.labels?.length === 0 && isUnnamed(field)) nameByLabel(field);
  for (const lock of document.querySelectorAll('.locked[role="button"]')) nameByTooltip(lock);
  // Its name is what it shows: Payload's own leaves out the number of versions.
  for (const tab of document.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label');
  for (const part of document.querySelectorAll('.diff-collapser__toggle-button')) nameByTextToo(part);
  // The name of the file stands beside it.
  for (const picture of document.querySelectorAll(besideItsFile)) picture.setAttribute('alt', '');
}

function sayNamesInArabic(): void {
  for (const [english, arabic] of untranslated)
    for (const element of document.querySelectorAll(`[aria-label="${english}"]`))
      element.setAttribute('aria-label', arabic);
  sayCalendarInArabic();
}

/** A select-all of Payload's is labelled by itself, which names nothing. */
function isUnnamed(element: Element): boolean {
  const by = element.getAttribute('aria-labelledby');
  const isNamed = by !== null && by !== element.id && document.getElementById(by) !== null;
  return !(isNamed || element.getAttribute('aria-label') || textOf(element));
}

/** Without what shows up beside a button under the pointer alone, which is no part of its name. */
function textOf(element: Element): string {
  const parts = [...element.childNodes].filter((part) => !(part instanceof Element && part.matches('.tooltip')));
  return parts
    .map((part) => part.textContent ?? '')
    .join('')
    .trim();
}

/** Who works on something is said under the pointer alone. */
function nameByTooltip(element: Element): void {
  nameAs(element, element.querySelector('.tooltip:not([aria-hidden])')?.textContent?.trim());
}

/** Its name holds what it shows, as those who say it aloud need. */
function nameByTextToo(element: Element): void {
  const [name, shown] = [element.getAttribute('aria-label') ?? '', textOf(element)];
  if (shown && !name.includes(shown)) element.setAttribute('aria-label', `${name}: ${shown}`);
}

let labelsNamed = 0;

function nameByLabel(field: Element): void {
  const words = field.closest('.field-type, .payload-settings__language')?.querySelector('.field-label, label');
  if (!words) return;
  words.id ||= `label-of-field-${++labelsNamed}`;
  field.setAttribute('aria-labelledby', words.id);
}
