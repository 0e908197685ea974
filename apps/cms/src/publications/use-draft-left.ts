'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
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
    isOnline(form, abort.signal).then(
      (isAll) => setUnpublishedVersionCount((count) => (isAll ? 0 : Math.max(count, 1))),
      // Without an answer the form says what it said.
      () => undefined,
    );
    return () => abort.abort();
  }, [hasPublishedDoc, isPublished, form, savedAt, setUnpublishedVersionCount]);
}

/** @throws where nobody tells whether visitors have all of the newest text */
async function isOnline(form: string, signal: AbortSignal): Promise<boolean> {
  const asked = await fetch(`${form}/review`, { credentials: 'same-origin', signal });
  const standing = (await asked.json()) as { isOnline?: boolean };
  if (standing.isOnline === undefined) throw new Error(`It is not known how the draft stands (${asked.status}).`);
  return standing.isOnline;
}
