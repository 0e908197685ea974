import { type Language, languages, type Translations } from '../language.ts';
import type { CaseForm, Field, FixedChoice, Form } from './define-form.ts';

/**
 * Texts that stand instead of the table's, by their place in it: `fields.phone.hint`, `messages.emailInvalid`,
 * `texts.nextSteps.0`. A language that is missing or empty keeps the table's text.
 */
export type FormTextOverrides = Readonly<Record<string, Partial<Translations>>>;

/** A part of a form's table with its texts in one language. */
export type Localized<Part> = Part extends Translations
  ? string
  : Part extends object
    ? { [Key in keyof Part]: Localized<Part[Key]> }
    : Part;

/**
 * A form's table in one language: the only way in which its texts are read. Everything that is not a text stays as it
 * is.
 */
export function localizeForm<Table extends Form>(
  form: Table,
  language: Language,
  overrides: FormTextOverrides = {},
): Localized<Table> {
  return localize(form, '', language, overrides) as Localized<Table>;
}

/** A message of a form in one language; `n` fills its number. */
export function messageOf<Key extends string>(
  { messages }: { messages: Readonly<Record<Key, Translations>> },
  key: NoInfer<Key>,
  language: Language,
  n?: number | string,
  overrides: FormTextOverrides = {},
): string {
  return textIn(messages[key], `messages.${key}`, language, overrides).replace('{n}', String(n ?? ''));
}

/** What mails call a case of the form. */
export function mailNameOf(
  { name, mailName }: Pick<CaseForm, 'name' | 'mailName'>,
  language: Language,
  overrides: FormTextOverrides = {},
): string {
  return textIn({ ...name, ...mailName }, mailName?.[language] ? 'mailName' : 'name', language, overrides);
}

/** What the inbox calls a field or a choice. */
export function adminLabelOf({ label, adminLabel }: Pick<Field | FixedChoice, 'label' | 'adminLabel'>): Translations {
  return { ...label, ...adminLabel };
}

function localize(part: unknown, place: string, language: Language, overrides: FormTextOverrides): unknown {
  if (isTranslations(part)) return textIn(part, place, language, overrides);
  const placeOf = (key: string | number) => (place ? `${place}.${key}` : String(key));
  if (Array.isArray(part)) return part.map((entry, index) => localize(entry, placeOf(index), language, overrides));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, localize(value, placeOf(key), language, overrides)]),
  );
}

function textIn(text: Translations, place: string, language: Language, overrides: FormTextOverrides): string {
  return (Object.hasOwn(overrides, place) && overrides[place]?.[language]) || text[language];
}

function isTranslations(part: unknown): part is Translations {
  return typeof part === 'object' && part !== null && languages.every((language) => Object.hasOwn(part, language));
}
