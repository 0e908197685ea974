import { defaultLanguage, isLanguage } from '@insurer/contract/language.ts';
import type { TextareaField, TextField } from 'payload';
import { adminLanguageOf, type Label, label } from './labels.ts';

/** What a field says of itself beside its name and its label. */
export type Extra<Kind> = Partial<Omit<Kind, 'name' | 'type' | 'label'>>;

const missing = label('Please fill in this field.', 'يرجى تعبئة هذا الحقل.');

/** Shows beside a field what it says in the other language. */
export const besideOtherLanguage = { afterInput: ['/fields/languages/other-language.tsx#OtherLanguage'] };

/** Says beside a picture or a document which one each language shows. */
export const besideOtherFile = { afterInput: ['/fields/languages/other-file.tsx#OtherFile'] };

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

/** As much of a request as says in which language somebody is told what is wrong. */
export type ValidationContext = { req: { i18n: { language: string }; locale?: string | null } };

/**
 * Required in English alone: a required Arabic field would collide with drafts, restoring and
 * schedules, and the site falls back to English.
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
export const languageSwitch = '/fields/languages/language-switch.tsx#LanguageSwitch';
