'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Forgets the file of a form once it is saved: Payload would send it again with each further save, whole and without its crop, and
 * nobody could tell that from somebody who gives it anew. Where somebody else saved, it is still to be sent.
 */
export function SentFile() {
  const { data } = useDocumentInfo();
  const { dispatchFields, getFields } = useForm();
  const savedAt: unknown = data?.updatedAt;
  const before = useRef(savedAt);
  useEffect(() => {
    if (before.current === savedAt) return;
    before.current = savedAt;
    // The form shows the moment of another's save before this is told of it (together/use-two-texts.ts), that of its own only after.
    if (getFields().updatedAt?.value === savedAt) return;
    dispatchFields({ type: 'REMOVE', path: 'file' });
  }, [savedAt, dispatchFields, getFields]);
  return null;
}
