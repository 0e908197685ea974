import type { ReactNode, Ref } from 'react';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { labelled } from '#app/forms/labelled.ts';
import type { View } from '#app/view.ts';
import { visitFields } from '#app/visit-plan/check-visit.ts';
import { controlId } from '../quote/question-field.tsx';
import { fieldOf } from '../quote/quote-data.ts';
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

/** What is wrong with the visit, and with what a price needs beside it. */
export function ProblemSummary({ planner, problem, element, view }: SummaryProps): ReactNode {
  const fields = visitFields.flatMap((name) => {
    const message = messageOf(name, planner, problem, view);
    if (!message) return [];
    // What is missing is named by its message.
    const isNamed = problem?.problems[name]?.endsWith('Missing');
    const text = isNamed ? message : labelled(view.texts.planner.labels[name], message);
    return [{ name, href: `#${plannerId(name)}`, text }];
  });
  const questions = (planner.rates?.questions ?? []).flatMap((question) => {
    const wrong = problem?.answerProblems[question.name];
    if (!wrong) return [];
    const text = labelled(question.label.text, problemText(question, wrong, view.texts));
    return [{ name: fieldOf(question), href: `#${controlId(question)}`, text }];
  });
  return <ErrorSummary entries={[...fields, ...questions]} level={3} element={element} view={view} />;
}
