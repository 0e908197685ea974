import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { PageHead } from '../page-head.tsx';
import { useView } from '../use-view.ts';
import { loadPage } from './load-page.ts';
import { PageBody, pageTitle } from './page-body.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPage(context, params.name ?? '');

/** Any content page by its name (spec 2.4). */
export default function ContentPage(): ReactNode {
  const page = useLoaderData<typeof loader>();
  const { name = '' } = useParams();
  return (
    <>
      <PageHead page={page} title={pageTitle(useView(), name, page)} />
      <PageBody page={page} name={name} />
    </>
  );
}
