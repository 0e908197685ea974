'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useFormAddress } from '../fields/use-form-address.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';

/** Whoever publishes one language alone is told that the other still waits: Payload takes all of it for published. */
export function useDraftLeft(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const form = useFormAddress();
  const savedAt = useSavedAt();
  const opened = useRef(savedAt);
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (!isPublished || !form || savedAt === opened.current) return;
    const abort = new AbortController();
    hasDraft(form, abort.signal).then(
      (isLeft) => isLeft && setUnpublishedVersionCount((count) => Math.max(count, 1)),
      // Without an answer the form says what it said.
      () => undefined,
    );
    return () => abort.abort();
  }, [isPublished, form, savedAt, setUnpublishedVersionCount]);
}

async function hasDraft(form: string, signal: AbortSignal): Promise<boolean> {
  const asked = await fetch(`${form}?draft=true&depth=0&select[_status]=true`, { credentials: 'same-origin', signal });
  const newest = (await asked.json()) as { _status?: string };
  return asked.ok && newest._status === 'draft';
}
