import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * What somebody types beside the form of a document, and does not lose with a reload, a way back or the end of a session: the tab keeps it,
 * for that person and document alone, until it is sent or emptied.
 *
 * @param name of the field
 * @param initial what stands there before anything is typed
 */
export function useKeptText(name: string, initial = ''): [text: string, setText: (text: string) => void] {
  const { user } = useAuth();
  const { collectionSlug, id } = useDocumentInfo();
  const key = `${name} ${user?.id} ${collectionSlug}/${id}`;
  const [text, setText] = useState(initial);
  useEffect(() => setText(sessionStorage.getItem(key) ?? initial), [key, initial]);
  const keep = (typed: string) => {
    setText(typed);
    if (typed === initial) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, typed);
  };
  return [text, keep];
}

/** Forgets all that was typed beside the form of a document that has gone. */
export function forgetKeptTexts(about: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.endsWith(` ${about}`)) sessionStorage.removeItem(key);
}
