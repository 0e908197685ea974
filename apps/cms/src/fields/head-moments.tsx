'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { type AdminLanguage, adminLanguageOf } from './labels.ts';
import { hijriDayText, shortMomentText } from './moment-text.ts';
import { useOfflineMoment } from './use-offline-moment.ts';

/** In the head of a document's form, in this order: when it was changed and made. */
const places = '.doc-controls__value-wrap';

/**
 * Tells when a document was changed and made as it is told everywhere, in Riyadh and with the Hijri day: Payload writes both in the
 * browser's own zone, and nothing that it can be given changes that.
 */
export function HeadMoments(): ReactElement {
  const here = useRef<HTMLSpanElement>(null);
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const { savedDocumentData } = useDocumentInfo();
  const { updatedAt, createdAt, deletedAt } = savedDocumentData ?? {};
  useOfflineMoment();

  useEffect(() => {
    // A drawer has a head of its own; on one's account this stands among the fields (accounts/account-head.tsx).
    const head =
      here.current?.closest('.doc-controls') ?? here.current?.closest('form')?.querySelector('.doc-controls');
    if (!head) return;
    const moments = [deletedAt ?? updatedAt, createdAt];
    writeMoments(head, moments, language);
    // Payload writes them anew when the names of its months have come, and after each save.
    const observer = new MutationObserver(() => writeMoments(head, moments, language));
    observer.observe(head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [deletedAt, updatedAt, createdAt, language]);

  return <span hidden ref={here} />;
}

function writeMoments(head: Element, moments: unknown[], language: AdminLanguage): void {
  const found = head.querySelectorAll<HTMLElement>(places);
  for (const [index, moment] of moments.entries()) {
    const place = found[index];
    const value = place?.querySelector('.doc-controls__value')?.firstChild;
    if (!place || !value || typeof moment !== 'string') continue;
    const text = shortMomentText(moment, language);
    if (value.nodeValue !== text) value.nodeValue = text;
    const hijri = hijriDayText(moment, language);
    if (place.dataset.hijri !== hijri) place.dataset.hijri = hijri;
    place.title = `${text} · ${hijri}`;
  }
}
