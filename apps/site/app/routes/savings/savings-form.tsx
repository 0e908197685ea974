import type { FormEvent, ReactNode, Ref } from 'react';
import { Form } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { FieldFrame } from '#app/forms/field-frame.tsx';
import { labelled } from '#app/forms/labelled.ts';
import { numberInput } from '#app/forms/number-input.ts';
import { boundsIn, type FigureName, figureNames, type TypedFigures } from '#app/savings/check-figures.ts';
import { fill } from '#app/texts/fill.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { forgets, type SavingsData, type SavingsProblem, savingsPath, type TypedSavings } from './savings-data.ts';

type FormProps = {
  savings: SavingsData;
  /** What the fields began with. */
  typed: TypedSavings;
  problem: SavingsProblem | undefined;
  onChange: (form: HTMLFormElement) => void;
  summary: Ref<HTMLDivElement>;
};

/** The three figures. */
export function SavingsForm({ savings, typed, problem, onChange, summary }: FormProps): ReactNode {
  const view = useApplicationView();
  const { savings: words } = view.texts;
  const here = localPath(savingsPath, view.language);
  const messages = messagesOf(savings, problem, view);
  const entries = figureNames.flatMap((name) => {
    const message = messages[name];
    return message ? [{ name, href: `#${figureId(name)}`, text: labelled(words.labels[name], message) }] : [];
  });
  const isAnswered = figureNames.some((name) => savings.typed[name]);
  return (
    <section className="request-form__card" aria-labelledby="figures-title">
      <h2 id="figures-title">{words.formTitle}</h2>
      <ErrorSummary entries={entries} level={3} element={summary} view={view} />
      <Form
        className="request-form__fields"
        method="post"
        action={`${here}#form`}
        aria-labelledby="figures-title"
        onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => onChange(currentTarget)}
        data-unstored={problem && ''}
        noValidate
      >
        {figureNames.map((name) => (
          <Figure
            key={name}
            name={name}
            value={typed[name]}
            message={messages[name]}
            year={savings.thisYear}
            view={view}
          />
        ))}
        <div className="request-form__actions">
          <button type="submit" className="button button--action">
            {words.submit}
          </button>
        </div>
        {isAnswered && (
          <button type="submit" name={savesForLater} value="1" className="text-button">
            {view.texts.forms.saveForLater}
          </button>
        )}
      </Form>
      {isAnswered && (
        <form method="post" action={here} aria-label={words.forget}>
          <button type="submit" name={forgets} value="1" className="text-button">
            {words.forget}
          </button>
        </form>
      )}
    </section>
  );
}

type FigureProps = {
  name: FigureName;
  value: string | undefined;
  message: string | undefined;
  year: number;
  view: View;
};

function Figure({ name, value, message, year, view }: FigureProps): ReactNode {
  const { savings: words } = view.texts;
  return (
    <FieldFrame
      {...{ name, message, view }}
      id={figureId(name)}
      label={words.labels[name]}
      hint={fill(words.hints[name], boundsOf(name, year))}
      width="short"
      required
    >
      {(control) => <input {...control} className="form-field__control" {...numberInput} defaultValue={value} />}
    </FieldFrame>
  );
}

type Messages = Partial<Record<FigureName, string>>;

const figureId = (name: FigureName): string => `figure-${name}`;

function boundsOf(name: FigureName, thisYear: number, typed?: TypedFigures): { least: string; most: string } {
  const grouped = (bound: number) => (name === 'year' ? String(bound) : bound.toLocaleString('en'));
  const [least, most] = boundsIn(thisYear, typed)[name];
  return { least: grouped(least), most: grouped(most) };
}

function messagesOf({ thisYear }: SavingsData, problem: SavingsProblem | undefined, view: View): Messages {
  const { savings: words } = view.texts;
  const wrong = figureNames.flatMap((name) => {
    const kind = problem?.problems[name];
    if (!kind) return [];
    return [
      [name, kind === 'missing' ? words.missing[name] : fill(words.outside, boundsOf(name, thisYear, problem?.typed))],
    ];
  });
  return Object.fromEntries(wrong);
}
