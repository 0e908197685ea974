'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { askService } from '../call-service.ts';
import type { AddressMeaning, LinkTarget, TargetKind } from './link-targets.ts';

/** How long somebody who types is waited for. */
const pauseMs = 200;

/** What the words in a link field find; undefined while nothing is looked for or nothing was answered yet. */
export function useLinkTargets(query: string | undefined, of?: TargetKind): LinkTarget[] | undefined {
  const parameters = new URLSearchParams({ q: query ?? '', ...(of && { of }) });
  return useResponse<LinkTarget[]>(query === undefined ? undefined : `${parameters}`, pauseMs);
}

/** What a stored address means. */
export function useMeaning(address: string): AddressMeaning | undefined {
  return useResponse<AddressMeaning>(address && `${new URLSearchParams({ address })}`, pauseMs);
}

function useResponse<Result>(parameters: string | undefined, pause: number): Result | undefined {
  const { config } = useConfig();
  const [known, setKnown] = useState<{ of: string; result: Result }>();
  const path = `${config.routes.api}/link-targets`;
  useEffect(() => {
    if (!parameters) return;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(async () => {
      const result = await askService<Result>(`${path}?${parameters}`, { signal });
      if (result !== undefined && !signal.aborted) setKnown({ of: parameters, result });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [parameters, path, pause]);
  return known && known.of === parameters ? known.result : undefined;
}
