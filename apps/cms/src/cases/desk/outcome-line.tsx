import type { AdminLanguage } from '../../fields/labels.ts';
import { deskWords as words } from './desk-words.ts';

type OutcomeLineProps = { language: AdminLanguage; text: string; undo: (() => void) | undefined };

/** What became of the last act, and the way back where there is one. */
export function OutcomeLine({ language, text, undo }: OutcomeLineProps) {
  return (
    <div className="desk__said">
      <p role="status">{text}</p>
      {undo && (
        <button type="button" className="desk-link" onClick={undo}>
          {words.undo[language]}
        </button>
      )}
    </div>
  );
}
