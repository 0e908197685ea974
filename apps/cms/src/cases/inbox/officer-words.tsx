'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askService } from '../../call-service.ts';
import { adminLanguageOf, label } from '../../fields/labels.ts';
import { useFormAddress } from '../../fields/use-form-address.ts';
import { relatedId } from '../../related-id.ts';
import type { OfficerSaid } from './officer-said.ts';

const changed = label(
  'Somebody else handles this now. Open the case again to see whom the customer is told of.',
  'تغيّر المسؤول. افتح الطلب من جديد لترى بمن يُعرَّف العميل.',
);

type OfficerWordsProps = { owner: number | null; said: OfficerSaid };

/**
 * What the service says of a case's owner: Payload renders it once for each opening, so it is asked for anew once a save has given the case
 * to another one. Where nobody answers, it says that this is not known.
 */
export function OfficerWords({ owner, said }: OfficerWordsProps) {
  const { savedDocumentData } = useDocumentInfo();
  const language = adminLanguageOf(useTranslation().i18n);
  const form = useFormAddress();
  const saved = savedDocumentData ? (relatedId<number>(savedDocumentData.assignee) ?? null) : owner;
  const [heard, setHeard] = useState({ owner, said });

  useEffect(() => {
    if (saved === heard.owner) return;
    const stop = new AbortController();
    const ask = async () => {
      const news = await askService<OfficerSaid>(`${form}/officer`, { signal: stop.signal });
      if (news && !stop.signal.aborted) setHeard({ owner: saved, said: news });
    };
    void ask();
    return () => stop.abort();
  }, [form, saved, heard.owner]);

  const { words, officer } = heard.owner === saved ? heard.said : { words: changed[language] };
  return (
    <p className="field-type officer-line">
      {words}
      {officer && (
        <>
          {' '}
          <bdi>{officer.name}</bdi> <bdi dir="ltr">{officer.phone}</bdi>
        </>
      )}
    </p>
  );
}
