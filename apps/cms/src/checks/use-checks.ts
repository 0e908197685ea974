'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { askService } from '../call-service.ts';
import { storedAnew } from '../fields/stored-anew.ts';
import { useFormAddress } from '../fields/use-form-address.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import { scheduleChanged } from '../schedules/schedule-changed.ts';
import type { ChecksResponse } from './checks-endpoint.ts';

/** What is known of the document in the form: nothing yet, what the service told, or that it did not answer. */
type Known = { of?: string; told?: ChecksResponse; isAway?: boolean };

/** The panel asks; whoever else shows the findings reads along. */
let known: Known = {};
const readers = new Set<() => void>();

function know(news: Known): void {
  known = news;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** What the last check of this document found. */
export function useChecks(): Omit<Known, 'of'> {
  const address = useAddress();
  const latest = useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  );
  return latest.of === address ? latest : {};
}

/** Has the document checked: after each save, once its schedule is another or it was stored by something else than its form, and when somebody comes back from mending something elsewhere. */
export function useAskForChecks(): void {
  const address = useAddress();
  const savedAt = useSavedAt();
  useEffect(() => {
    if (!address || savedAt === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const answered = await askService<ChecksResponse>(address, { signal });
      if (signal.aborted) return;
      const before = known.of === address ? known.told : undefined;
      know({ of: address, told: answered ?? before, isAway: !answered });
    };
    void ask();
    for (const news of ['focus', scheduleChanged, storedAnew]) window.addEventListener(news, ask, { signal });
    return () => stop.abort();
  }, [address, savedAt]);
}

function useAddress(): string | undefined {
  const form = useFormAddress();
  return form && `${form}/checks`;
}
