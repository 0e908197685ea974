import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * What somebody types beside the form of a document, and does not lose with a reload, a way back or the end of a session: the tab keeps it,
 * for that person and document alone, until it is sent or emptied.
 *
 * @param name of the field
 */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const { user } = useAuth();
  const { collectionSlug, id } = useDocumentInfo();
  const key = `${name} ${user?.id} ${collectionSlug}/${id}`;
  const [text, setText] = useState('');
  useEffect(() => setText(sessionStorage.getItem(key) ?? ''), [key]);
  const keep = (typed: string) => {
    setText(typed);
    if (typed) sessionStorage.setItem(key, typed);
    else sessionStorage.removeItem(key);
  };
  return [text, keep];
}
