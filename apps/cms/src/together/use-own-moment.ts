'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';

/**
 * A form is based on its own last save as soon as that is answered. Payload learns the moment of it by a call more; where the line or
 * the session is lost in between, the next save would be refused as older than one's own text.
 */
export function useOwnMoment(): void {
  const { data } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const shown = useFormFields(([fields]) => fields.updatedAt);
  const savedAt: unknown = data?.updatedAt;
  const shownAt: unknown = shown?.value;
  const take = useEffectEvent((moment: string) => {
    if (!shown) return;
    // Not as an update of one field, which would take what is typed meanwhile for saved.
    dispatchFields({ type: 'UPDATE_MANY', formState: { updatedAt: { ...shown, value: moment, valid: true } } });
  });
  useEffect(() => {
    // Payload puts older values into the form where something was taken offline, after its moment is known.
    if (typeof savedAt === 'string' && typeof shownAt === 'string' && shownAt < savedAt) take(savedAt);
  }, [savedAt, shownAt]);
}
