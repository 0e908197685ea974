import type { Rates } from '@insurer/contract/rates/rates.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';
import type { VisitCost } from '#app/visit-plan/visit-costs.ts';
import { Money } from '../quote/money.tsx';
import { percentOf } from '../quote/quote-words.ts';
import { WithVersion } from '../quote/with-version.tsx';

type CostsProps = { rates: Rates; validFrom: string | undefined; costs: VisitCost[] | undefined; view: View };

/** What cover costs in each plan, with VAT, and from which rates. */
export function PlanCosts({ rates, validFrom, costs, view }: CostsProps): ReactNode {
  const { planner: words, quote } = view.texts;
  // Who has a policy for the whole visit buys nothing.
  if (costs?.length === 0) return null;
  return (
    <div className="planner__costs">
      <h3>{words.costsTitle}</h3>
      {costs ? (
        <>
          {costs.map((cost) => (
            <Cost key={cost.part} {...cost} view={view} />
          ))}
          <p className="planner__rates">
            {fill(words.costsNote, { percent: percentOf(rates.vat) })}{' '}
            {validFrom && fill(quote.validFrom, { date: validFrom })}{' '}
            {rates.version && <WithVersion sentence={quote.version} version={rates.version} />}
          </p>
        </>
      ) : (
        <p>{words.costsMissing}</p>
      )}
    </div>
  );
}

const partWords = { stay: 'costStay', stayAhead: 'costStayAhead', gap: 'costGap', gapAhead: 'costGapAhead' } as const;

type CostProps = VisitCost & { view: View };

function Cost({ part, days, prices, view }: CostProps): ReactNode {
  const { planner: words } = view.texts;
  return (
    <div>
      <h4 className="planner__part">{countText(words[partWords[part]], days, view)}</h4>
      {prices.length === 0 ? (
        <p>{words.costsNone}</p>
      ) : (
        <dl>
          {prices.map(({ plan, premium }) => (
            <div key={plan.name} className="planner__price">
              <dt>
                <LocalizedText of={plan.label} view={view} />
              </dt>
              <dd>
                <Money halalas={premium.total} view={view} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
