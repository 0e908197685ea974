'use client';

import { otherLanguage } from '@insurer/contract/language.ts';
import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminLanguageOf } from '../../fields/labels.ts';
import { useStored } from '../../fields/languages/use-stored.ts';
import { titleInstead } from './title-instead.ts';

/**
 * Heads a document that has no title in the language of its form by the one of the other language, and says which, or by “Untitled”: Payload heads it by
 * the number of its row.
 */
export function HeadTitle(): null {
  const { collectionSlug, id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const field = (collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle) || '';
  const own = useFormFields(([fields]) => fields[field]?.value);
  const { title, setDocumentTitle } = useDocumentTitle();
  const { code } = useLocale();
  const language = adminLanguageOf(useTranslation().i18n);
  const stored = useStored();
  const isTitled = typeof own === 'string' && own.trim() !== '';
  const wanted =
    id === undefined || isTitled || !stored ? undefined : titleInstead(stored[field], otherLanguage(code), language);

  useEffect(() => {
    if (wanted === undefined || title === wanted) return;
    // Payload sets its own one in the frame after a title was emptied.
    const frame = requestAnimationFrame(() => setDocumentTitle(wanted));
    return () => cancelAnimationFrame(frame);
  }, [wanted, title, setDocumentTitle]);

  return null;
}
