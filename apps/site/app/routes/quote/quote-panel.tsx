import type { RatedProduct } from '@insurer/contract/rates/read-rates.ts';
import type { ReactNode } from 'react';
import { fill } from '#app/texts/fill.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { View } from '#app/view.ts';

/** The way from a page to the prices of what it tells of; nothing where the service has no rates of it. */
export function QuotePanel({ products, view }: { products: readonly RatedProduct[]; view: View }): ReactNode {
  const { quote } = view.texts;
  if (products.length === 0) return null;
  return (
    <div className="quote-panel">
      <p>{quote.panelIntro}</p>
      <p className="quote-panel__ways">
        {products.map(({ product, label }) => (
          <ButtonLink key={product} to={{ href: `/quote/${product}`, external: false }} view={view} look="action">
            {products.length === 1 ? quote.seePrice : fill(quote.seePriceOf, { product: label.text })}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
