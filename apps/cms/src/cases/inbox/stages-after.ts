import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CaseKind } from '../case-kinds.ts';
import type { Outcome } from '../case-outcomes.ts';
import { isBehindFirst, type ReachedStage, reachedStages, stageBeforeDecision, stageOfEnd } from '../case-stages.ts';
import { isClosed } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';

/** How a case ends, where it does. */
type Ending = { status: CaseStatus; outcome?: Outcome | null };

/**
 * The status of a case behind a save. Who notes how far it has come works on it: "Received" beside that would say to its sender
 * that nobody does. Where the stage is taken back, so is the work that began with it.
 *
 * @param isUndone whether what was done to many cases is taken back
 */
export function statusBy(
  kind: CaseKind,
  before: StoredCase & { stage?: CaseStage | null },
  { status = before.status, stage }: Partial<{ status: CaseStatus; stage: CaseStage | null }>,
  isUndone: boolean,
): CaseStatus {
  if (!stage || stage === before.stage) return status;
  if (isUndone && isBegunByStage(before)) return 'received';
  return isBehindFirst(kind, stage) && status === 'received' ? 'in-review' : status;
}

/** Whether work on a case began with the stage that it has reached, and nothing else became of it since. */
function isBegunByStage({ history, stages }: StoredCase): boolean {
  const [before, last] = history?.slice(-2) ?? [];
  const reached = stages?.at(-1);
  if (!last || !reached || before?.status !== 'received' || last.status !== 'in-review') return false;
  return Date.parse(last.at) === Date.parse(reached.at);
}

/** Where a change of its status puts a case by itself: its end is the decision, and that is an earlier one once it is open again. */
export function stageBy(
  kind: CaseKind,
  before: StoredCase & { outcome?: Outcome | null },
  { status, outcome }: Ending,
): CaseStage | undefined {
  const reached = before.stages ?? [];
  const [was, decision] = [stageOfEnd(kind, before.status, before.outcome), stageOfEnd(kind, status, outcome)];
  // Who was paid before the case is closed has been paid behind it.
  if (decision) return decision === was || reached.some(({ name }) => name === decision) ? undefined : decision;
  const isOpenAgain = isClosed(before.status) && !isClosed(status);
  // An outcome that is put right later says how the case ended, too.
  return was || isOpenAgain ? stageBeforeDecision(reached) : undefined;
}

/** What was reached before, a case's first stage at its beginning, and what is reached now. */
export function stagesWith(
  kind: CaseKind,
  before: StoredCase,
  stage: CaseStage | undefined,
  at: string,
): ReachedStage[] {
  const created = new Date(before.createdAt).toISOString();
  const known = reachedStages(kind, before.stages ?? [], undefined, created);
  return stage ? reachedStages(kind, known, stage, at) : known;
}
