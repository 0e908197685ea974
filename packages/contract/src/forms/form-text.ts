import { type ChangedTexts, changedText, noChangedTexts, textIn, type Wording } from '../changed-texts.ts';
import { type Language, languages, type Translations } from '../language.ts';
import type { CaseForm, Field, FixedChoice, Form } from './define-form.ts';

/** A part of a form's table with its texts in one language. */
export type Localized<Part> = Part extends Translations
  ? string
  : Part extends object
    ? { [Key in keyof Part]: Localized<Part[Key]> }
    : Part;

/** What was made of a form with the texts that are changed: these stay the same object until an editor changes one. */
const made = new WeakMap<ChangedTexts, WeakMap<Form, Map<Language, unknown>>>();

/**
 * A form's table in one language: the only way in which its texts are read. Everything that is not a text stays as it
 * is. Whoever asks again gets the same object, to be read alone.
 */
export function localizeForm<Table extends Form>(form: Table, wording: Wording): Localized<Table> {
  const { language, changedTexts = noChangedTexts } = wording;
  const forms = made.get(changedTexts) ?? new WeakMap<Form, Map<Language, unknown>>();
  made.set(changedTexts, forms);
  const known = forms.get(form) ?? new Map<Language, unknown>();
  forms.set(form, known);
  const localized = known.get(language) ?? localize(form, keyOf(form), wording);
  known.set(language, localized);
  // The one form in the one language that it was made of above.
  return localized as Localized<Table>;
}

/** A message of a form in one language; `n` fills its number. */
export function messageOf<Key extends string>(
  { messages, path }: { messages: Readonly<Record<Key, Translations>>; path: string },
  key: NoInfer<Key>,
  wording: Wording,
  n?: number | string,
): string {
  return textIn(`${keyOf({ path })}.messages.${key}`, messages[key], wording).replaceAll('{n}', String(n ?? ''));
}

/** What mails call a case of the form. */
export function mailNameOf({ name, mailName, path }: Pick<CaseForm, 'name' | 'mailName' | 'path'>, wording: Wording) {
  const own = mailName?.[wording.language];
  return own
    ? (changedText(`${keyOf({ path })}.mailName`, wording) ?? own)
    : textIn(`${keyOf({ path })}.name`, name, wording);
}

/** What the inbox calls a field or a choice. */
export function adminLabelOf({ label, adminLabel }: Pick<Field | FixedChoice, 'label' | 'adminLabel'>): Translations {
  return { ...label, ...adminLabel };
}

/** Where the keys of a form's texts begin. */
function keyOf({ path }: Pick<Form, 'path'>): string {
  return `forms.${path}`;
}

function localize(part: unknown, key: string, wording: Wording): unknown {
  if (isTranslations(part)) return textIn(key, part, wording);
  if (Array.isArray(part)) return part.map((entry, index) => localize(entry, `${key}.${index}`, wording));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, localize(value, `${key}.${name}`, wording)]),
  );
}

function isTranslations(part: unknown): part is Translations {
  return typeof part === 'object' && part !== null && languages.every((language) => Object.hasOwn(part, language));
}
