'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { adminLanguageOf } from './labels.ts';
import { hijriDayText, shortMomentText } from './moment-text.ts';

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

  useEffect(() => {
    // A drawer has a head of its own.
    const found = here.current?.closest('.doc-controls')?.querySelectorAll<HTMLElement>(places) ?? [];
    for (const [index, moment] of [deletedAt ?? updatedAt, createdAt].entries()) {
      const place = found[index];
      const value = place?.querySelector('.doc-controls__value')?.firstChild;
      if (!place || !value || typeof moment !== 'string') continue;
      value.nodeValue = shortMomentText(moment, language);
      place.title = `${shortMomentText(moment, language)} · ${hijriDayText(moment, language)}`;
    }
  });

  return <span hidden ref={here} />;
}
