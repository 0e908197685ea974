import { type PayloadRequest, ValidationError, type Where } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { ofCase } from '../case-belongings.ts';
import { type CaseCollection, type CaseKind, needsAnswer } from '../case-kinds.ts';
import { type Outcome, withoutAnswer } from '../case-outcomes.ts';
import type { StoredCase } from '../case-to-wire.ts';

const sayOutcome = label('Say how the case ends.', 'حدّد كيف انتهى الطلب.');
const answerFirst = label(
  'A complaint is closed after an answer to the customer: answer first.',
  'لا تُغلق الشكوى قبل الرد على العميل: أرسل الرد أولًا.',
);

/**
 * What somebody who closes a case must have done; the service's own work is not held up.
 * @throws ValidationError at the field that is missing
 */
export async function requireEnd(
  req: PayloadRequest,
  collection: CaseCollection,
  kind: CaseKind,
  { id, outcome, history }: StoredCase & { outcome?: Outcome | null },
  isNoted: boolean,
): Promise<void> {
  if (!req.user) return;
  const fault = (path: string, words: Label) =>
    new ValidationError({ collection, errors: [{ path, message: inLanguageOf(req, words) }] }, req.t);
  if (!outcome) throw fault('outcome', sayOutcome);
  if (!needsAnswer(kind) || withoutAnswer.includes(outcome) || isNoted) return;
  if (history?.some(({ note, noteAr }) => note || noteAr)) return;
  const answers: Where = { and: [ofCase(collection, id), { from: { equals: 'company' } }] };
  if ((await req.payload.db.count({ collection: 'case-messages', where: answers, req })).totalDocs === 0) {
    throw fault('status', answerFirst);
  }
}

const sayReason = label('Say why the date moves.', 'اذكر سبب تغيير الموعد.');

/**
 * Who moved a deadline, from when to when and why, stays in the notes of the case.
 * @throws ValidationError where a person gives no reason
 */
export function dueNote(req: PayloadRequest, data: Due, before: Due): string | undefined {
  const [was, is] = [before.dueAt, data.dueAt === undefined ? before.dueAt : data.dueAt].map((moment) =>
    moment ? new Date(moment).toISOString() : '',
  );
  if (was === is || !req.user) return undefined;
  const reason = typed(data.dueReason);
  if (!reason) {
    const errors = [{ path: 'dueReason', message: inLanguageOf(req, sayReason) }];
    throw new ValidationError({ errors }, req.t);
  }
  return `Answer due · موعد الرد: ${dayAndTime(was)} → ${dayAndTime(is)}. ${reason}`;
}

type Due = { dueAt?: string | null; dueReason?: string | null };

/** A moment in Riyadh such as `2026-11-29 16:00`, which reads the same in both languages. */
function dayAndTime(moment: string | undefined): string {
  if (!moment) return '–';
  return `\u2066${new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short', timeStyle: 'short' })}\u2069`;
}

/** What was typed into a field, if anything. */
export function typed(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
