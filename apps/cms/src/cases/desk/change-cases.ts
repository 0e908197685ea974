import { type CaseStage, caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { stagesOf } from '@insurer/contract/forms/forms.ts';
import { type CaseStatus, caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import type { PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { refusal } from '../../refusal.ts';
import { rowNumber } from '../../row-number.ts';
import { isReason } from '../../says-something.ts';
import { type CaseKind, caseCollections, kindOf } from '../case-kinds.ts';
import { closedStatuses, isOpen, openStatuses } from '../case-status.ts';
import { dayOffFor } from '../inbox/day-off.ts';
import { holdsNews } from '../mail/held-news.ts';
import { takesBack as takesBackKey } from '../taken-back.ts';
import type { Changed } from './change-all.ts';
import { eachCase } from './each-case.ts';
import { inboxesOf } from './list-cases.ts';
import { maxAtOnce } from './most-at-once.ts';
import { isSaved, seenAs } from './save-one.ts';

const stage = v.picklist(Object.keys(caseStageTexts) as CaseStage[]);
const status = v.picklist(Object.keys(caseStatusTexts) as CaseStatus[]);
const moment = v.pipe(v.string(), v.isoTimestamp());

/** One case that changes: what its changer saw there, and what is to be there. */
function casesOf<From extends v.GenericSchema, To extends v.GenericSchema>(from: From, to: To) {
  const one = v.object({ collection: v.picklist(caseCollections), id: rowNumber, from, to });
  return v.pipe(v.array(one), v.minLength(1), v.maxLength(maxAtOnce));
}

/** What many cases change at once: work on them begins, a stage is reached, or their day moves, which needs a reason. */
export const changesSchema = v.variant('field', [
  v.object({ field: v.literal('status'), cases: casesOf(status, v.picklist(openStatuses)) }),
  v.object({ field: v.literal('stage'), cases: casesOf(v.nullable(stage), stage) }),
  v.object({
    field: v.literal('dueAt'),
    cases: casesOf(v.nullable(moment), v.nullable(moment)),
    reason: v.pipe(v.string(), v.trim(), v.check(isReason), v.maxLength(500)),
  }),
]);
export type CaseChanges = v.InferOutput<typeof changesSchema>;
type DayChanges = Extract<CaseChanges, { field: 'dueAt' }>;
type Changes = CaseChanges & { takesBack: boolean };
export type CaseChange = CaseChanges['cases'][number];

/**
 * Changes one field of many cases, each by the rules of its own form and with the entry that it gets there. What has another
 * value by now than its changer saw, is closed, waits or is further already, or somebody works on, stays as it is: nothing that a
 * colleague did meanwhile is undone. The mails of it wait, so that it can be taken back before anybody is written to.
 *
 * @param takesBack whether what the same person did last is undone: then a stage may be an earlier one, and a day one on which nobody works
 * @returns those that changed, the other way round: setting them back is the same act
 * @throws APIError 422 where a day is chosen on which nobody works or that is over, before anything is changed
 */
export async function changeCases(
  req: PayloadRequest,
  changes: CaseChanges,
  takesBack: boolean,
): Promise<Changed<CaseChange>> {
  const inboxes = inboxesOf(req);
  req.context[holdsNews] = true;
  req.context[takesBackKey] = takesBack;
  if (changes.field === 'dueAt' && !takesBack) await refuseDaysOff(req, changes);
  return eachCase<CaseChange>(req, changes.cases, async (one) =>
    inboxes.includes(one.collection) ? change(req, { ...changes, takesBack }, one) : undefined,
  );
}

/** It is said once, of all of them: a case that its own rules keep as it is does not say why. */
async function refuseDaysOff(req: PayloadRequest, { cases }: DayChanges): Promise<void> {
  for (const day of new Set(cases.map(({ to }) => to))) {
    const words = await dayOffFor(req, day);
    if (words) throw refusal(inLanguageOf(req, words), 422);
  }
}

async function change(req: PayloadRequest, changes: Changes, one: CaseChange): Promise<CaseChange | undefined> {
  const { collection, id, from, to } = one;
  const open: Where = { status: { not_in: [...closedStatuses] } };
  const stored = await seenAs(req, one, { and: [open, has(changes.field, from)] });
  if (!stored || from === to) return undefined;
  const back = wayBack(changes, kindOf(collection, stored), one);
  if (back === undefined) return undefined;
  const reason = changes.field === 'dueAt' ? { dueReason: changes.reason } : {};
  const isChanged = await isSaved(req, one, { [changes.field]: to, ...reason });
  return isChanged ? ({ collection, id, from: to, to: back } as CaseChange) : undefined;
}

function has(field: CaseChanges['field'], value: string | null): Where {
  return { [field]: value === null ? { exists: false } : { equals: value } };
}

/** What leads back; undefined where this change is none for such a case. */
function wayBack(changes: Changes, kind: CaseKind, { from, to }: CaseChange): CaseChange['from'] | undefined {
  if (changes.field === 'status') return isOpen(from) ? from : undefined;
  if (changes.field === 'dueAt') return from;
  const names: readonly string[] = stagesOf(kind);
  // A case that has none yet is at the first of its kind.
  const before = from ?? names[0];
  if (before === undefined || before === to || to === null || !names.includes(to)) return undefined;
  const isFurther = names.indexOf(before) > names.indexOf(to);
  return isFurther && !changes.takesBack ? undefined : (before as CaseStage);
}
