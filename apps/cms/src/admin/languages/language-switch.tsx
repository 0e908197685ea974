'use client';

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useLanguageLink } from './use-language-link.ts';

const names = { en: 'English', ar: 'العربية' } as const;

/** Both languages of the document, always in sight: the other one is one click away. */
export function LanguageSwitch() {
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { id, globalSlug } = useDocumentInfo();
  const follow = useLanguageLink();
  if (!id && !globalSlug) return null;
  return (
    <nav className="language-switch" aria-label={i18n.language === 'ar' ? 'لغة النصوص' : 'Language of the texts'}>
      {(['en', 'ar'] as const).map((language) => (
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
