import { caseRulesOf } from '@insurer/contract/forms/forms.ts';
import { type PayloadRequest, ValidationError, type Where } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { refusal } from '../../refusal.ts';
import { ofCase } from '../case-belongings.ts';
import { type CaseCollection, type CaseKind, kindOf, type Team, teamOf } from '../case-kinds.ts';
import { type Outcome, withoutAnswer } from '../case-outcomes.ts';
import { isClosed, isPaused } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { ruledFields } from './ruled-fields.ts';

const sayOutcome = label('Say how the case ends.', 'حدّد كيف انتهى الطلب.');
const answerFirst = label(
  'A complaint is closed after an answer to the customer, and one that was opened again after a new one: answer first.',
  'لا تُغلق الشكوى قبل الرد على العميل، وإن أُعيد فتحها فبعد رد جديد: أرسل الرد أولًا.',
);

/** A rule that a save breaks, at the field that mends it. */
type Fault = { path: keyof typeof ruledFields; words: Label };

/** What somebody who closes a case must have done and has not; the service's own work is not held up. */
async function missingAtEnd(
  req: PayloadRequest,
  collection: CaseCollection,
  kind: CaseKind,
  { id, outcome, history }: StoredCase & { outcome?: Outcome | null },
  isNoted: boolean,
): Promise<Fault | undefined> {
  if (!req.user) return undefined;
  if (!outcome) return { path: 'outcome', words: sayOutcome };
  if (!caseRulesOf(kind)?.needsAnswer || withoutAnswer.includes(outcome) || isNoted) return undefined;
  const since = openSince(history ?? []);
  // What stands beside a pause asks the customer for something, and answers nothing.
  const answering = history?.filter(({ at, status }) => at > since && !isPaused(status)) ?? [];
  if (answering.some(({ note, noteAr }) => note || noteAr)) return undefined;
  const answers: Where = {
    and: [ofCase(collection, id), { from: { equals: 'company' } }, { createdAt: { greater_than: since } }],
  };
  const { totalDocs } = await req.payload.db.count({ collection: 'case-messages', where: answers, req });
  return totalDocs === 0 ? { path: 'status', words: answerFirst } : undefined;
}

/** When a case was last opened again, as an ISO moment: what was answered before that is no answer to why it is open. */
function openSince(history: NonNullable<StoredCase['history']>): string {
  const reopenings = history.filter(({ status }, index) => !isClosed(status) && isClosed(history[index - 1]?.status));
  return new Date(reopenings.at(-1)?.at ?? 0).toISOString();
}

type Written = Partial<StoredCase> &
  Due & { outcome?: Outcome | null; customerNote?: string | null; customerNoteAr?: string | null };

/** The rule that a save of a case would break, of what must be there before it ends or its deadline moves. */
export async function faultOf(
  req: PayloadRequest,
  collection: CaseCollection,
  stored: StoredCase,
  written: Written,
): Promise<Fault | undefined> {
  const after = { ...stored, ...written, id: stored.id, status: written.status ?? stored.status };
  const isNoted = Boolean(typed(written.customerNote) ?? typed(written.customerNoteAr));
  const isNewlyClosed = isClosed(after.status) && !isClosed(stored.status);
  const missing = isNewlyClosed && (await missingAtEnd(req, collection, kindOf(collection, stored), after, isNoted));
  return missing || missingPauseReason(req, teamOf(collection), after, stored) || missingReason(req, written, stored);
}

/** Refuses a save, at the field and in the language of who saves. @throws ValidationError */
export function refuse(req: PayloadRequest, { path, words }: Fault): never {
  const error = { path, message: inLanguageOf(req, words), label: inLanguageOf(req, ruledFields[path]) };
  throw new ValidationError({ errors: [error] }, req.t);
}

const sayWhatFor: Record<Team, Label> = {
  care: label('Say what the customer is waited for.', 'حدّد ما ننتظره من العميل.'),
  people: label('Say what the applicant is waited for.', 'حدّد ما ننتظره من المتقدم.'),
};

/** Whether a person stops the clock without saying what is waited for. */
function missingPauseReason(req: PayloadRequest, team: Team, after: StoredCase, before: StoredCase): Fault | undefined {
  if (!req.user || after.pauseReason || !isPaused(after.status) || isPaused(before.status)) return undefined;
  return { path: 'pauseReason', words: sayWhatFor[team] };
}

const sayReason = label('Say why the date moves.', 'اذكر سبب تغيير الموعد.');

/** Whether a person moves a deadline without saying why. */
function missingReason(req: PayloadRequest, data: Due, before: Due): Fault | undefined {
  const [was, is] = deadlines(data, before);
  return was === is || !req.user || typed(data.dueReason) ? undefined : { path: 'dueReason', words: sayReason };
}

/** Who moved a deadline, from when to when and why, stays in the notes of the case. */
export function dueNote(req: PayloadRequest, data: Due, before: Due): string | undefined {
  const [was, is] = deadlines(data, before);
  if (was === is || !req.user) return undefined;
  return `Answer due · موعد الرد: ${movedText(was, is)}. ${typed(data.dueReason) ?? ''}`;
}

/** Two moments of a deadline, as a note says them: one run from left to right in either language. */
export function movedText(was: string | null, is: string | null): string {
  return `\u2066${dayAndTime(was)} → ${dayAndTime(is)}\u2069`;
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

/** A moment in Riyadh such as `2026-11-29 16:00`, which reads the same in both languages. */
function dayAndTime(moment: string | null): string {
  if (!moment) return '–';
  const style = { timeZone: 'Asia/Riyadh', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Date(moment).toLocaleString('sv-SE', style);
}

/** What was typed into a field, if anything. */
export function typed(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
