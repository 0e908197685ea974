'use client';

import { type Language, languages } from '@insurer/contract/language.ts';
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../labels.ts';
import { useLanguageLink } from './use-language-link.ts';

const names: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Both languages of the document, always in sight: the other one is one click away. */
export function LanguageSwitch() {
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { id, globalSlug } = useDocumentInfo();
  const follow = useLanguageLink();
  if (!id && !globalSlug) return null;
  return (
    <nav className="language-switch" aria-label={label('Language of the texts', 'لغة النصوص')[adminLanguageOf(i18n)]}>
      {languages.map((language) => (
        <a
          key={language}
          {...follow(language)}
          lang={language}
          aria-current={code === language ? 'true' : undefined}
          className="language-switch__language"
        >
          {names[language]}
        </a>
      ))}
    </nav>
  );
}
