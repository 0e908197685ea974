'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type RefObject, useEffect } from 'react';
import { callService } from '../call-service.ts';

/** A form that is left may still be asking for its state, which locks its document: a busy service answers that late. */
const againAfterMs = [3_000, 10_000, 25_000];
/** Where a form is open: a lock there is its own, and not of the form that was left before. */
const opened = new Set<string>();

/**
 * Payload ends a lock when the document is saved, and in its question to whoever leaves with changes. A form that was put back is
 * left without either, and its document would stay locked for others for five minutes: it is freed when the form is left.
 *
 * @param isPutBack whether the form has nothing to save since all stands in it as it was
 */
export function useFreeLock(isPutBack: RefObject<boolean>): void {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const query = new URLSearchParams(
    collectionSlug
      ? { 'where[document.relationTo][equals]': collectionSlug, 'where[document.value][equals]': String(id) }
      : { 'where[globalSlug][equals]': String(globalSlug) },
  );
  const address = `${config.routes.api}/payload-locked-documents?${query}`;
  useEffect(() => {
    const free = () => {
      // People end their own alone. Without an answer the lock ends by itself, a little later; with the next key there is one again.
      if (isPutBack.current) void callService(address, { method: 'DELETE', keepalive: true });
    };
    const freeIfLeft = () => {
      if (!opened.has(address)) free();
    };
    opened.add(address);
    addEventListener('pagehide', free);
    return () => {
      removeEventListener('pagehide', free);
      opened.delete(address);
      free();
      for (const milliseconds of againAfterMs) setTimeout(freeIfLeft, milliseconds);
    };
  }, [address, isPutBack]);
}
