import type { CaseStage } from '@insurer/contract/forms/case-stages.ts';
import { caseForms, stagesOf } from '@insurer/contract/forms/forms.ts';
import type { CaseKind } from './case-kinds.ts';

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

const decisions: readonly CaseStage[] = ['decided', 'answered'];

/** The stage of a case whose decision is looked at anew: the one before it. Undefined where none stands last; what was paid stays so. */
export function stageBeforeDecision(reached: readonly ReachedStage[]): CaseStage | undefined {
  const last = reached.at(-1);
  return last && decisions.includes(last.name) ? reached.at(-2)?.name : undefined;
}

/** The stage at which a case stands by a status alone: the team moves it on by itself where it says more. */
export function stageOfStatus(kind: CaseKind, status: string): CaseStage | undefined {
  const names = stagesOf(kind);
  if (status === 'resolved' || status === 'rejected') return names.find((name) => decisions.includes(name));
  return undefined;
}
