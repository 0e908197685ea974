'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../fields/labels.ts';
import type { AddressMeaning } from './link-targets.ts';
import { linkWords } from './link-words.ts';
import { nowhereWords } from './nowhere-words.ts';
import { useMeaning } from './use-link-targets.ts';

/** Under a link field: the title of what the address leads to, or that it leads nowhere. */
export function AddressMeaningLine({ address }: { address: string }) {
  const { i18n } = useTranslation();
  const meaning = useMeaning(address);
  const language = adminLanguageOf(i18n);
  const say = linkWords[language];
  const warning = (why: NonNullable<AddressMeaning['nowhere']>) => {
    if (why === 'nowhere' || why === 'offline') return say[why];
    return nowhereWords[why][language];
  };
  if (!address || !meaning) return null;
  const { target, nowhere } = meaning;
  return (
    <>
      {target ? (
        <p className="address-field__title">
          {say.leadsTo}: <bdi>{target.title[language]}</bdi> ({say.kinds[target.kind]})
        </p>
      ) : null}
      {nowhere ? <p className="address-field__warning">{warning(nowhere)}</p> : null}
    </>
  );
}
