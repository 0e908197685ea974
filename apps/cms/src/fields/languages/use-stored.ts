'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useFormAddress } from '../use-form-address.ts';
import { type InBothLanguages, inBothLanguages } from './other-texts.ts';

/** The stored document in both languages; undefined until it is there, and for one that was never saved. */
export function useStored(): InBothLanguages | undefined {
  const address = useFormAddress();
  const { code } = useLocale();
  const [stored, setStored] = useState<InBothLanguages>();
  useEffect(() => {
    let gone = false;
    if (address) void inBothLanguages(address, code).then((found) => gone || setStored(found));
    return () => {
      gone = true;
    };
  }, [address, code]);
  return stored;
}
