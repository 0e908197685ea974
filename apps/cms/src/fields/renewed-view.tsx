'use client';

import { useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSavedAt } from './use-saved-at.ts';

type RenewedProps = {
  /** The server function that renders the view anew, and what it is asked with. */
  by: string;
  args: { of?: string; id?: number | string };
  /** When the service rendered what stands here, in ms since 1970. */
  renderedAt: number;
  children: ReactNode;
};

/** What the service rendered with a form, rendered anew once the document was saved after that: a form that is saved stays as it is. */
export function RenewedView({ by, args: { of, id }, renderedAt, children }: RenewedProps) {
  const { serverFunction } = useServerFunctions();
  const savedAt = useSavedAt();
  const [rendered, setRendered] = useState<ReactNode>();
  useEffect(() => {
    if (typeof savedAt !== 'string' || Date.parse(savedAt) <= renderedAt) return;
    let isWanted = true;
    const asked = serverFunction({ name: by, args: { of, id } }) as Promise<ReactNode>;
    // Where it cannot be had, what is here stays until the next save.
    asked.then((view) => isWanted && setRendered(view)).catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [serverFunction, savedAt, by, of, id, renderedAt]);
  return rendered ?? children;
}
