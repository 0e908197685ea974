'use client';

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { askService } from '../call-service.ts';

const asked = new URLSearchParams([
  ['draft', 'true'],
  ['depth', '0'],
  ['select[updatedAt]', 'true'],
  ['select[_status]', 'true'],
]);

/** After so many milliseconds a form whose new state never came can be written in again. */
const timeoutMs = 10_000;

/**
 * Asks when a document was taken offline, once it was. Payload's button puts what it loaded before back into the form, and keeps nothing of
 * the answer: the head told of the change before, and the next save was refused as based on it. What was written before the form was
 * put back would be lost with it, so nobody can write until then.
 */
export function useOfflineMoment(): void {
  useFreshMoment();
  useFormHeldUntilPutBack();
}

function useFreshMoment(): void {
  const { config } = useConfig();
  const { id, collectionSlug, savedDocumentData, updateSavedDocumentData } = useDocumentInfo();

  const take = useEffectEvent(async () => {
    const stored = await askService<Record<string, unknown>>(`${config.routes.api}/${collectionSlug}/${id}?${asked}`);
    // Without a line the moment stays as it was: the next save asks for it anew.
    if (!stored) return;
    const { updatedAt, _status } = stored;
    updateSavedDocumentData({ ...savedDocumentData, updatedAt, _status });
  });

  useTakenOffline(() => {
    if (collectionSlug) void take();
  });
}

function useFormHeldUntilPutBack(): void {
  const form = useForm();
  const held = useRef<typeof form>(undefined);

  const letGo = useEffectEvent(() => {
    if (!held.current) return;
    held.current = undefined;
    form.setProcessing(false);
  });

  useTakenOffline(() => {
    held.current = form;
    form.setProcessing(true);
    setTimeout(letGo, timeoutMs);
  });
  // A form that was put back is another one to Payload.
  useEffect(() => {
    if (held.current !== form) letGo();
  }, [form]);
}

function useTakenOffline(act: () => void): void {
  const { hasPublishedDoc } = useDocumentInfo();
  const wasOnline = useRef(hasPublishedDoc);
  const onTakenOffline = useEffectEvent(act);

  useEffect(() => {
    if (wasOnline.current && !hasPublishedDoc) onTakenOffline();
    wasOnline.current = hasPublishedDoc;
  }, [hasPublishedDoc]);
}
