import { type AdminLanguage, type Label, label } from '../fields/labels.ts';
import { type Noted, noteBeside } from './note-beside.ts';

/** Context key: what was done to many cases is undone. A day then leads back, whatever day that was. */
export const takesBack = 'takes-back';

/** What is said of a change that was taken back before its customer was told: beside an entry of the history, by its moment. */
export const takenBack = label('Taken back, the customer was told nothing', 'أُلغي قبل إبلاغ العميل بشيء');
const noteBegins = `\u2066${takenBack.en}: `;

/** The note of it, which each language reads in its own direction. */
export function takenBackNote(was: Label, is: Label): string {
  return `${noteBegins}${was.en} → ${is.en}\u2069 · \u2067${takenBack.ar}: ${was.ar} ← ${is.ar}\u2069`;
}

/** What such a note says in one language; undefined of any other note. */
export function takenBackIn(language: AdminLanguage, note: string): string | undefined {
  const [, en, ar] = /^\u2066(.*)\u2069 · \u2067(.*)\u2069$/s.exec(note.startsWith(noteBegins) ? note : '') ?? [];
  return { en, ar }[language];
}

type Entry = { at: string };

/** Whether an entry of the history took the one before it back. */
export function isTakingBack(entry: Entry, notes: Noted): boolean {
  return noteBeside(entry, notes, noteBegins) !== undefined;
}

/** What of a history is told outside of the team: without what was taken back, as if it had never been. */
export function visibleHistory<One extends Entry>(history: readonly One[] | null | undefined, notes: Noted): One[] {
  const entries = history ?? [];
  return entries.filter((entry, place) => {
    const next = entries[place + 1];
    return !isTakingBack(entry, notes) && !(next && isTakingBack(next, notes));
  });
}
