'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { type AdminLanguage, adminLanguageOf } from '../../fields/labels.ts';
import { followMovedRows } from './follow-moved-rows.ts';
import { drawer, levelHeadings } from './heading-levels.ts';
import { keepDialogOpen } from './keep-dialog-open.ts';
import { nameElements } from './names.ts';
import { openAddedRows } from './open-added-rows.ts';
import { repairModals } from './repair-modals.ts';
import { repairRoles } from './roles.ts';
import { nameRows } from './row-names.ts';
import { sayShownWords } from './shown-words.ts';

/**
 * Mends what Payload's own views say to who hears or tabs through them: names, levels of headings, and the landmarks of a list and of what is not there. It
 * follows the page, since drawers, filters and rows come and go.
 */
export function RepairMarkup(): null {
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);

  useEffect(() => {
    let awaited = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(awaited);
      awaited = requestAnimationFrame(() => repairAll(language));
    });
    repairAll(language);
    // Payload says a part that was folded by another name, and changes nothing else of it; a row is called by what is typed in it. A dialog that
    // Escape has put away may stay where it stands, closed.
    const changes = { childList: true, characterData: true, attributeFilter: ['aria-label', 'open'] };
    observer.observe(document.body, { ...changes, subtree: true });
    addEventListener('keydown', keepDialogOpen, { capture: true });
    const stopFollowing = followMovedRows();
    return () => {
      stopFollowing();
      removeEventListener('keydown', keepDialogOpen, { capture: true });
      observer.disconnect();
      cancelAnimationFrame(awaited);
    };
  }, [language]);

  return null;
}

function repairAll(language: AdminLanguage): void {
  nameElements(language);
  nameRows();
  openAddedRows();
  sayShownWords(language);
  repairRoles(language);
  repairModals();
  for (const root of [document.body, ...document.querySelectorAll(drawer)]) levelHeadings(root);
}
