import type { RatedProduct } from '@insurer/contract/rates/read-rates.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { readRatedList } from '#app/content/rates.ts';
import { screenAt } from '#app/screen-at.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { useView } from '../use-view.ts';
import { ContentScreen } from './content-screen.tsx';
import { loadPage } from './load-page.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { name = '' } = params;
  const [loaded, rated] = await Promise.all([loadPage(context, name), ratedAt(context.get(viewContext), name)]);
  return { loaded, rated };
}

/** What the page tells of, where the service has rates of it. */
async function ratedAt(view: View, name: string): Promise<RatedProduct[]> {
  const rates = screenAt(`/${name}`)?.rates;
  return rates === undefined ? [] : (await readRatedList(view)).filter(({ product }) => product === rates);
}

/** Any content page by its name (ROUTE-02). */
export default function ContentPage(): ReactNode {
  const { name = '' } = useParams();
  const { loaded, rated } = useLoaderData<typeof loader>();
  const [product] = rated;
  return (
    <ContentScreen
      loaded={loaded}
      quote={product && { href: `/quote/${product.product}`, external: false }}
      lead={rated.length > 0 && <QuotePanel products={rated} view={useView()} />}
      name={name}
      generic
      canonicalPath={name === 'home' ? '/' : undefined}
    />
  );
}
