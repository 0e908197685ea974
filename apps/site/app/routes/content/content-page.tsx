import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { ContentScreen } from './content-screen.tsx';
import { loadPage } from './load-page.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPage(context, params.name ?? '');

/** Any content page by its name (ROUTE-02). */
export default function ContentPage(): ReactNode {
  const { name = '' } = useParams();
  return (
    <ContentScreen
      loaded={useLoaderData<typeof loader>()}
      name={name}
      generic
      canonicalPath={name === 'home' ? '/' : undefined}
    />
  );
}
