import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { Payload } from 'payload';
import { caseCollections } from './case-kinds.ts';
import { type ReachedStage, stageBeforeDecision } from './case-stages.ts';
import { closedStatuses, isClosed } from './case-status.ts';

type Entry = { status: CaseStatus; at: string };
type Row = { id: number; stages?: ReachedStage[] | null; history?: Entry[] | null; updatedAt: string };

const decisions = ['decided', 'answered'] satisfies CaseStage[];

/**
 * Takes the decision from cases that an earlier version closed and opened again: it left them at it, so that the team and the customer read
 * "Decided" of what is looked at anew. What was decided since then stays, and so do the times of all other stages.
 */
export async function settleOldStages(payload: Payload): Promise<void> {
  for (const collection of caseCollections) {
    const where = { stage: { in: decisions }, status: { not_in: closedStatuses } };
    const select = { stages: true, history: true, updatedAt: true } as const;
    const { docs } = await payload.db.find<Row>({ collection, where, select, pagination: false });
    for (const { id, stages, history, updatedAt } of docs) {
      const reached = stages ?? [];
      const stage = stageBeforeDecision(reached);
      if (!stage || !isOpenedAgainSince(reached.at(-1)?.at, history ?? [])) continue;
      // Their last change stays where it was: retention may count from it.
      const data = { stage, stages: reached.slice(0, -1), updatedAt };
      await payload.db.updateOne({ collection, where: { id: { equals: id } }, data, options: { atomic: true } });
    }
  }
}

function isOpenedAgainSince(moment: string | undefined, history: readonly Entry[]): boolean {
  return history.some(({ status, at }, index) => {
    const before = history[index - 1];
    return before && isClosed(before.status) && !isClosed(status) && new Date(at) > new Date(moment ?? 0);
  });
}
