'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { asJson, askService, bodyOf, callService } from '../call-service.ts';
import { useFormAddress } from '../fields/use-form-address.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import { reviewMoved } from '../together/use-verdict.ts';
import type { Asked } from './review-acts.ts';
import type { Standing } from './standing.ts';

/** What became of an act; `fault`: what is wrong with the words that go with it. */
export type Acted = { isDone: boolean; fault?: string };

/** Where the review of the document in the form stands, asked anew after each save, and the way to act on it. */
export function useReview(unreachable: string) {
  const form = useFormAddress();
  const [standing, setStanding] = useState<Standing>();
  const address = form && `${form}/review`;
  const savedAt = useSavedAt();

  const ask = useCallback(
    async (signal: AbortSignal | null = null): Promise<Standing | undefined> => {
      const asked = await askService<Standing>(address ?? '', { signal });
      if (!asked || signal?.aborted) return undefined;
      setStanding(asked);
      return asked;
    },
    [address],
  );

  useEffect(() => {
    if (!address || savedAt === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    void ask(signal);
    for (const news of ['focus', reviewMoved]) window.addEventListener(news, () => void ask(signal), { signal });
    return () => stop.abort();
  }, [address, savedAt, ask]);

  /** What was typed is to be kept unless it was done. */
  const act = useCallback(
    async (wanted: Asked): Promise<Acted> => {
      // Who sends means what was saved last, also where that was a moment ago; who judges means what he saw.
      const asked = wanted.act === 'send' ? { ...wanted, seen: (await ask())?.seen ?? wanted.seen } : wanted;
      const response = await callService(address ?? '', asJson(asked));
      const result = await bodyOf<Standing & { errors?: { message: string }[] }>(response);
      const refused = result?.errors?.[0]?.message ?? unreachable;
      if (response?.status === 422) return { isDone: false, fault: refused };
      if (response?.ok && result) setStanding(result);
      else {
        toast.error(refused);
        void ask();
      }
      return { isDone: Boolean(response?.ok) };
    },
    [address, unreachable, ask],
  );
  return { standing, act };
}
