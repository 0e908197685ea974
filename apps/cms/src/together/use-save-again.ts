'use client';

import { useAllFormFields, useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSavesItself } from '../fields/languages/use-language-link.ts';
import { useSaveDraft } from './save-draft.ts';

/** Longer than Payload waits after the last key before it saves by itself: what is unsaved then, it has given up. */
const quietMs = 4_000;
/** Until the same text is tried again: a service that is too busy may have caught up; what it refuses is not repeated for ever. */
const pausesMs = [0, 15_000, 60_000];

/**
 * Saves again what a form that saves itself could not: Payload tries once, and then waits for the next key. While nobody answers
 * nothing is tried; a text that failed although somebody does is tried a few times more.
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
  const tried = useRef<{ text: string; times: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field begins the wait anew.
  useEffect(() => {
    if (!isHeard) tried.current = undefined;
    if (!isHeard || !savesItself || !modified || isSaving || isRefused) return;
    let timer = setTimeout(() => {
      const text = JSON.stringify(getData());
      const times = tried.current?.text === text ? tried.current.times : 0;
      const pause = pausesMs[times];
      if (pause === undefined) return;
      timer = setTimeout(() => {
        tried.current = { text, times: times + 1 };
        void saveDraft();
      }, pause);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [isHeard, savesItself, modified, isSaving, isRefused, fields, getData]);
}
