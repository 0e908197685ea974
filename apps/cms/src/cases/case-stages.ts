import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import { caseForms, stagesOf } from '@insurer/contract/forms/forms.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import type { CaseKind } from './case-kinds.ts';
import { endsWithoutAnswer, type Outcome } from './case-outcomes.ts';

export type ReachedStage = { name: CaseStage; at: string };

/**
 * The stages reached so far, with the times at which they were. Who reaches one has passed those before it; going back takes
 * later ones away. A stage that is none of its kind changes nothing, and one that a case may go past is reached by itself alone.
 *
 * @param now when a stage that is new was reached
 */
export function reachedStages(
  kind: CaseKind,
  before: readonly ReachedStage[],
  stage: CaseStage | null | undefined,
  now: string,
): ReachedStage[] {
  const names = stagesOf(kind);
  const last = stage && names.includes(stage) ? stage : before.at(-1)?.name;
  const reached = Math.max(0, names.indexOf(last ?? 'received'));
  const passable = caseForms[kind].passableStages ?? [];
  return names.slice(0, reached + 1).flatMap((name, index) => {
    const known = before.find((one) => one.name === name);
    return known ?? (index < reached && passable.includes(name) ? [] : { name, at: now });
  });
}

/** Whether a stage says that somebody works on the case: one behind the first of its kind. */
export function isBehindFirst(kind: CaseKind, stage: CaseStage | null | undefined): boolean {
  return stagesOf(kind).indexOf(stage ?? 'received') > 0;
}

const decisions: readonly CaseStage[] = ['decided', 'answered'];

/** Whether a stage says that its sender knows how the case ends: the decision of its kind, and what comes behind it. */
export function isDecided(kind: CaseKind, stage: CaseStage | null | undefined): stage is CaseStage {
  const names = stagesOf(kind);
  const decision = names.findIndex((name) => decisions.includes(name));
  return decision >= 0 && names.slice(decision).some((name) => name === stage);
}

/** The stage of a case whose decision is looked at anew: the one before it. Undefined where none stands last; what was paid stays so. */
export function stageBeforeDecision(reached: readonly ReachedStage[]): CaseStage | undefined {
  const last = reached.at(-1);
  return last && decisions.includes(last.name) ? reached.at(-2)?.name : undefined;
}

/**
 * The stage that a case comes to by how it ends: its decision, unless it was only closed, and nobody is owed an answer. The team moves it
 * on by itself where it says more.
 */
export function stageOfEnd(kind: CaseKind, status: CaseStatus, outcome?: Outcome | null): CaseStage | undefined {
  const isAnswered = outcome ? !endsWithoutAnswer(outcome) : false;
  const isDecided = status === 'resolved' || status === 'rejected' || (status === 'closed' && isAnswered);
  return isDecided ? stagesOf(kind).find((name) => decisions.includes(name)) : undefined;
}
