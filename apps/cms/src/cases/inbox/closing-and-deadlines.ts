import { type PayloadRequest, ValidationError } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { refusal } from '../../refusal.ts';
import { enoughOfReason } from '../../says-something.ts';
import { type CaseCollection, type Team, teamOf } from '../case-kinds.ts';
import { isPaused } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import type { Escalated } from '../escalation.ts';
import { takesBack } from '../taken-back.ts';
import { dayOffFor } from './day-off.ts';
import { type EndedCase, missingAtEnd, missingAtStage, setBackBesideStage, type WrittenEnd } from './ending-rules.ts';
import { escalationFault } from './escalation-rules.ts';
import { movedNote, movedText } from './moved-note.ts';
import { type Fault, ruledFields } from './ruled-fields.ts';
import { isReasonTyped, typed } from './typed.ts';

const sayReason = label(`Say why the date moves, ${enoughOfReason.en}.`, `اذكر سبب تغيير الموعد ${enoughOfReason.ar}.`);
const sayHoldReason = label(`Say why it is held, ${enoughOfReason.en}.`, `اذكر سبب الحجز ${enoughOfReason.ar}.`);
const sayWhatFor: Record<Team, Label> = {
  care: label('Say what the customer is waited for.', 'حدّد ما ننتظره من العميل.'),
  people: label('Say what the applicant is waited for.', 'حدّد ما ننتظره من المتقدم.'),
};

type Stored = EndedCase & Escalated & Hold;
type Written = WrittenEnd & Due & Escalated & Hold;

/** The rule that a save of a case would break, of what must be there before it ends, waits, is held, goes further or its deadline moves. */
export async function faultOf(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: Stored,
  written: Written,
): Promise<Fault | undefined> {
  const after = { ...stored, ...written, id: stored.id, status: written.status ?? stored.status };
  return (
    (await missingAtEnd(req, collection, stored, written)) ??
    (await missingAtStage(req, collection, stored, written)) ??
    setBackBesideStage(req, collection, stored, written) ??
    missingPauseReason(req, teamOf(collection), after, stored) ??
    (await dayOff(req, written, stored)) ??
    missingReason(req, written, stored) ??
    missingHoldReason(after, stored) ??
    escalationFault(req, written, stored)
  );
}

/** Refuses a save, at the field and in the language of who saves. @throws ValidationError */
export function refuse(req: PayloadRequest, { path, words }: Fault): never {
  const error = { path, message: inLanguageOf(req, words), label: inLanguageOf(req, ruledFields[path]) };
  const refused = new ValidationError({ errors: [error] }, req.t);
  // What pops up says it too: the field may stand out of view.
  refused.message = `${error.label}: ${error.message}`;
  throw refused;
}

/** Whether a person stops the clock without saying what is waited for. */
function missingPauseReason(req: PayloadRequest, team: Team, after: StoredCase, before: StoredCase): Fault | undefined {
  if (!req.user || after.pauseReason || !isPaused(after.status) || isPaused(before.status)) return undefined;
  return { path: 'pauseReason', words: sayWhatFor[team] };
}

/** Whether a person moves a deadline to a day on which nobody works, or that is over. */
async function dayOff(req: PayloadRequest, data: Due, before: Due): Promise<Fault | undefined> {
  const [was, is] = deadlines(data, before);
  if (was === is || !req.user || req.context[takesBack]) return undefined;
  const words = await dayOffFor(req, is);
  return words && { path: 'dueAt', words };
}

/** Whether a person moves a deadline without saying why. */
function missingReason(req: PayloadRequest, data: Due, before: Due): Fault | undefined {
  const [was, is] = deadlines(data, before);
  return was === is || !req.user || isReasonTyped(data.dueReason) ? undefined : { path: 'dueReason', words: sayReason };
}

/** Whether a case is held, or held for another reason, without saying why. What an earlier version took stays. */
function missingHoldReason(after: Hold, before: Hold): Fault | undefined {
  const isSame = before.legalHold && (after.legalHoldReason ?? '') === (before.legalHoldReason ?? '');
  if (!after.legalHold || isSame || isReasonTyped(after.legalHoldReason)) return undefined;
  return { path: 'legalHoldReason', words: sayHoldReason };
}

/** Who moved a deadline, from when to when and why, stays in the notes of the case. */
export function dueNote(req: PayloadRequest, data: Due, before: Due): string | undefined {
  const [was, is] = deadlines(data, before);
  if (was === is || !req.user) return undefined;
  return `${movedNote}${movedText(was, is)}. ${typed(data.dueReason) ?? ''}`;
}

/**
 * A deadline before and after a save, as ISO moments; empty where there is none.
 * @throws APIError 400
 */
export function deadlines(data: Due, before: Due): [was: string, is: string] {
  const iso = (moment: string | null | undefined) => (moment ? momentOf(moment).toISOString() : '');
  return [iso(before.dueAt), iso(data.dueAt === undefined ? before.dueAt : data.dueAt)];
}

/** Fields are checked after the hooks that ask for this. */
function momentOf(sent: string): Date {
  const moment = new Date(sent);
  if (Number.isNaN(moment.getTime())) throw refusal('Send a moment such as 2026-11-25T13:00:00Z: dueAt.', 400);
  return moment;
}

type Due = { dueAt?: string | null; dueReason?: string | null };
export type Hold = { legalHold?: boolean | null; legalHoldReason?: string | null };
