'use client';

import { toast, useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { asJson, callService } from '../call-service.ts';
import { useSavesItself } from '../fields/languages/use-language-link.ts';
import type { Presence } from './present.ts';
import { useDraftAddress, useSaveDraft } from './save-draft.ts';

type Left = {
  address: string;
  values: Record<string, unknown>;
  /** Whether a save was under way, whose answer the form will not hear any more. */
  isSaving: boolean;
  /** Who has saved last, and when, as the service knows now. */
  ask: () => Promise<Presence | undefined>;
};

/**
 * A form that saves itself does so two seconds after the last key: what was typed in these is saved as somebody goes on to another
 * view of the admin. Where they leave the admin the browser asks, and it is saved meanwhile.
 *
 * @param ask what the service says of the document now
 * @param failed what is said where it could not be saved
 */
export function useSaveOnLeaving(ask: () => Promise<Presence | undefined>, failed: string): void {
  const address = useDraftAddress();
  const { getData } = useForm();
  const isUnsaved = useFormModified();
  const savesItself = useSavesItself();
  const isSaving = useFormBackgroundProcessing();
  const saveDraft = useSaveDraft();

  const leave = useEffectEvent(() => {
    if (!savesItself || !isUnsaved || address === undefined) return;
    const values = { ...(getData() as Record<string, unknown>), _status: 'draft' };
    void saveLeft({ address, values, isSaving, ask }).then((isSaved) => {
      if (!isSaved) toast.error(failed);
    });
  });
  const stop = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!savesItself || !isUnsaved) return;
    event.preventDefault();
    void saveDraft();
  });
  useEffect(() => {
    const stopFirst = (event: BeforeUnloadEvent) => stop(event);
    window.addEventListener('beforeunload', stopFirst);
    return () => {
      window.removeEventListener('beforeunload', stopFirst);
      leave();
    };
  }, []);
}

/** @returns whether nothing of it is lost: what was deleted meanwhile has nothing to be saved to */
async function saveLeft({ address, values, isSaving, ask }: Left): Promise<boolean> {
  const first = await send(address, values);
  if (first !== 409 || !isSaving) return isDone(first);
  // Refused as older than what was under way: that is one's own, and what is newer than it goes over it.
  const presence = await ask();
  if (presence?.savedBy !== null) return false;
  return isDone(await send(address, { ...values, updatedAt: presence.updatedAt }));
}

async function send(address: string, values: object): Promise<number> {
  const response = await callService(address, asJson(values, 'PATCH'));
  return response?.status ?? 0;
}

function isDone(status: number): boolean {
  return (status >= 200 && status < 300) || status === 404;
}
