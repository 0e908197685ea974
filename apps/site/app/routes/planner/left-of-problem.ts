import { checkAnswer } from '@insurer/contract/rates/check-answer.ts';
import { checkVisit, visitFields } from '#app/visit-plan/check-visit.ts';
import { fieldOf } from '../quote/quote-data.ts';
import type { PlannerData, PlannerProblem } from './planner-data.ts';

/** What of a problem is not put right yet in the form as it stands; undefined where all of it is. */
export function leftOfProblem(
  problem: PlannerProblem,
  form: HTMLFormElement,
  { bounds, rates }: PlannerData,
): PlannerProblem | undefined {
  const values = new FormData(form);
  const { problems: now = {} } = checkVisit(
    Object.fromEntries(visitFields.map((name) => [name, values.get(name)])),
    bounds,
  );
  const wrongFields = visitFields.filter((name) => problem.problems[name]);
  const problems = Object.fromEntries(wrongFields.flatMap((name) => (now[name] ? [[name, now[name]]] : [])));
  const asked = rates?.questions.filter(({ name }) => problem.answerProblems[name]) ?? [];
  const answerProblems = Object.fromEntries(
    asked.flatMap((question) => {
      const { problem: wrong } = checkAnswer(question, values.get(fieldOf(question)));
      return wrong && wrong !== 'missing' ? [[question.name, wrong]] : [];
    }),
  );
  const isLeft = Object.keys({ ...problems, ...answerProblems }).length > 0;
  return isLeft ? { ...problem, problems, answerProblems } : undefined;
}
