import { type AdminLanguage, label } from '../../fields/labels.ts';

/** The button beside a chosen document, which Payload names in English in every language: `Edit Customer Rights`. */
const chosen = '.relationship--multi-value-label__drawer-toggler';
const english = /^Edit (?=.)/;
const edit = label('Edit ', 'تعديل ');

/** Takes away the names that machines go by, where Payload shows or says them to people, and says the rest in the admin's language. */
export function sayNoMachineNames(language: AdminLanguage): void {
  // Under the pointer a box says the name of its column; its words stand beside it.
  for (const box of document.querySelectorAll('.checkbox-input input[title]')) box.removeAttribute('title');
  for (const button of document.querySelectorAll(chosen)) {
    const name = button.getAttribute('aria-label') ?? '';
    const said = editName(name, language);
    if (said !== name) button.setAttribute('aria-label', said);
  }
  // Keeps the room of what stands elsewhere, and is called “invisible”.
  for (const room of document.querySelectorAll('.app-header__localizer-spacing[aria-label]')) {
    room.removeAttribute('aria-label');
    room.setAttribute('aria-hidden', 'true');
  }
}

export function editName(name: string, language: AdminLanguage): string {
  return name.replace(english, edit[language]);
}
