import type { AdminLanguage, Label } from '../../fields/labels.ts';
import { outcomeLabels } from '../case-outcomes.ts';
import { caseStatusLabels } from '../case-status.ts';
import { escalationLabels } from '../escalation.ts';
import { pauseLabels } from '../pause-labels.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { takenBackIn } from '../taken-back.ts';
import { movedIn } from './moved-note.ts';

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
  return begin[language] + movedIn(language, words ? rest.replace(inBoth(words), () => words[language]) : rest);
}
