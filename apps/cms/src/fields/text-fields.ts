import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { defaultLanguage, isLanguage } from '@insurer/contract/language.ts';
import type { TextareaField, TextField } from 'payload';
import { adminLanguageOf, type Label, label } from './labels.ts';

type Extra<Kind> = Partial<Omit<Kind, 'name' | 'type' | 'label'>>;

/** Chooses what an address leads to by its title, or takes a typed one; tells how by itself where the field says nothing. */
export const addressField = '/links/address-field.tsx#AddressField';
const notSafe = label('This is not an address that can be linked to.', 'لا يمكن إنشاء رابط إلى هذا العنوان.');

const missing = label('Please fill in this field.', 'يرجى تعبئة هذا الحقل.');

/** Shows beside a field what it says in the other language. */
export const besideOtherLanguage = { afterInput: ['/admin/languages/other-language.tsx#OtherLanguage'] };

/** Says beside a picture or a document which one each language shows. */
export const besideOtherFile = { afterInput: ['/admin/languages/other-file.tsx#OtherFile'] };

/** A line of text with its Arabic translation. */
export function bilingualText(name: string, fieldLabel: Label, extra: Extra<TextField> = {}): TextField {
  const admin = { ...extra.admin, components: besideOtherLanguage };
  return { name, type: 'text', label: fieldLabel, localized: true, ...extra, admin } as TextField;
}

/** Several lines of plain text with their Arabic translation. */
export function bilingualTextarea(name: string, fieldLabel: Label, extra: Extra<TextareaField> = {}): TextareaField {
  const admin = { ...extra.admin, components: besideOtherLanguage };
  return { name, type: 'textarea', label: fieldLabel, localized: true, ...extra, admin };
}

/** A line of text that is the same in both languages: a number, a code, an address. */
export function plainText(name: string, fieldLabel: Label, extra: Extra<TextField> = {}): TextField {
  return { name, type: 'text', label: fieldLabel, ...extra } as TextField;
}

/** An address to link to, held to what the site accepts (docs/contract.md). */
export function addressText(name: string, fieldLabel: Label, extra: Extra<TextField> = {}): TextField {
  return plainText(name, fieldLabel, {
    // A validator of its own takes the place of the one that looks at `required`.
    validate: extra.required ? validateNeededAddress : validateAddress,
    ...extra,
    custom: { isAddress: true, ...extra.custom },
    admin: { ...extra.admin, components: { Field: addressField } },
  } as Extra<TextField>);
}

type ValidationContext = { req: { i18n: { language: string }; locale?: string | null } };

function validateAddress(value: unknown, { req }: ValidationContext): string | true {
  if (value === undefined || value === null || value === '') return true;
  return cleanUrl(value) !== undefined || inLanguageOf(req, notSafe);
}

/** The same where there has to be one, as behind a link in a text. */
export function validateNeededAddress(value: unknown, context: ValidationContext): string | true {
  return value ? validateAddress(value, context) : inLanguageOf(context.req, missing);
}

/**
 * Required in English alone: a required Arabic field would collide with drafts, restoring and schedules
 *, and the site falls back to English.
 */
export function requiredInEnglish(value: unknown, { req }: ValidationContext): string | true {
  const isTranslation = isLanguage(req.locale) && req.locale !== defaultLanguage;
  return isTranslation || requiredHere(value, { req });
}

/** Required in the language at hand. */
export function requiredHere(value: unknown, { req }: ValidationContext): string | true {
  const filled = typeof value === 'string' && value.trim() !== '';
  return filled || inLanguageOf(req, missing);
}

/** Words in the language in which the person of a request reads the admin. */
export function inLanguageOf(req: { i18n: { language: string } }, words: Label): string {
  return words[adminLanguageOf(req.i18n)];
}

/** English and Arabic of a document in its bar of buttons, one click apart. */
export const languageSwitch = '/admin/languages/language-switch.tsx#LanguageSwitch';
