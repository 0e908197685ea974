import type { Question } from '@insurer/contract/rates/rates.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { labelled } from '#app/forms/labelled.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { AskForOffer } from './ask-for-offer.tsx';
import { checkTyped } from './check-typed.ts';
import { QuestionField } from './question-field.tsx';
import { fieldOf, type QuoteData, type StepProblem, type StepProblems, stepQuery } from './quote-data.ts';
import { problemText } from './quote-words.ts';

type StepProps = { quote: QuoteData; number: number } & StepProblems;

/** One question on its own screen; Back keeps what was answered, and what is wrong with it is said until it is put right. */
export function QuestionStep({ quote, number, problem, left, correct }: StepProps): ReactNode {
  const view = useApplicationView();
  const { quote: words } = view.texts;
  const { questions } = quote.rates;
  const form = useRef<HTMLFormElement>(null);
  const question = questions[number - 1];
  // What came back wrong is put right where it was typed.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const sending = useNavigation().state === 'submitting';
  if (!question) return null;
  const wrong = left?.problems[question.name];
  const isAnswered = questions.every(({ name }) => quote.answers[name] !== undefined);
  return (
    <div className="quote__step">
      <p className="quote__back">
        <Link className="text-link" to={number > 1 ? stepQuery(number - 1, quote) : `.${stepQuery('start', quote)}`}>
          <Icon name="chevron-start" flip />
          <span>{words.back}</span>
        </Link>
      </p>
      <p className="steps__progress">{fill(words.progress, { number, count: questions.length })}</p>
      <progress className="steps__bar" aria-hidden="true" value={number} max={questions.length} />
      {quote.unkept && (
        <p className="steps__unkept" role="status">
          {words.unkept}
        </p>
      )}
      {number === 1 && quote.others.length > 0 && <Others quote={quote} view={view} />}
      <Form
        ref={form}
        className="request-form__fields"
        method="post"
        action={stepQuery(number, quote)}
        onChange={({ currentTarget }) => problem && correct(leftOf(problem, question, currentTarget))}
        data-unstored={problem && ''}
        noValidate
      >
        <QuestionField
          question={question}
          value={problem?.typed[question.name] ?? quote.answers[question.name]}
          message={wrong && problemText(question, wrong, view.texts)}
          view={view}
          heading
        />
        <AskForOffer problems={left?.problems ?? {}} product={quote.rates.product} view={view} />
        <div className="request-form__actions">
          <button type="submit" className="button button--action" aria-busy={sending}>
            {number === questions.length ? words.toPrices : words.next}
          </button>
          {isAnswered && number < questions.length && (
            <Link className="text-link" to={stepQuery('prices', quote)}>
              {words.toPrices}
            </Link>
          )}
        </div>
        {number > 1 && (
          <button type="submit" name={savesForLater} value="1" className="text-button">
            {view.texts.forms.saveForLater}
          </button>
        )}
      </Form>
    </div>
  );
}

/** Quotes that were begun in this browser, in another window or another day: what is answered here does not touch them. */
function Others({ quote: { others, plan }, view }: { quote: QuoteData; view: View }): ReactNode {
  const { quote: words } = view.texts;
  return (
    <div className="quote__others">
      <p>{words.othersBegun}</p>
      <ul>
        {others.map(({ since, resumeAt, title }) => (
          <li key={since}>
            <Link className="text-link" to={stepQuery(resumeAt, { since, plan })}>
              {title ? labelled(words.goOn, title) : words.goOn}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the answer as it stands in the form; undefined where it holds. */
function leftOf(problem: StepProblem, question: Question, form: HTMLFormElement): StepProblem | undefined {
  const { problem: wrong } = checkTyped(question, new FormData(form).get(fieldOf(question)));
  return wrong && { ...problem, problems: { [question.name]: wrong } };
}
