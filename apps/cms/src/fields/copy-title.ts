import { type Language, languages } from '@insurer/contract/language.ts';
import type { FieldHook } from 'payload';
import { isTaken } from './is-taken.ts';

const arabicLetter = /\p{Script=Arabic}/u;
/** A mark that an earlier copy has at its end. */
const marked = /\s\((copy|نسخة)( \d+)?\)$/;
const words: Record<Language, string> = { en: 'copy', ar: 'نسخة' };

/** What is duplicated is told from its original in lists, in each language that it has: `Motor (copy)`, then `Motor (copy 2)`. */
export const copyTitle: FieldHook = async ({ value, field, siblingData, collection, req }) => {
  if (typeof value !== 'string' || value.trim() === '' || !collection || !('name' in field) || !field.name)
    return value;
  const language = languageOf(value, siblingData[field.name]);
  const stem = value.replace(marked, '');
  for (let count = 1; ; count += 1) {
    const title = `${stem} (${words[language]}${count === 1 ? '' : ` ${count}`})`;
    if (!(await isTaken(req, collection.slug, [field.name, title], language))) return title;
  }
};

/** Payload does not say whose words they are; where both languages have the same, their letters do. */
function languageOf(text: string, texts: Partial<Record<Language, unknown>>): Language {
  const [only, another] = languages.filter((language) => texts[language] === text);
  if (only && !another) return only;
  return arabicLetter.test(text) ? 'ar' : 'en';
}
