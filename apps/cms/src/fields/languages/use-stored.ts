'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { storedAnew } from '../stored-anew.ts';
import { useFormAddress } from '../use-form-address.ts';
import { useSavedAt } from '../use-saved-at.ts';
import { type InBothLanguages, inBothLanguages } from './other-texts.ts';

/**
 * The stored document in both languages; undefined until it is there, and for one that was never saved. Looked up again once the form is
 * based on another save, and once something newer is stored: a colleague may have written the other language.
 */
export function useStored(): InBothLanguages | undefined {
  const address = useFormAddress();
  const { code } = useLocale();
  const savedAt = useSavedAt();
  const [newerAt, setNewerAt] = useState<string>();
  const [stored, setStored] = useState<{ of: string; texts: InBothLanguages }>();
  useEffect(() => {
    const hear = (event: Event) => setNewerAt((event as CustomEvent<string>).detail);
    window.addEventListener(storedAnew, hear);
    return () => window.removeEventListener(storedAnew, hear);
  }, []);
  const moment = [savedAt, newerAt].reduce((latest = '', one = '') => (one > latest ? one : latest), '');
  useEffect(() => {
    let gone = false;
    // What was there stays where nobody answers.
    if (address)
      void inBothLanguages(address, code, moment).then((texts) => gone || !texts || setStored({ of: address, texts }));
    return () => {
      gone = true;
    };
  }, [address, code, moment]);
  return stored?.of === address ? stored?.texts : undefined;
}
