import { useEffect, useState } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { isolated } from '../mail/mail-parts.ts';

const key = 'case gone';

const words: Record<AdminLanguage, (reference: string) => string> = {
  en: (reference) =>
    `Case ${isolated(reference)} was erased or is no longer open to you. What you had written there and not saved is gone.`,
  ar: (reference) => `حُذف الطلب ${isolated(reference)} أو لم يعد متاحًا لك. ما كتبته فيه ولم يُحفظ لم يعد موجودًا.`,
};

/** Notes, for the tab alone, that a case which was open in it has gone: the working list says so. */
export function noteGone(reference: string): void {
  sessionStorage.setItem(key, reference);
}

/** Says once, to whoever had it open, that a case has gone. */
export function GoneLine({ language }: { language: AdminLanguage }) {
  const [reference, setReference] = useState('');
  useEffect(() => {
    const gone = sessionStorage.getItem(key);
    if (gone === null) return;
    sessionStorage.removeItem(key);
    setReference(gone);
  }, []);
  return (
    <p role="alert" className="desk__gone">
      {reference && words[language](reference)}
    </p>
  );
}
