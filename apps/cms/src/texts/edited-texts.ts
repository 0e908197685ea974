import { type BuiltInText, type BuiltInTexts, builtInTexts } from '@insurer/contract/texts/built-in-texts.ts';
import { mailTexts, mailTextsKey } from './mail-texts.ts';

/** Every text that editors can change: what visitors read on the site, and what the mails to them say. */
export const editedTexts: BuiltInTexts = new Map([
  ...builtInTexts,
  ...Object.entries(mailTexts).map(([name, text]): [string, BuiltInText] => [`${mailTextsKey}.${name}`, text]),
]);
