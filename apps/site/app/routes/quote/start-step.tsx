import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import { countText } from '#app/texts/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { type QuoteData, stepQuery } from './quote-data.ts';
import { RatesNote } from './rates-note.tsx';

/** What is asked and what comes out, before the first question: the same for everybody. */
export function StartStep({ quote }: { quote: QuoteData }): ReactNode {
  const view = useApplicationView();
  const { quote: words } = view.texts;
  const { questions, plans } = quote.rates;
  return (
    <div className="quote__step">
      <h1 className="page-heading" tabIndex={-1} data-arrival="">
        {fill(words.startTitle, { product: quote.product.text })}
      </h1>
      <p className="lead">{countText(words.startLead, questions.length, view)}</p>
      <p>{words.startPrivacy}</p>
      <p>
        <Link className="button button--action" to={stepQuery(1, quote)}>
          <span>{words.start}</span>
          <Icon name="arrow-end" flip />
        </Link>
      </p>
      <div className="quote__asked">
        <section>
          <h2>{words.whatWeAsk}</h2>
          <ol>
            {questions.map(({ name, label }) => (
              <li key={name}>
                <LocalizedText of={label} view={view} />
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{words.plansTitle}</h2>
          <ul>
            {plans.map(({ name, label }) => (
              <li key={name}>
                <LocalizedText of={label} view={view} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <RatesNote quote={quote} />
    </div>
  );
}
