import type { ReactNode } from 'react';
import type { SavedAnswers } from '#app/application/saved-answers.ts';
import { longDate } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { Table } from '#app/ui/table.tsx';
import type { View } from '#app/view.ts';
import { Money } from '../quote/money.tsx';
import { WithVersion } from '../quote/with-version.tsx';
import type { ComparedPlan, ComparedQuote } from './compared-quote.ts';

type SavedPricesProps = { quote: ComparedQuote; saved: SavedAnswers; isNew: boolean; view: View };

/** The prices as they were saved, with what they were computed from; today's beside them where they are others. */
export function SavedPrices({ quote, saved, isNew, view }: SavedPricesProps): ReactNode {
  const { saved: words, quote: quoteWords } = view.texts;
  return (
    <>
      {quote.plans.length > 0 && saved.of === 'quote' && (
        <section className="saved__part" aria-labelledby="saved-prices-title">
          <h2 id="saved-prices-title">{words.pricesCaption}</h2>
          <p>{quoteWords.indicative}</p>
          <p>
            <Basis sentence={words.basis} of={saved} view={view} />
          </p>
          <PriceTable quote={quote} view={view} />
          {!isNew && <ChangeNote quote={quote} view={view} />}
        </section>
      )}
      <section className="saved__part" aria-labelledby="saved-answers-title">
        <h2 id="saved-answers-title">{quoteWords.yourAnswers}</h2>
        <dl className="saved__answers">
          {quote.answers.map(({ name, question, answer }) => (
            <div key={name}>
              <dt>
                <LocalizedText of={question} view={view} />
              </dt>
              <dd>
                <bdi>
                  <LocalizedText of={answer} view={view} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function PriceTable({ quote: { plans, change }, view }: Omit<SavedPricesProps, 'saved' | 'isNew'>): ReactNode {
  const { saved: words } = view.texts;
  const isCompared = change === 'changed';
  return (
    <Table
      className="saved__prices"
      headings={[words.plan, words.whenSaved, ...(isCompared ? [words.today] : [])]}
      rows={plans.map((plan) => ({
        key: plan.name,
        heading: <LocalizedText of={plan.label} view={view} />,
        cells: [
          <Price key="before" halalas={plan.before} view={view} />,
          ...(isCompared ? [<Today key="today" plan={plan} view={view} />] : []),
        ],
      }))}
    />
  );
}

function Today({ plan, view }: { plan: ComparedPlan; view: View }): ReactNode {
  return plan.isOffered ? <Price halalas={plan.today} view={view} /> : view.texts.saved.notOffered;
}

function Price({ halalas, view }: { halalas: number | undefined; view: View }): ReactNode {
  return halalas === undefined ? '—' : <Money halalas={halalas} view={view} />;
}

function ChangeNote({ quote, view }: Omit<SavedPricesProps, 'saved' | 'isNew'>): ReactNode {
  const { saved: words } = view.texts;
  switch (quote.change) {
    case 'same':
      return <p>{words.isSame}</p>;
    case 'changed':
      return (
        <p>
          <Basis sentence={words.hasChanged} of={quote} view={view} />
        </p>
      );
    case 'asks-more':
      return <p>{words.answersChanged}</p>;
    case 'unknown':
      return null;
  }
}

type BasisProps = { sentence: string; of: { version?: string; validFrom?: string }; view: View };

function Basis({ sentence, of: { version, validFrom }, view }: BasisProps): ReactNode {
  const date = (validFrom && longDate(validFrom, view.language)) ?? '–';
  return <WithVersion sentence={fill(sentence, { date })} version={version} />;
}
