import { fill } from '#app/texts/fill.ts';
import type { View } from '#app/view.ts';
import type { VisitField } from '#app/visit-plan/check-visit.ts';
import type { PlannerData, PlannerProblem } from './planner-data.ts';

/** What is wrong with a field, its bounds named. */
export function messageOf(
  name: VisitField,
  { bounds }: PlannerData,
  problem: PlannerProblem | undefined,
  { texts }: View,
): string | undefined {
  const wrong = problem?.problems[name];
  return wrong && fill(texts.planner.problems[wrong], { longest: bounds.longest, least: name === 'spent' ? 0 : 1 });
}
