'use client';

import { useAllFormFields, useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSavesItself } from '../admin/languages/use-language-link.ts';
import { useSaveDraft } from './save-draft.ts';

/** Longer than Payload waits after the last key before it saves by itself: what is unsaved then, it has given up. */
const quietMs = 4_000;

/**
 * Saves again what a form that saves itself could not: Payload tries once, and then waits for the next key. While nobody answers
 * nothing is tried; a text that failed although somebody does is tried once more, so that a refusal is not repeated for ever.
 *
 * @param isHeard whether the service answers to whoever is signed in here
 * @param isRefused whether a newer text has to be looked at first
 */
export function useSaveAgain(isHeard: boolean, isRefused: boolean): void {
  const savesItself = useSavesItself();
  const modified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const [fields] = useAllFormFields();
  const { getData } = useForm();
  const saveDraft = useEffectEvent(useSaveDraft());
  const tried = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field begins the wait anew.
  useEffect(() => {
    if (!isHeard) tried.current = undefined;
    if (!isHeard || !savesItself || !modified || isSaving || isRefused) return;
    const timer = setTimeout(() => {
      const text = JSON.stringify(getData());
      if (tried.current === text) return;
      tried.current = text;
      void saveDraft();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [isHeard, savesItself, modified, isSaving, isRefused, fields, getData]);
}
