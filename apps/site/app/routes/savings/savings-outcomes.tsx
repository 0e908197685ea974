import type { ReactNode } from 'react';
import { useApplicationView } from '#app/application/use-application-view.ts';
import type { Figures } from '#app/savings/check-figures.ts';
import { type Outcome, type SavingsAssumptions, savingsOf } from '#app/savings/outcomes.ts';
import { fill } from '#app/texts/fill.ts';
import { isolate } from '#app/texts/isolate.ts';
import { listed } from '#app/texts/listed.ts';
import { countText } from '#app/texts/plural.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import type { View } from '#app/view.ts';

const riyals = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Three outcomes of the figures, what was paid in, and what is counted by. */
export function SavingsOutcomes({
  figures,
  assumptions,
}: {
  figures: Figures;
  assumptions: SavingsAssumptions;
}): ReactNode {
  const view = useApplicationView();
  const { savings: words } = view.texts;
  const { age, year, monthly, years } = figures;
  const { paidIn, outcomes } = savingsOf(monthly, years, assumptions);
  return (
    <section className="savings__result" id="outcomes" aria-labelledby="outcomes-title">
      <h2 id="outcomes-title" tabIndex={-1} data-arrival="">
        {words.resultTitle}
      </h2>
      <p className="savings__note">{words.illustration}</p>
      <p>{fill(countText(words.when, years, view), { year, age: age + years })}</p>
      <dl className="savings__outcomes">
        <div className="savings__outcome savings__outcome--paid">
          <dt>{words.paidIn}</dt>
          <dd>
            <bdi className="savings__amount">{moneyOf(paidIn, view)}</bdi>
          </dd>
        </div>
        {outcomes.map((outcome) => (
          <div key={outcome.market} className="savings__outcome">
            <dt>{words.markets[outcome.market]}</dt>
            <dd>
              <bdi className="savings__amount">{moneyOf(outcome.amount, view)}</bdi>
              <span className="muted">{differenceOf(outcome, view)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={screenLink('/get-a-quote')} view={view}>
        {words.adviser}
      </ButtonLink>
      <HowWeCount assumptions={assumptions} view={view} />
    </section>
  );
}

/** The outcomes in words, for voices. */
export function outcomesInWords({ monthly, years }: Figures, assumptions: SavingsAssumptions, view: View): string {
  const { savings: words } = view.texts;
  const { outcomes } = savingsOf(monthly, years, assumptions);
  const said = outcomes.map(({ market, amount }) => `${words.markets[market]}: ${moneyOf(amount, view)}`);
  return fill(words.updated, { outcomes: listed(said, view.language) });
}

function HowWeCount({
  assumptions: { growth, setUp },
  view,
}: {
  assumptions: SavingsAssumptions;
  view: View;
}): ReactNode {
  const { savings: words } = view.texts;
  // The sign of per cent belongs to its number: outside, Arabic lines put it on the other side of the minus.
  const percent = (share: number) => isolate(`${percents.format(share * 100).replace('-', '−')}%`);
  const values = {
    poor: percent(growth.poor),
    average: percent(growth.average),
    good: percent(growth.good),
    setUp: percent(setUp),
  };
  return (
    <div className="savings__how">
      <h3>{words.howTitle}</h3>
      <ul>
        {words.how.map((line) => (
          <li key={line}>{fill(line, values)}</li>
        ))}
      </ul>
    </div>
  );
}

function moneyOf(amount: number, { texts: { savings } }: View): string {
  return fill(savings.money, { amount: riyals.format(amount) });
}

function differenceOf({ difference }: Outcome, view: View): string {
  const { savings: words } = view.texts;
  if (difference === 0) return words.same;
  const amount = moneyOf(Math.abs(difference), view);
  return fill(difference > 0 ? words.more : words.less, { amount });
}
