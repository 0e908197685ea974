import type { Link } from '@insurer/contract/fields.ts';
import { fill } from './fill.ts';
import type { Texts } from './texts.ts';

/** What a link to a price is called, everywhere on a page: to one that is shown at once, or to where an offer is asked for. */
export function quoteWords({ href }: Link, { quote, sections }: Texts, plan = ''): { short: string; full: string } {
  return href.startsWith('/quote/')
    ? { short: quote.seePrice, full: fill(quote.seePriceOf, { product: plan }) }
    : { short: sections.planQuote, full: fill(sections.planQuoteFor, { plan }) };
}
