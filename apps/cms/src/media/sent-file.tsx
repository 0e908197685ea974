'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Forgets the file of a form once it is saved: Payload would send it again with each further save, whole and without its crop, and
 * nobody could tell that from somebody who gives it anew.
 */
export function SentFile() {
  const { data } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const savedAt: unknown = data?.updatedAt;
  const before = useRef(savedAt);
  useEffect(() => {
    if (before.current === savedAt) return;
    before.current = savedAt;
    dispatchFields({ type: 'REMOVE', path: 'file' });
  }, [savedAt, dispatchFields]);
  return null;
}
