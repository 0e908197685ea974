import type { Language } from '@insurer/contract/language.ts';
import { type Label, label } from './labels.ts';

/** What the admin calls each language of the site. */
export const languageLabels: Record<Language, Label> = {
  en: label('English', 'الإنجليزية'),
  ar: label('Arabic', 'العربية'),
};
