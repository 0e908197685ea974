import type { AdminLanguage, Label } from '../../fields/labels.ts';
import { outcomeLabels } from '../case-outcomes.ts';
import { caseStatusLabels } from '../case-status.ts';
import { escalationLabels } from '../escalation.ts';
import { pauseLabels } from '../pause-labels.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { takenBackIn } from '../taken-back.ts';
import { movedIn } from './moved-note.ts';

/** Notes that say when an answer was due, and is. */
const movedNotes: readonly Label[] = [serviceNotes.dueMoved, serviceNotes.timeRuns, serviceNotes.reopened];
const begins: readonly Label[] = Object.values(serviceNotes);
const ofTeams = [outcomeLabels, caseStatusLabels, pauseLabels].flatMap(({ care, people }) => [care, people]);
/** What a note of the service says behind its beginning. */
const said: readonly Label[] = [escalationLabels, ...ofTeams].flatMap((words): Label[] => Object.values(words));

/** A note of a case in one language, where the service wrote it in both; what a colleague wrote stays as it is. */
export function noteIn(language: AdminLanguage, note: string): string {
  const begin = begins.find((one) => note.startsWith(inBoth(one)));
  if (!begin) return takenBackIn(language, note) ?? note;
  const rest = note.slice(inBoth(begin).length);
  const words = said.find((one) => rest.startsWith(`: ${inBoth(one)}`));
  // Behind the others stand words of people.
  if (movedNotes.includes(begin)) return begin[language] + movedIn(language, rest);
  return begin[language] + (words ? rest.replace(inBoth(words), () => words[language]) : rest);
}
