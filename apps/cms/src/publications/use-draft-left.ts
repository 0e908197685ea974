'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askService } from '../call-service.ts';
import { useFormAddress } from '../fields/use-form-address.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';

/**
 * Whoever publishes one language alone is told that the other still waits, as long as it does: Payload takes all of it for published, and
 * afterwards for ever as having a draft, since it keeps one beside the text.
 */
export function useDraftLeft(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const form = useFormAddress();
  const savedAt = useSavedAt();
  const opened = useRef(savedAt);
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    const isOpened = savedAt === opened.current;
    // Asked where it says as it is opened that something waits, or once it was saved that nothing does.
    if (!hasPublishedDoc || !form || isPublished === isOpened) return;
    const abort = new AbortController();
    void askService<{ isOnline?: boolean }>(`${form}/review`, { signal: abort.signal }).then((standing) => {
      // Without an answer the form says what it said.
      if (standing?.isOnline === undefined) return;
      const isAll = standing.isOnline;
      setUnpublishedVersionCount((count) => (isAll ? 0 : Math.max(count, 1)));
    });
    return () => abort.abort();
  }, [hasPublishedDoc, isPublished, form, savedAt, setUnpublishedVersionCount]);
}
