import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CaseKind } from '../case-kinds.ts';
import type { Outcome } from '../case-outcomes.ts';
import { type ReachedStage, reachedStages, stageBeforeDecision, stageOfEnd } from '../case-stages.ts';
import { isClosed } from '../case-status.ts';
import type { StoredCase } from '../case-to-wire.ts';

/** How a case ends, where it does. */
type Ending = { status: CaseStatus; outcome?: Outcome | null };

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
