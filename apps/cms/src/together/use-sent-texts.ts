'use client';

import { useDocumentInfo, useForm, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { valuesInForm } from './values-in-form.ts';

type Values = Record<string, unknown>;
/** What is kept of them: a line that is away for long refuses one after the other. */
const most = 20;

/**
 * The texts that this form sent since it last heard of a save, the latest last: where the service went away in the middle of one, it may
 * have been stored all the same, and is then nobody else's.
 */
export function useSentTexts(): { readonly current: readonly Values[] } {
  const { data } = useDocumentInfo();
  const { getFields } = useForm();
  const isSaving = useFormBackgroundProcessing();
  const sent = useRef<Values[]>([]);
  const savedAt: unknown = data?.updatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent before a save is nothing once its moment is another.
  useEffect(() => {
    sent.current = [];
  }, [savedAt]);
  useEffect(() => {
    if (isSaving) sent.current = [...sent.current.slice(1 - most), valuesInForm(getFields())];
  }, [isSaving, getFields]);
  return sent;
}
