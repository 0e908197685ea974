'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askService } from '../call-service.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import type { WhereUsedResponse } from './where-used-endpoint.ts';

type Known = { used?: WhereUsedResponse; isAway?: boolean };

/** Where the document in the form is used: asked when it is opened, saved, and when somebody comes back to it. */
export function useWhereUsed(): Known & { askAgain: () => void } {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const savedAt = useSavedAt();
  const [known, setKnown] = useState<Known>({});
  const [times, setTimes] = useState(0);
  const address = id === undefined ? undefined : `${config.routes.api}/${collectionSlug}/${id}/where-used`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save may have changed a name
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const used = await askService<WhereUsedResponse>(address, { signal });
      // What was told before stands while nobody answers, and with it what is typed below it.
      if (!signal.aborted) setKnown((before) => (used ? { used } : { ...before, isAway: true }));
    };
    void ask();
    window.addEventListener('focus', ask, { signal });
    return () => stop.abort();
  }, [address, savedAt, times]);
  return { ...known, askAgain: () => setTimes((before) => before + 1) };
}
