import type { FormEvent, ReactNode, Ref } from 'react';
import { Form, useNavigation } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import type { VisitField } from '#app/visit-plan/check-visit.ts';
import { isAnsweredByVisit } from '#app/visit-plan/visit-costs.ts';
import { QuestionField } from '../quote/question-field.tsx';
import { fieldOf } from '../quote/quote-data.ts';
import { problemText } from '../quote/quote-words.ts';
import { forgets, type PlannerData, type PlannerProblem, plannerPath } from './planner-data.ts';
import { DateField, DaysField, KindField } from './planner-field.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { messageOf } from './problem-words.ts';

type FormProps = {
  planner: PlannerData;
  /** What the fields began with. */
  typed: Readonly<Record<string, string>>;
  problem: PlannerProblem | undefined;
  onChange: (form: HTMLFormElement, isTyping: boolean) => void;
  summary: Ref<HTMLDivElement>;
};

/** What the visitor knows: of the visa, the visit and the policy, and what a price needs beside it. */
export function PlannerForm({ planner, typed, problem, onChange, summary }: FormProps): ReactNode {
  const view = useApplicationView();
  const { planner: words } = view.texts;
  const here = localPath(plannerPath, view.language);
  const changed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    onChange(currentTarget, (target as HTMLInputElement).type === 'text');
  const field = (name: VisitField) => ({
    name,
    value: typed[name],
    message: messageOf(name, planner, problem, view),
    view,
  });
  return (
    <section className="request-form__card planner__form" aria-labelledby="planner-form-title">
      <h2 id="planner-form-title">{words.formTitle}</h2>
      <ProblemSummary planner={planner} problem={problem} element={summary} view={view} />
      <Form
        className="request-form__fields"
        method="post"
        action={`${here}#form`}
        aria-labelledby="planner-form-title"
        onChange={changed}
        data-unstored={problem && ''}
        noValidate
      >
        <KindField {...field('kind')} />
        <div className="planner__spent">
          <DaysField {...field('spent')} optional />
        </div>
        <DateField {...field('entry')} />
        <DaysField {...field('stay')} />
        <DateField {...field('visaEnds')} optional />
        <DateField {...field('leaves')} optional />
        <DaysField {...field('cover')} optional />
        <CostFields planner={planner} problem={problem} typed={typed} view={view} />
        <div className="request-form__actions">
          <Submit label={planner.shown ? words.update : words.submit} />
        </div>
        {planner.shown && (
          <button type="submit" name={savesForLater} value="1" className="text-button">
            {view.texts.forms.saveForLater}
          </button>
        )}
      </Form>
      {planner.shown && (
        <form method="post" action={here} aria-label={words.forget}>
          <button type="submit" name={forgets} value="1" className="text-button">
            {words.forget}
          </button>
        </form>
      )}
    </section>
  );
}

function Submit({ label }: { label: string }): ReactNode {
  const isSending = useNavigation().state === 'submitting';
  return (
    <button type="submit" className="button button--action" aria-busy={isSending}>
      {label}
    </button>
  );
}

type CostFieldsProps = Pick<FormProps, 'planner' | 'problem' | 'typed'> & { view: View };

/** What the rate table asks beside the visit. */
function CostFields({ planner, problem, typed, view }: CostFieldsProps): ReactNode {
  const { planner: words } = view.texts;
  const asked = planner.rates?.questions.filter((question) => !isAnsweredByVisit(question)) ?? [];
  if (asked.length === 0) return null;
  return (
    <div className="planner__cost-fields">
      <fieldset className="planner__group">
        <legend className="planner__legend">{words.costFields}</legend>
        <p className="form-field__hint">{words.costFieldsHint}</p>
        {asked.map((question) => {
          const wrong = problem?.answerProblems[question.name];
          return (
            <QuestionField
              key={question.name}
              question={question}
              value={typed[fieldOf(question)]}
              message={wrong && problemText(question, wrong, view.texts)}
              view={view}
              optional
            />
          );
        })}
      </fieldset>
    </div>
  );
}
