import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSavedAt } from '../fields/use-saved-at.ts';

/** What the window is told once something newer than its form is stored: by a colleague, another window or a schedule. */
export const storedAnew = 'stored-anew';

/** How what the form shows stands to what is stored: refused by the server, or older than what somebody else saved. */
export function useStanding(storedAt?: string, savedBy?: string | null): { isRefused: boolean; isOlder: boolean } {
  const shownAt = useSavedAt();
  const isRefused = useIsRefused();
  const isBehind = Boolean(storedAt && shownAt && storedAt > shownAt);
  useEffect(() => {
    if (isBehind && storedAt) window.dispatchEvent(new Event(storedAnew));
  }, [isBehind, storedAt]);
  return { isRefused, isOlder: isBehind && savedBy !== null };
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
