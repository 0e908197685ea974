import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

const key = 'answer sent';

/** Notes, for the tab alone, that an answer of a case was sent: the case is loaded anew for it. */
export function noteSent(about: string): void {
  sessionStorage.setItem(key, about);
}

/**
 * Says that an answer was sent once its case is there again, and takes the focus: whoever works by keyboard would begin at the top of
 * the page, and hear of nothing. Once the next answer is begun it says nothing: that one was not sent.
 */
export function SentLine({ children, isNextBegun }: { children: string; isNextBegun: boolean }) {
  const { collectionSlug, id } = useDocumentInfo();
  const about = `${collectionSlug}/${id}`;
  const [isSent, setSent] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sessionStorage.getItem(key) !== about) return;
    sessionStorage.removeItem(key);
    setSent(true);
  }, [about]);
  useEffect(() => {
    if (isSent) line.current?.focus();
  }, [isSent]);
  return (
    <p ref={line} role="status" tabIndex={-1} className="conversation__sent">
      {isSent && !isNextBegun && children}
    </p>
  );
}
