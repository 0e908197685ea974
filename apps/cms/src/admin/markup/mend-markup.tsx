'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { type AdminLanguage, adminLanguageOf } from '../../fields/labels.ts';
import { drawer, levelHeadings } from './heading-levels.ts';
import { mendModals } from './mend-modals.ts';
import { nameElements } from './names.ts';
import { mendRoles } from './roles.ts';
import { sayShownWords } from './shown-words.ts';

/**
 * Mends what Payload's own views say to who hears or tabs through them: names, levels of headings, and the landmarks of a list and of what is not there. It
 * follows the page, since drawers, filters and rows come and go.
 */
export function MendMarkup(): null {
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);

  useEffect(() => {
    let awaited = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(awaited);
      awaited = requestAnimationFrame(() => mendAll(language));
    });
    mendAll(language);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(awaited);
    };
  }, [language]);

  return null;
}

function mendAll(language: AdminLanguage): void {
  nameElements(language);
  sayShownWords(language);
  mendRoles(language);
  mendModals();
  for (const root of [document.body, ...document.querySelectorAll(drawer)]) levelHeadings(root);
}
