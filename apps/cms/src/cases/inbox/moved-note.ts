import type { AdminLanguage } from '../../fields/labels.ts';
import { promisedDayText, shortMomentText, sortableMoment } from '../../fields/moment-text.ts';
import { type Noted, noteBeside } from '../note-beside.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';

/** How the note begins with which a colleague who moves a deadline leaves it: the figures find the day promised first behind it. */
export const movedNote = `${inBoth(serviceNotes.dueMoved)}: `;

const none = '–';
const minute = String.raw`(\d{4}-\d{2}-\d{2} \d{2}:\d{2}|${none})`;
const moved = new RegExp(`^: \u2066?${minute} → ${minute}\u2069?`);

/** Two moments of a deadline, as a note keeps them: one run from left to right, in Riyadh's calendar and clock. */
export function movedText(was: string | null, is: string | null): string {
  return `\u2066${dayAndTime(was)} → ${dayAndTime(is)}\u2069`;
}

/** The same in words, as they are read in one language: what stands behind the beginning of a note. */
export function movedIn(language: AdminLanguage, rest: string): string {
  const say = (kept: string) => (kept === none ? none : `\u2068${shortMomentText(inRiyadh(kept), language)}\u2069`);
  const arrow = { en: '→', ar: '←' }[language];
  return rest.replace(moved, (_, was: string, is: string) => `: ${say(was)} ${arrow} ${say(is)}`);
}

type Entry = { at: string; note?: string | null; noteAr?: string | null };

/** Whether an entry of the history says no more than that the day moved, as the service writes it: that answers nobody. */
export function saysDayAlone(entry: Entry, notes: Noted): boolean {
  const { note, noteAr } = entry;
  const kept = noteBeside(entry, notes, movedNote);
  const day = moved.exec(kept?.slice(movedNote.length - ': '.length) ?? '')?.[2];
  if (!day || day === none) return false;
  // What a colleague wrote with it stands in a paragraph before it.
  const isAlone = (text: string | null | undefined, language: AdminLanguage) =>
    Boolean(text && !text.includes('\n\n') && text.includes(promisedDayText(inRiyadh(day), language)));
  return isAlone(note, 'en') && isAlone(noteAr, 'ar');
}

function inRiyadh(kept: string): string {
  return `${kept.replace(' ', 'T')}+03:00`;
}

/** Such as `2026-11-29 16:00`. */
function dayAndTime(moment: string | null): string {
  return moment ? sortableMoment(moment).slice(0, 'YYYY-MM-DD HH:MM'.length) : none;
}
