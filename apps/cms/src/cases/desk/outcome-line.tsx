import { useEffect, useRef } from 'react';
import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';

type OutcomeLineProps = { language: AdminLanguage; text: string; undo: (() => void) | undefined };

/** What became of the last act, and the way back where there is one. */
export function OutcomeLine({ language, text, undo }: OutcomeLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const before = useRef(text);
  // The button of the act goes with the rows that were chosen: by keyboard one goes on here, at the way back.
  useEffect(() => {
    if (text && text !== before.current) line.current?.focus({ preventScroll: true });
    before.current = text;
  }, [text]);
  return (
    <div className="desk__said" ref={line} tabIndex={-1}>
      <p role="status">{text}</p>
      {undo && (
        <button type="button" className="desk-link" onClick={undo}>
          {words.undo[language]}
        </button>
      )}
    </div>
  );
}
