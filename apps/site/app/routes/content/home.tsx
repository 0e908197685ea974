import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { usePageFacts } from '#app/page-facts.ts';
import { PageHead } from '../page-head.tsx';
import { StructuredData } from '../structured-data.tsx';
import { useSettings, useView } from '../use-view.ts';
import { loadPage } from './load-page.ts';
import { PageBody } from './page-body.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'home');

/** Home: the content page named home (spec 2.1). */
export default function Home(): ReactNode {
  const page = useLoaderData<typeof loader>();
  const { texts } = useView();
  const { siteUrl } = usePageFacts();
  const { company, footer } = useSettings();
  const name = company.name?.text ?? texts.company.name;
  return (
    <>
      <PageHead page={page} />
      <PageBody page={page} name="home" />
      <StructuredData
        of={{
          '@type': 'Organization',
          name,
          url: siteUrl,
          logo: `${siteUrl}/icon-512.png`,
          telephone: company.tollFree?.text ?? company.phone?.text,
          sameAs: footer?.socialMedia.map(({ url }) => url),
        }}
      />
    </>
  );
}
