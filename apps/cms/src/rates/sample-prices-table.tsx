import type { AdminLanguage } from '../fields/labels.ts';
import type { SamplePrice, SamplePrices } from './sample-prices.ts';
import { riyalsOf, sampleWords as words } from './sample-prices-words.ts';

type SamplePricesTableProps = Pick<SamplePrices, 'plans' | 'rows'> & { language: AdminLanguage };

/** A row for each sample visitor, a column for each plan. */
export function SamplePricesTable({ plans, rows, language }: SamplePricesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="sample-prices__scroll" aria-label={words.title[language]} tabIndex={0}>
      <table className="sample-prices__table">
        <caption>
          <strong>{words.title[language]}</strong> <span>{words.about[language]}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.visitor[language]}</th>
            {plans.map(({ name, label }) => (
              <th key={name} scope="col">
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, prices }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two visitors may be called the same
            <tr key={at}>
              <th scope="row">
                <bdi>{label || words.unnamed[language]}</bdi>
              </th>
              {prices.map((price) => (
                <td key={price.plan}>
                  <PriceBesideToday {...price} language={language} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PriceBesideToday({ total, today, language }: SamplePrice & { language: AdminLanguage }) {
  return (
    <>
      <strong>{total === undefined ? words.noPrice[language] : <bdi dir="ltr">{riyalsOf(total)}</bdi>}</strong>
      <span>
        {today === undefined ? words.notToday[language] : `${words.today[language]}: `}
        {today === undefined ? null : <bdi dir="ltr">{riyalsOf(today)}</bdi>}
      </span>
      {today === undefined || total === undefined ? null : (
        <span>
          {words.difference[language]}: <bdi dir="ltr">{riyalsOf(total - today, true)}</bdi>
        </span>
      )}
    </>
  );
}
