'use client';

import { otherLanguage, readLanguage } from '@insurer/contract/language.ts';
import { useField, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, languageLabels } from '../labels.ts';
import { otherFileWords } from './other-file-words.ts';
import { valueAt } from './other-texts.ts';
import { useLanguageLink } from './use-language-link.ts';
import { useStored } from './use-stored.ts';

/** Beside a picture or a document that each language may have its own of: which one visitors of each language get, and the way there. */
export function OtherFile({ path: fieldPath }: { path: string }) {
  const { path, value } = useField<unknown>({ potentiallyStalePath: fieldPath });
  const { code } = useLocale();
  const adminLanguage = adminLanguageOf(useTranslation().i18n);
  const stored = useStored();
  const { getDataByPath } = useForm();
  const follow = useLanguageLink();
  if (!stored) return null;
  const language = readLanguage(code);
  const other = otherLanguage(language);
  const inOther = valueAt(stored, path, (rowPath) => getDataByPath(rowPath))?.[other];
  return (
    <div className="other-language">
      <span className="other-language__text">{otherFileWords(language, value, inOther)[adminLanguage]}</span>
      <span className="other-language__actions">
        <a {...follow(other, path)}>{languageLabels[other][adminLanguage]}</a>
      </span>
    </div>
  );
}
