import type { ReactNode, Ref } from 'react';
import { SummaryFrame } from '#app/application/summary-frame.tsx';
import { labelled } from '#app/forms/labelled.ts';
import type { View } from '#app/view.ts';
import { visitFields } from '#app/visit-plan/check-visit.ts';
import { controlId } from '../quote/question-field.tsx';
import { problemText } from '../quote/quote-words.ts';
import type { PlannerData, PlannerProblem } from './planner-data.ts';
import { plannerId } from './planner-field.tsx';
import { messageOf } from './problem-words.ts';

type SummaryProps = {
  planner: PlannerData;
  problem: PlannerProblem | undefined;
  element: Ref<HTMLDivElement>;
  view: View;
};

/** What is wrong, with links to the fields. */
export function ProblemSummary({ planner, problem, element, view }: SummaryProps): ReactNode {
  if (!problem) return null;
  const lines = [
    ...visitFields.map((name) => ({
      id: plannerId(name),
      label: view.texts.planner.labels[name],
      message: messageOf(name, planner, problem, view),
      // What is missing is named by its message.
      named: problem.problems[name]?.endsWith('Missing') === false,
    })),
    ...(planner.rates?.questions ?? []).map((question) => {
      const wrong = problem.answerProblems[question.name];
      const message = wrong && problemText(question, wrong, view.texts);
      return { id: controlId(question), label: question.label.text, message, named: true };
    }),
  ].filter(({ message }) => message !== undefined);
  return (
    <SummaryFrame title={view.texts.forms.problemTitle} element={element}>
      <ul className="error-summary__list">
        {lines.map(({ id, label, message, named }) => (
          <li key={id}>
            <a href={`#${id}`}>{named ? labelled(label, message ?? '') : message}</a>
          </li>
        ))}
      </ul>
    </SummaryFrame>
  );
}
