'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

const asked = new URLSearchParams([
  ['draft', 'true'],
  ['depth', '0'],
  ['select[updatedAt]', 'true'],
  ['select[_status]', 'true'],
]);

/**
 * Asks when a document was taken offline, once it was. Payload's button puts what it loaded before back into the form, and keeps nothing of
 * the answer: the head told of the change before, and the next save was refused as based on it.
 */
export function useOfflineMoment(): void {
  const { config } = useConfig();
  const { id, collectionSlug, hasPublishedDoc, savedDocumentData, updateSavedDocumentData } = useDocumentInfo();
  const wasOnline = useRef(hasPublishedDoc);

  const take = useEffectEvent(async () => {
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}?${asked}`).catch(() => undefined);
    // Without a line the moment stays as it was: the next save asks for it anew.
    if (!response?.ok) return;
    const { updatedAt, _status } = await response.json();
    updateSavedDocumentData({ ...savedDocumentData, updatedAt, _status });
  });

  useEffect(() => {
    const isTakenOffline = wasOnline.current && !hasPublishedDoc;
    wasOnline.current = hasPublishedDoc;
    if (isTakenOffline && collectionSlug) void take();
  }, [hasPublishedDoc, collectionSlug]);
}
