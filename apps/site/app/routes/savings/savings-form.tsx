import type { FormEvent, ReactNode, Ref } from 'react';
import { Form } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { boundsIn, type FigureName, figureNames, type TypedFigures } from '#app/savings/check-figures.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
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
  const isAnswered = figureNames.some((name) => savings.typed[name]);
  return (
    <section className="request-form__card" aria-labelledby="figures-title">
      <h2 id="figures-title">{words.formTitle}</h2>
      {problem && <Summary messages={messages} element={summary} view={view} />}
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
  const id = figureId(name);
  return (
    <div className="form-field" data-length="short">
      <label className="form-field__label" htmlFor={id}>
        {words.labels[name]}
      </label>
      <p className="form-field__hint" id={`${id}-hint`}>
        {fill(words.hints[name], boundsOf(name, year))}
      </p>
      <input
        id={id}
        name={name}
        className="form-field__control"
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        aria-describedby={[`${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')}
        aria-invalid={message !== undefined}
        aria-required
      />
      {message && (
        <p className="form-field__error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

type Messages = Partial<Record<FigureName, string>>;

/** What is wrong, in one place on top. Without scripts the answer's address leads here. */
function Summary({
  messages,
  element,
  view,
}: {
  messages: Messages;
  element: Ref<HTMLDivElement>;
  view: View;
}): ReactNode {
  const { forms, savings: words } = view.texts;
  return (
    <div className="error-summary" id="form" role="alert" tabIndex={-1} ref={element}>
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <h3 className="error-summary__title">{forms.problemTitle}</h3>
        <ul className="error-summary__list">
          {figureNames.flatMap((name) =>
            messages[name] === undefined
              ? []
              : [
                  <li key={name}>
                    <a href={`#${figureId(name)}`}>{`${words.labels[name]}: ${messages[name]}`}</a>
                  </li>,
                ],
          )}
        </ul>
      </div>
    </div>
  );
}

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
