'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { asJson, bodyOf, callService } from '../call-service.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import type { Asked, Presence } from './present.ts';

const askedMs = 3_000;

/**
 * Says every few seconds that this form is open, and learns who else has it open and when it was last saved; and whether anybody
 * answers who would take what is saved: not while the connection is lost or the session has ended.
 */
export function usePresence(): {
  presence: Presence | undefined;
  isHeard: boolean;
  /** What the look before this one found was saved at the same moment: no save is just on its way. */
  isSettled: boolean;
  ask(): Promise<Presence | undefined>;
} {
  const { id, collectionSlug: collection, globalSlug: global } = useDocumentInfo();
  const { config } = useConfig();
  const [[presence, before], setLooks] = useState<(Presence | undefined)[]>([]);
  const [isHeard, setHeard] = useState(true);
  const shownAt = useSavedAt();
  const asked = useEffectEvent(() => ({ collection, id, global, shownAt }));
  const address = `${config.routes.api}/together`;

  useEffect(() => {
    if (!global && (id === undefined || collection === undefined)) return;
    let isGone = false;
    const ask = async (isLeaving = false) => {
      const response = await post(address, { ...asked(), isLeaving });
      if (isGone || isLeaving) return;
      // Whoever is busy answers all the same.
      setHeard(response !== undefined && response.status !== 401 && response.status !== 403);
      if (!response?.ok) return;
      const found = (await response.json()) as Presence;
      setLooks(([last]) => [found, last]);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const leave = () => void ask(true);
    const goSilent = () => setHeard(false);
    look();
    const timer = setInterval(look, askedMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('offline', goSilent);
    window.addEventListener('online', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('offline', goSilent);
      window.removeEventListener('online', look);
      leave();
    };
  }, [address, collection, id, global]);
  const ask = async () => {
    const response = await post(address, { collection, id, global, shownAt });
    return response?.ok ? bodyOf<Presence>(response) : undefined;
  };
  return { presence, isHeard, isSettled: before?.updatedAt === presence?.updatedAt, ask };
}

function post(address: string, asked: Asked): Promise<Response | undefined> {
  return callService(address, { ...asJson(asked), keepalive: asked.isLeaving === true });
}
