import { useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { storedAnew } from '../fields/stored-anew.ts';
import { useSavedAt } from '../fields/use-saved-at.ts';
import type { Presence } from './present.ts';

/**
 * How what the form shows stands to what is stored: refused by the server, or older than what was saved elsewhere. By oneself that was
 * only where nothing is typed here and the look before found the same: one's own save is stored before this form is told. Where nobody
 * notes who saved, it may have been one's own as well.
 */
export function useStanding(
  { updatedAt: storedAt, savedBy }: Partial<Presence>,
  isSettled: boolean,
): { isRefused: boolean; isOlder: boolean } {
  const shownAt = useSavedAt();
  const modified = useFormModified();
  const isRefused = useIsRefused();
  const isBehind = Boolean(storedAt && shownAt && storedAt > shownAt);
  useEffect(() => {
    if (isBehind && storedAt) window.dispatchEvent(new CustomEvent(storedAnew, { detail: storedAt }));
  }, [isBehind, storedAt]);
  const isElsewhere = savedBy === null ? !modified && isSettled : Boolean(savedBy) || isSettled;
  return { isRefused, isOlder: isBehind && isElsewhere };
}

/**
 * Whether the server has refused what was typed here, as a newer text is stored: until the form is based on another one. Payload
 * itself forgets it with the next look at the fields.
 */
export function useIsRefused(): boolean {
  const shownAt = useSavedAt();
  const isWrong = useFormFields(([fields]) => fields.updatedAt?.valid === false);
  const [refusedAt, setRefusedAt] = useState<unknown>();
  useEffect(() => {
    if (isWrong) setRefusedAt(shownAt);
  }, [isWrong, shownAt]);
  return isWrong || (refusedAt !== undefined && refusedAt === shownAt);
}
