import { type AdminLanguage, label } from '../../fields/labels.ts';
import { nameAs } from './name-as.ts';

/** The button beside a chosen document, which Payload names in English in every language: `Edit Customer Rights`. */
const chosen = '.relationship--multi-value-label__drawer-toggler';
const english = /^Edit (?=.)/;
const edit = label('Edit ', 'تعديل ');

/** The button beside a field that makes another document, whose name holds labels of two languages as `[object Object]`. */
const maker = '.relationship-add-new__add-button';

/** Takes away the names that machines go by, where Payload shows or says them to people, and says the rest in the admin's language. */
export function sayNoMachineNames(language: AdminLanguage): void {
  // Under the pointer a box says the name of its column; its words stand beside it.
  for (const box of document.querySelectorAll('.checkbox-input input[title]')) box.removeAttribute('title');
  for (const button of document.querySelectorAll(chosen)) {
    const name = button.getAttribute('aria-label') ?? '';
    const said = editName(name, language);
    if (said !== name) button.setAttribute('aria-label', said);
  }
  for (const button of document.querySelectorAll(maker)) nameByWordsUnderPointer(button);
  for (const box of document.querySelectorAll('.value-container[title]')) sayChosenInWords(box);
  // Keeps the room of what stands elsewhere, and is called “invisible”.
  for (const room of document.querySelectorAll('.app-header__localizer-spacing[aria-label]')) {
    room.removeAttribute('aria-label');
    room.setAttribute('aria-hidden', 'true');
  }
}

/** What shows up under the pointer is in the language of the admin. */
function nameByWordsUnderPointer(button: Element): void {
  const said = button.querySelector('.tooltip-content')?.textContent?.trim();
  nameAs(button, said);
}

/** Payload says a chosen value under the pointer in English, where it stands in the words of the admin. */
function sayChosenInWords(box: Element): void {
  const said = box.querySelector('.rs__single-value')?.textContent?.trim();
  if (said && box.getAttribute('title') !== said) box.setAttribute('title', said);
}

export function editName(name: string, language: AdminLanguage): string {
  return name.replace(english, edit[language]);
}
