import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest } from 'payload';
import type { Answered } from '../answered.ts';
import { readCaseHandling } from '../case-handling.ts';
import type { CaseKind, Team } from '../case-kinds.ts';
import { type Outcome, outcomeLabels } from '../case-outcomes.ts';
import { caseStatusLabels, isClosed } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { addWorkingDays } from '../intake/working-days.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { deadlines } from './closing-and-deadlines.ts';
import { movedText } from './moved-note.ts';

type Ended = { status: CaseStatus; outcome?: Outcome | null };
type Reopened = { dueAt: string; note: string };

/**
 * The day of the answer of a case that was answered and that a save opens again: as many working days from now as a new case has,
 * since the day of the first answer is over or nearly so. A day that was set with the save holds, and so does one that is later;
 * what was closed without an answer is owed one by the day that was promised.
 *
 * @param now the moment in ISO form
 * @returns undefined where the save opens nothing again, or a colleague sets a day
 */
export async function dueAnew(
  req: PayloadRequest,
  kind: CaseKind,
  data: Partial<StoredCase>,
  before: StoredCase & Answered,
  now: string,
): Promise<Reopened | undefined> {
  const [was, set] = deadlines(data, before);
  if (!isOpenedAgain(data, before)) return undefined;
  // Of a day that a colleague sets, a note of its own tells; the customer's message sets one by itself.
  if (was !== set) return set && !req.user ? { dueAt: set, note: reopenedNote(was, set) } : undefined;
  if (!before.answeredAt) return undefined;
  const { dueDays, holidays } = await readCaseHandling(req.payload, req);
  const dueAt = addWorkingDays(new Date(now), dueDays[kind], holidays).toISOString();
  if (dueAt <= was) return undefined;
  return { dueAt, note: reopenedNote(was, dueAt) };
}

function reopenedNote(was: string, is: string): string {
  return `${inBoth(serviceNotes.reopened)}: ${movedText(was, is)}`;
}

/** How a case had ended that a save opens again: it is an earlier end now, and the fields of it are emptied. */
export function earlierEndNote(team: Team, data: Partial<Ended>, before: Ended): string | undefined {
  if (!isOpenedAgain(data, before)) return undefined;
  const { outcome, status } = before;
  const end = outcome ? outcomeLabels[team][outcome] : caseStatusLabels[team][status];
  return `${inBoth(serviceNotes.earlierEnd)}: ${inBoth(end)}`;
}

function isOpenedAgain(data: Partial<Ended>, before: Ended): boolean {
  return isClosed(before.status) && !isClosed(data.status ?? before.status);
}
