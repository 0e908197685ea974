import { textIn } from '@insurer/contract/changed-texts.ts';
import { type PauseReason, pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';
import type { PayloadRequest } from 'payload';
import { storedTexts } from '../../texts/stored-texts.ts';
import { readCaseHandling } from '../case-handling.ts';
import type { Team } from '../case-kinds.ts';
import { isPaused } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { pauseLabels } from '../pause-labels.ts';
import { inBoth, serviceNotes } from '../service-notes.ts';
import { deadlines } from './closing-and-deadlines.ts';
import { type CustomerChange, withSentence } from './customer-change.ts';
import { movedText } from './moved-note.ts';
import { type Clock, resumed, stopped } from './paused-clock.ts';

/** A case's clock behind a save, and what the team's notes say of it. */
type ClockAfter = Required<Clock> & { isNewlyStopped: boolean; note: string | undefined };

/** The clock of a case behind a save: it stands still while the case waits for its customer. A day that was set holds. */
export async function clockAfter(
  req: PayloadRequest,
  team: Team,
  data: Partial<StoredCase>,
  before: StoredCase,
  now: string,
): Promise<ClockAfter> {
  const [was, set] = deadlines(data, before);
  const clock = { dueAt: set || null, pausedAt: before.pausedAt, pausedDays: before.pausedDays };
  const reason = data.pauseReason === undefined ? before.pauseReason : data.pauseReason;
  if (isPaused(data.status ?? before.status)) {
    const isNewlyStopped = !isPaused(before.status);
    const after = stopped(clock, reason, now);
    return { ...after, isNewlyStopped, note: isNewlyStopped ? stopNote(team, after.pauseReason) : undefined };
  }
  if (!before.pausedAt) return { ...resumed(clock, now, []), isNewlyStopped: false, note: undefined };
  const { holidays } = await readCaseHandling(req.payload, req);
  const after = resumed(clock, now, holidays);
  const dueAt = was === set ? after.dueAt : clock.dueAt;
  return { ...after, dueAt, isNewlyStopped: false, note: runsAgainNote(was, dueAt, was !== set) };
}

/** As the case stores it. */
export function clockFieldsOf({ dueAt, pausedAt, pauseReason, pausedDays }: ClockAfter): Required<Clock> {
  return { dueAt, pausedAt, pauseReason, pausedDays };
}

function stopNote(team: Team, reason: PauseReason | null): string {
  const words = reason && pauseLabels[team][reason];
  return inBoth(serviceNotes.timeStops) + (words ? `: ${inBoth(words)}` : '');
}

/** A day that somebody set with the save has a note of its own. */
function runsAgainNote(before: string, dueAt: string | null, isDaySet: boolean): string {
  if (!dueAt || isDaySet) return inBoth(serviceNotes.timeRuns);
  if (before === dueAt) return inBoth(serviceNotes.timeRunsAsBefore);
  return `${inBoth(serviceNotes.timeRuns)}: ${movedText(before, dueAt)}`;
}

/** What the customer reads beside the status when the clock stops: what was written, and why it stands still. */
export async function withPause(
  req: PayloadRequest,
  written: CustomerChange,
  reason: PauseReason | null,
): Promise<CustomerChange> {
  // What is none of the reasons is refused by the field itself, which is asked after this.
  if (!reason || !Object.hasOwn(pauseTexts, reason)) return written;
  const changedTexts = await storedTexts(req);
  return withSentence(written, (language) =>
    textIn(`case-pauses.${reason}`, pauseTexts[reason], { language, changedTexts }),
  );
}
