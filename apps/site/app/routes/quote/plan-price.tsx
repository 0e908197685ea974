import type { Premium } from '@insurer/contract/rates/premium.ts';
import type { Answers, Plan, Question, Rates } from '@insurer/contract/rates/rates.ts';
import type { ReactNode } from 'react';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';
import { includedIn } from './included.ts';
import { Money } from './money.tsx';
import { begunName } from './quote-data.ts';
import { amountOf, percentOf } from './quote-words.ts';

type PlanProps = {
  plan: Plan;
  premium: Premium | undefined;
  rates: Rates;
  answers: Answers;
  isChosen: boolean;
  /** When the quote was begun. */
  since: number | undefined;
  /** Where this plan is bought, when there is such a place. */
  buyAt: string | undefined;
};

/** One plan: its name and price on top, the way on, what it includes, and what makes the price. */
export function PlanPrice({ plan, premium, rates, answers, isChosen, since, buyAt }: PlanProps): ReactNode {
  const view = useApplicationView();
  const { quote: words } = view.texts;
  const titleId = `plan-${plan.name}`;
  const begun = since === undefined ? '' : `&${begunName}=${since}`;
  const callMe = `/get-a-quote?quote=${rates.product}${begun}&plan=${encodeURIComponent(plan.name)}`;
  return (
    <section className="quote__plan" aria-labelledby={titleId}>
      <h2 id={titleId} className="quote__plan-name">
        <LocalizedText of={plan.label} view={view} />
        {isChosen && <span className="quote__chosen">{words.chosenPlan}</span>}
      </h2>
      {premium ? (
        <p className="quote__price">
          <span className="quote__amount">
            <Money halalas={premium.total} view={view} />
          </span>
          <span className="quote__vat">{fill(words.withVat, { percent: percentOf(rates.vat) })}</span>
        </p>
      ) : (
        <p className="quote__price">{words.noPrice}</p>
      )}
      <div className="quote__ways">
        {buyAt && (
          <a className="button button--action" href={buyAt} rel="noopener">
            <span aria-hidden="true">{words.buyOnline}</span>
            <span className="visually-hidden">{fill(words.goOnWith, { plan: plan.label.text })}</span>
          </a>
        )}
        <a className={`button button--${buyAt ? 'quiet' : 'action'}`} href={localPath(callMe, view.language)}>
          <span aria-hidden="true">{words.callMe}</span>
          <span className="visually-hidden">{fill(words.callMeAbout, { plan: plan.label.text })}</span>
        </a>
      </div>
      <Includes plan={plan} rates={rates} view={view} />
      {premium && <Breakdown premium={premium} rates={rates} answers={answers} view={view} />}
    </section>
  );
}

/** What any plan includes, in one order for all: what this one lacks is said, too. */
function Includes({ plan, rates, view }: { plan: Plan; rates: Rates; view: View }): ReactNode {
  const { quote: words } = view.texts;
  const rows = includedIn(plan, rates.plans);
  if (rows.length === 0) return null;
  return (
    <ul className="quote__includes" aria-label={fill(words.includes, { plan: plan.label.text })}>
      {rows.map(({ label, isIncluded }) => (
        <li key={label.text} className={isIncluded ? undefined : 'quote__missing'}>
          {isIncluded ? <Icon name="check" /> : <span aria-hidden="true">—</span>}
          <span>
            <LocalizedText of={label} view={view} />
            {!isIncluded && <span className="visually-hidden"> ({words.notIncluded})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type BreakdownProps = { premium: Premium; rates: Rates; answers: Answers; view: View };

function Breakdown({ premium, rates, answers, view }: BreakdownProps): ReactNode {
  const { quote: words } = view.texts;
  const vat = fill(words.vat, { percent: percentOf(rates.vat) });
  // A question may move the price twice, so its place is its name.
  const moves = premium.steps.map((step, id) => ({ ...step, id }));
  return (
    <details className="quote__moved">
      <summary>
        <span>{words.movedBy}</span>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        <Line label={words.basePrice} halalas={premium.base} />
        {moves.map(({ id, question, change }) => (
          <Line
            key={id}
            label={<Answered rates={rates} name={question} answers={answers} view={view} />}
            halalas={change}
            signed
          />
        ))}
        {premium.minimum > 0 && <Line label={words.leastPremium} halalas={premium.minimum} signed />}
        <Line label={words.premium} halalas={premium.net} />
        <Line label={vat} halalas={premium.vat} signed />
        <Line label={words.total} halalas={premium.total} />
      </dl>
    </details>
  );
}

function Line({ label, halalas, signed }: { label: ReactNode; halalas: number; signed?: boolean }): ReactNode {
  const sign = signed ? (halalas < 0 ? '−' : '+') : '';
  return (
    <div className="quote__line">
      <dt>{label}</dt>
      <dd>
        <bdi className="number">{`${sign}${amountOf(signed ? Math.abs(halalas) : halalas)}`}</bdi>
      </dd>
    </div>
  );
}

function Answered({ rates, name, answers, view }: { rates: Rates; name: string; answers: Answers; view: View }) {
  const question = rates.questions.find((asked) => asked.name === name);
  if (!question) return null;
  return (
    <>
      <LocalizedText of={question.label} view={view} />{' '}
      <strong>{answerText(question, answers[name] ?? '', view)}</strong>
    </>
  );
}

function answerText(question: Question, answer: string, view: View): ReactNode {
  const { yes, no } = view.texts.quote;
  if (question.kind === 'yesno') return answer === 'yes' ? yes : no;
  if (question.kind !== 'choice') return <bdi className="number">{answer}</bdi>;
  const label = question.choices.find(({ value }) => value === answer)?.label;
  return label && <LocalizedText of={label} view={view} />;
}
