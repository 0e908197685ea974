import { commaOf, type Language } from '@insurer/contract/language.ts';
import { labelled } from './labelled.ts';

/**
 * A message as it stands in a list of many: with the field's label before it, unless it is the one for an empty field or
 * says all of the field's name itself: "a date" names none of three dates. Below the field the label stands above it already.
 */
export function nameProblem(label: string, message: string, isEmpty: boolean): string {
  return isEmpty || label === '' || says(message, label) ? message : labelled(label, message);
}

/** A message about files, behind the names of those that it means. */
export function nameFiles(names: readonly string[], reason: string, language: Language): string {
  return names.length > 0 ? labelled(names.join(commaOf(language)), reason) : reason;
}

function says(message: string, label: string): boolean {
  const said = message.toLowerCase();
  const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => said.includes(withoutArticle(word)));
}

/** Arabic messages ask for "a phone number" of the field "the phone number". */
function withoutArticle(word: string): string {
  return word.replace(/^ال/, '');
}
