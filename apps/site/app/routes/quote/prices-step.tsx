import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import { premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Plan, Rates } from '@insurer/contract/rates/rates.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { PlanPrice } from './plan-price.tsx';
import { QuestionField } from './question-field.tsx';
import { fieldOf, handOverAddress, handOverStep, type QuoteData, type StepProblem, stepQuery } from './quote-data.ts';
import { moneyOf, problemText } from './quote-words.ts';
import { RatesNote } from './rates-note.tsx';

const pauseMs = 400;
const answersForm = 'quote-answers';
const againQuery = ({ plan }: QuoteData) => `?step=again${plan ? `&plan=${encodeURIComponent(plan)}` : ''}`;

/** Every plan with this visitor's price, and the answers beside them: what is changed there shows at once. */
export function PricesStep({ quote, problem }: { quote: QuoteData; problem: StepProblem | undefined }): ReactNode {
  const view = useApplicationView();
  const { quote: words } = view.texts;
  const { rates, product } = quote;
  const { answers, onChange } = useAnswers(quote);
  const prices = rates.plans.map((plan) => ({ plan, premium: premiumOf(plan, rates, answers) }));
  const spoken = useChanged(
    prices.flatMap(({ plan, premium }) => (premium ? `${plan.label.text} ${moneyOf(premium.total, view.texts)}` : [])),
  );
  return (
    <>
      <h1 className="page-heading" tabIndex={-1} data-arrival="">
        {fill(words.pricesTitle, { product: product.text })}
      </h1>
      <RatesNote quote={quote} />
      <p className="visually-hidden" role="status">
        {spoken && fill(words.updated, { prices: spoken })}
      </p>
      <div className="quote__plans">
        {prices.map(({ plan, premium }) => (
          <PlanPrice
            key={plan.name}
            plan={plan}
            premium={premium}
            rates={rates}
            answers={answers}
            isChosen={plan.name === quote.plan}
            buyAt={buyAt(quote, plan)}
          />
        ))}
      </div>
      <p>
        <button type="submit" form={answersForm} name={savesForLater} value="1" className="button button--quiet">
          <Icon name="mail" />
          <span>{words.save}</span>
        </button>
      </p>
      <section className="request-form__card quote__answers">
        <h2>{words.yourAnswers}</h2>
        <p>{words.changeIntro}</p>
        <Form
          id={answersForm}
          className="request-form__fields quote__fields"
          method="post"
          action={stepQuery('prices', quote.plan)}
          onChange={onChange}
          noValidate
        >
          <AnswerFields rates={rates} answers={quote.answers} problem={problem} view={view} />
          <div className="request-form__actions">
            <button type="submit" className="button button--quiet">
              {words.update}
            </button>
          </div>
        </Form>
        <Form method="post" action={againQuery(quote)}>
          <button type="submit" className="text-button">
            {words.startAgain}
          </button>
        </Form>
      </section>
    </>
  );
}

type AnswerFieldsProps = { rates: Rates; answers: Answers; problem: StepProblem | undefined; view: View };

function AnswerFields({ rates, answers, problem, view }: AnswerFieldsProps): ReactNode {
  return rates.questions.map((question) => {
    const wrong = problem?.problems[question.name];
    return (
      <QuestionField
        key={question.name}
        question={question}
        value={problem?.typed[question.name] ?? answers[question.name]}
        message={wrong && problemText(question, wrong, view.texts)}
        view={view}
      />
    );
  });
}

/** With a key the site sends the visitor on itself, with what only the sales system can read. */
function buyAt({ rates, sealsHandOver }: QuoteData, plan: Plan): string | undefined {
  return sealsHandOver ? stepQuery(handOverStep, plan.name) : handOverAddress(rates, plan);
}

/** The answers as they stand in the fields, as long as each holds; this browser keeps them at once, or when typing pauses. */
function useAnswers({ rates, answers: kept, plan }: QuoteData) {
  const [answers, setAnswers] = useState(kept);
  const { submit } = useFetcher();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    const given = Object.fromEntries(rates.questions.map((question) => [question.name, form.get(fieldOf(question))]));
    const valid = validAnswers(rates.questions, given);
    if (Object.keys(valid).length < rates.questions.length) return;
    setAnswers(valid);
    form.set(keepsPage, '1');
    clearTimeout(pause.current);
    const keep = () => void submit(form, { method: 'post', action: stepQuery('prices', plan) });
    if (target instanceof HTMLInputElement && target.type === 'text') pause.current = setTimeout(keep, pauseMs);
    else keep();
  };
  return { answers, onChange };
}

/** The prices in words once they are other ones than at first, for voices. */
function useChanged(prices: string[]): string | undefined {
  const text = prices.join('; ');
  const first = useRef(text);
  return text === first.current ? undefined : text;
}
