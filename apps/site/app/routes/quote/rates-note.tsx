import type { ReactNode } from 'react';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { fill } from '#app/texts/fill.ts';
import type { QuoteData } from './quote-data.ts';
import { WithVersion } from './with-version.tsx';

/** That a price is indicative, and from which rates it comes. */
export function RatesNote({ quote }: { quote: QuoteData }): ReactNode {
  const { quote: words } = useApplicationView().texts;
  const { version } = quote.rates;
  return (
    <p className="quote__note">
      {words.indicative} {quote.validFrom && fill(words.validFrom, { date: quote.validFrom })}{' '}
      {version && <WithVersion sentence={words.version} version={version} />}
    </p>
  );
}
