import type { ReactNode, Ref } from 'react';
import { labelled } from '#app/forms/labelled.ts';
import { Icon } from '#app/ui/icon.tsx';
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

/** What is wrong, in one place on top, with links to the fields. Without scripts the answer's address leads here. */
export function ProblemSummary({ planner, problem, element, view }: SummaryProps): ReactNode {
  if (!problem) return null;
  const lines = [
    ...visitFields.map((name) => ({
      id: plannerId(name),
      // What is missing is named by its message.
      label: problem.problems[name]?.endsWith('Missing') ? '' : view.texts.planner.labels[name],
      message: messageOf(name, planner, problem, view),
    })),
    ...(planner.rates?.questions ?? []).map((question) => {
      const wrong = problem.answerProblems[question.name];
      const message = wrong && problemText(question, wrong, view.texts);
      return { id: controlId(question), label: question.label.text, message };
    }),
  ];
  return (
    // It gets the focus, which reads it: what is put right afterwards changes it without a word in between.
    <div className="error-summary" id="form" role="alert" aria-live="off" tabIndex={-1} ref={element}>
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <h3 className="error-summary__title">{view.texts.forms.problemTitle}</h3>
        <ul className="error-summary__list">
          {lines.map(
            ({ id, label, message }) =>
              message && (
                <li key={id}>
                  <a href={`#${id}`}>{label ? labelled(label, message) : message}</a>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  );
}
