'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { signedOut, signedOutInBoth } from '../access/signed-out.ts';
import { type AdminLanguage, adminLanguageOf, type Label, label } from '../fields/labels.ts';
import { sayCalendarInArabic } from './calendar-words.ts';
import { sayFileFacts } from './file-facts.ts';
import { drawer, levelHeadings } from './heading-levels.ts';
import { sayLanguagesInWords } from './languages-in-words.ts';
import { lockedSince } from './locked-since.ts';
import { lostConnection } from './lost-connection.ts';
import { sayNoMachineNames } from './machine-names.ts';
import { mendModals } from './mend-modals.ts';

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
  ['.copy-to-clipboard', label('Copy', 'نسخ')],
  ['.drawer-link__doc-drawer-toggler, .upload-relationship-details__edit', label('Edit', 'تعديل')],
  ['.upload-relationship-details__remove, .file-details__remove', label('Remove', 'إزالة')],
  ['.select-all input', label('Select all that are shown', 'تحديد كل المعروض')],
  ['.select-row input', label('Select', 'تحديد')],
];

/** What Payload's editor says in English in every language. */
const untranslated: [english: string, arabic: string][] = [
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

/** What Payload's schedule calls every language, in English in every language. */
const allLanguages = label('All languages', 'كل اللغات');

/** Beside the name of an uploaded file. */
const copyAddress = label('Copy the address', 'نسخ الرابط');

/** In a drawer Payload's labels lead to other ids than those of their fields. */
const inDrawer = '.drawer .field-type :is(input, textarea)';

/** What opens from a button, at the end of the page. */
const popupName = label('Choices', 'الخيارات');

/** Above the times of a picker. */
const timeCaption = label('Time', 'الوقت');

/** Fields whose labels stand above them and point to the box around them, where nothing takes a label. */
const labelled = 'input[role="combobox"], .react-datepicker__input-container input';

/** Where a text with formats is written. */
const unnamedText = '.ContentEditable__root[role="textbox"]:not([aria-label], [aria-labelledby])';

/** Reached by the tabulator and said by nothing; the field beside them does the same with the arrows and the delete key. */
const silent = '.dropdown-indicator[aria-hidden="true"], .clear-indicator[aria-hidden="true"]';

/**
 * Mends what Payload's own views say to who hears or tabs through them: names, levels of headings, and the landmarks of a list and of what is not there. It
 * follows the page, since drawers, filters and rows come and go.
 */
export function MendMarkup(): null {
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);

  useEffect(() => {
    let awaited = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(awaited);
      awaited = requestAnimationFrame(() => mendAll(language));
    });
    mendAll(language);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(awaited);
    };
  }, [language]);

  return null;
}

function mendAll(language: AdminLanguage): void {
  for (const [selector, words] of names)
    for (const element of document.querySelectorAll(selector))
      if (isUnnamed(element)) element.setAttribute('aria-label', words[language]);
  if (language === 'ar')
    for (const [english, arabic] of untranslated)
      for (const element of document.querySelectorAll(`[aria-label="${english}"]`))
        element.setAttribute('aria-label', arabic);
  if (language === 'ar') sayCalendarInArabic();
  sayLanguagesInWords(language);
  sayFileFacts(language);
  sayNoMachineNames(language);
  for (const hint of document.querySelectorAll('.file-meta .tooltip-content'))
    if (hint.firstChild?.nodeValue === 'Copy URL') hint.firstChild.nodeValue = copyAddress[language];
  for (const field of document.querySelectorAll(labelled)) if (isUnnamed(field)) nameByLabel(field);
  // What stands in a text is not its name.
  for (const text of document.querySelectorAll(unnamedText)) nameByLabel(text);
  for (const words of document.querySelectorAll('.schedule-publish .react-select *'))
    if (words.firstChild?.nodeValue === 'All') words.firstChild.nodeValue = allLanguages[language];
  for (const since of document.querySelectorAll('.document-locked strong')) {
    const told = lockedSince(since.textContent ?? '', language);
    if (told && since.firstChild) since.firstChild.nodeValue = told;
  }
  for (const title of document.querySelectorAll('[data-sonner-toast] [data-title]')) {
    const said = title.textContent ?? '';
    const lost = lostConnection(said, language);
    const told = said === signedOutInBoth ? signedOut[language] : lost;
    if (told && title.firstChild) title.firstChild.nodeValue = told;
    if (lost) title.closest('[data-sonner-toast]')?.classList.add('of-lost-connection');
  }
  for (const lock of document.querySelectorAll('.locked[role="button"]')) nameByTooltip(lock);
  for (const button of document.querySelectorAll(silent)) button.setAttribute('tabindex', '-1');
  for (const caption of document.querySelectorAll('.react-datepicker-time__header'))
    if (caption.firstChild?.nodeValue === 'Time') caption.firstChild.nodeValue = timeCaption[language];
  // What can be moved holds a button of its own, which a button may not.
  for (const value of document.querySelectorAll('.rs__multi-value[aria-roledescription]')) value.role = 'group';
  for (const column of document.querySelectorAll('button[role="button"][aria-checked]')) column.role = 'checkbox';
  for (const field of document.querySelectorAll<HTMLInputElement>(inDrawer))
    if (field.labels?.length === 0 && isUnnamed(field)) nameByLabel(field);
  // A list whose entries are none.
  for (const tabs of document.querySelectorAll('.doc-tabs__tabs')) tabs.role = 'group';
  for (const head of document.querySelectorAll('.list-header')) head.role = 'none';
  for (const list of document.querySelectorAll('.collection-list')) if (!list.closest('dialog')) list.role = 'main';
  for (const nothing of document.querySelectorAll('.not-found'))
    if (!nothing.closest('main, dialog')) nothing.role = 'main';
  for (const head of document.querySelectorAll('.doc-header')) nameDocumentHead(head);
  // Its name is what it shows: Payload's own leaves out the number of versions.
  for (const tab of document.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label');
  for (const part of document.querySelectorAll('.diff-collapser__toggle-button')) nameByTextToo(part);
  // The name of the file stands beside it.
  for (const picture of document.querySelectorAll('.cell-filename img')) picture.setAttribute('alt', '');
  for (const screen of document.querySelectorAll('.template-minimal')) screen.role = 'main';
  for (const brand of document.querySelectorAll('.login__brand')) tellAs(brand, 'heading', { 'aria-level': '1' });
  for (const popup of document.querySelectorAll('.popup__scroll-container'))
    tellAs(popup, 'region', { 'aria-label': popupName[language] });
  mendModals();
  for (const root of [document.body, ...document.querySelectorAll(drawer)]) levelHeadings(root);
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
  const said = element.querySelector('.tooltip:not([aria-hidden])')?.textContent?.trim();
  if (said) element.setAttribute('aria-label', said);
}

/** Its name holds what it shows, as those who say it aloud need. */
function nameByTextToo(element: Element): void {
  const [name, shown] = [element.getAttribute('aria-label') ?? '', textOf(element)];
  if (shown && !name.includes(shown)) element.setAttribute('aria-label', `${name}: ${shown}`);
}

function tellAs(element: Element, role: string, attributes: Record<string, string>): void {
  element.role = role;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

let headsNamed = 0;

/** The head of a document stands outside of the page's main part: a part of its own, by the document's title. */
function nameDocumentHead(head: Element): void {
  const title = head.querySelector('h1');
  if (!title) return;
  // A document in a drawer has a head of its own.
  title.id ||= `title-of-document-${++headsNamed}`;
  head.role = 'region';
  head.setAttribute('aria-labelledby', title.id);
}

let labelsNamed = 0;

function nameByLabel(field: Element): void {
  const words = field.closest('.field-type, .payload-settings__language')?.querySelector('.field-label, label');
  if (!words) return;
  words.id ||= `label-of-field-${++labelsNamed}`;
  field.setAttribute('aria-labelledby', words.id);
}
