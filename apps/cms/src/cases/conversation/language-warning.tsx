'use client';

import { isLanguage, type Language } from '@insurer/contract/language.ts';
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import type { Team } from '../case-kinds.ts';
import { isInOtherLanguage } from './written-in.ts';

const words: Record<Team, Record<Language, Label>> = {
  care: {
    en: label(
      'The customer reads English, and nothing here is in English.',
      'العميل يقرأ بالإنجليزية، ولا يوجد هنا نص بالإنجليزية.',
    ),
    ar: label(
      'The customer reads Arabic, and nothing here is in Arabic.',
      'العميل يقرأ بالعربية، ولا يوجد هنا نص بالعربية.',
    ),
  },
  people: {
    en: label(
      'The applicant reads English, and nothing here is in English.',
      'المتقدم يقرأ بالإنجليزية، ولا يوجد هنا نص بالإنجليزية.',
    ),
    ar: label(
      'The applicant reads Arabic, and nothing here is in Arabic.',
      'المتقدم يقرأ بالعربية، ولا يوجد هنا نص بالعربية.',
    ),
  },
};

type LanguageWarningProps = { team: Team; text: string; reads: Language };

/** Says before a text goes out that its reader may not be able to read it; it goes out all the same. */
export function LanguageWarning({ team, text, reads }: LanguageWarningProps) {
  const { i18n } = useTranslation();
  return (
    <p aria-live="polite" className="conversation__warning">
      {isInOtherLanguage(text, reads) && words[team][reads][adminLanguageOf(i18n)]}
    </p>
  );
}

/** The same below the notes to who sent the case, of the one that goes out: that in the own language, else the other. */
export function NoteLanguageWarning({ team }: { team: Team }) {
  const { data } = useDocumentInfo();
  const [english, arabic] = useFormFields(([fields]) => [fields.customerNote?.value, fields.customerNoteAr?.value]);
  const notes: Record<Language, string> = { en: String(english ?? '').trim(), ar: String(arabic ?? '').trim() };
  const reads: unknown = data?.language;
  if (typeof reads !== 'string' || !isLanguage(reads)) return null;
  const text = notes[reads] || notes.en || notes.ar;
  return <LanguageWarning team={team} text={text} reads={reads} />;
}
