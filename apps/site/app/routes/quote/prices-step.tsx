import { type Premium, premiumOf } from '@insurer/contract/rates/premium.ts';
import type { Answers, Plan, Rates } from '@insurer/contract/rates/rates.ts';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { savesForLater } from '#app/application/saved-answers.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { listed } from '#app/texts/listed.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';
import { AskForOffer } from './ask-for-offer.tsx';
import { Money } from './money.tsx';
import { PlanPrice } from './plan-price.tsx';
import { QuestionField } from './question-field.tsx';
import {
  handOverAddress,
  handOverStep,
  type QuoteData,
  type StepProblem,
  type StepProblems,
  stepQuery,
} from './quote-data.ts';
import { moneyOf, problemText } from './quote-words.ts';
import { RatesNote } from './rates-note.tsx';
import { useChangedAnswers } from './use-changed-answers.ts';

const answersForm = 'quote-answers';

/** Every plan with this visitor's price, and the answers beside them: what is changed there shows at once. */
export function PricesStep({ quote, ...told }: { quote: QuoteData } & StepProblems): ReactNode {
  const view = useApplicationView();
  const { quote: words } = view.texts;
  const { rates, product } = quote;
  const { answers, problems, form, onChange } = useChangedAnswers(quote, told);
  const prices = rates.plans.map((plan) => ({ plan, premium: premiumOf(plan, rates, answers) }));
  const spoken = useChanged(
    listed(
      prices.flatMap(({ plan, premium }) =>
        premium ? `${plan.label.text} ${moneyOf(premium.total, view.texts)}` : [],
      ),
      view.language,
    ),
  );
  // What stands in the fields has no price: the one before is struck out where it stands, and nothing moves.
  const outdated = Object.keys(problems).length > 0 ? '' : undefined;
  return (
    <>
      <h1 className="page-heading" tabIndex={-1} data-arrival="">
        {fill(words.pricesTitle, { product: product.text })}
      </h1>
      <RatesNote quote={quote} />
      <p className="visually-hidden" role="status">
        {outdated === undefined ? spoken && fill(words.updated, { prices: spoken }) : words.outdated}
      </p>
      <div className="quote__plans" data-outdated={outdated}>
        {prices.map(({ plan, premium }) => (
          <PlanPrice
            key={plan.name}
            plan={plan}
            premium={premium}
            rates={rates}
            answers={answers}
            isChosen={plan.name === quote.plan}
            since={quote.since}
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
        <h2 id="quote-answers-title">{words.yourAnswers}</h2>
        <p>{words.changeIntro}</p>
        <Form
          ref={form}
          id={answersForm}
          className="request-form__fields quote__fields"
          method="post"
          action={stepQuery('prices', quote)}
          aria-labelledby="quote-answers-title"
          onChange={onChange}
          noValidate
        >
          <AnswerFields {...{ rates, problems, view }} answers={{ ...quote.answers, ...told.problem?.typed }} />
          <AskForOffer problems={problems} product={rates.product} view={view} />
          <div className="request-form__actions">
            <button type="submit" className="button button--quiet">
              {words.update}
            </button>
          </div>
        </Form>
        <Form method="post" action={stepQuery('again', quote)} aria-label={words.startAgain}>
          <button type="submit" className="text-button">
            {words.startAgain}
          </button>
        </Form>
        <PricesNow prices={prices} outdated={outdated} view={view} />
      </section>
    </>
  );
}

type AnswerFieldsProps = { rates: Rates; answers: Answers; problems: StepProblem['problems']; view: View };

function AnswerFields({ rates, answers, problems, view }: AnswerFieldsProps): ReactNode {
  return rates.questions.map((question) => {
    const wrong = problems[question.name];
    return (
      <QuestionField
        key={question.name}
        question={question}
        value={answers[question.name]}
        message={wrong && problemText(question, wrong, view.texts)}
        view={view}
      />
    );
  });
}

/** With a key the site sends the visitor on itself, with what only the sales system can read. */
function buyAt({ rates, sealsHandOver, since }: QuoteData, plan: Plan): string | undefined {
  return sealsHandOver ? stepQuery(handOverStep, { plan: plan.name, since }) : handOverAddress(rates, plan);
}

type Prices = { plan: Plan; premium: Premium | undefined }[];

/** The same prices once more, in sight while an answer is changed: voices are told of the change in one sentence. */
function PricesNow({ prices, outdated, view }: { prices: Prices; outdated?: ''; view: View }): ReactNode {
  return (
    <ul className="quote__now" aria-hidden="true" data-outdated={outdated}>
      {prices.flatMap(({ plan, premium }) =>
        premium
          ? [
              <li key={plan.name}>
                <LocalizedText of={plan.label} view={view} />
                <strong>
                  <Money halalas={premium.total} view={view} />
                </strong>
              </li>,
            ]
          : [],
      )}
    </ul>
  );
}

/** The prices in words once they are other ones than at first, for voices. */
function useChanged(text: string): string | undefined {
  const first = useRef(text);
  return text === first.current ? undefined : text;
}
