import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localPath } from '#app/ui/local-path.ts';
import { EmergencyHelp } from '../emergency-help.tsx';
import { StructuredData } from '../structured-data.tsx';
import { useSettings, useView } from '../use-view.ts';
import { ContentScreen } from './content-screen.tsx';
import { loadPage } from './load-page.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'home');

/** Home: the content page named home (ROUTE-01). */
export default function Home(): ReactNode {
  const { texts, language, siteUrl } = useView();
  const { company, footer } = useSettings();
  const organisation = {
    '@type': 'Organization',
    name: company.name?.text ?? texts.company.name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    telephone: company.tollFree?.text ?? company.phone?.text,
    sameAs: footer?.socialMedia.map(({ url }) => url),
  };
  const website = {
    '@type': 'WebSite',
    name: organisation.name,
    url: `${siteUrl}${localPath('/', language)}`,
  };
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>()} name="home" generic help={<EmergencyHelp />}>
      <StructuredData of={organisation} />
      <StructuredData of={website} />
    </ContentScreen>
  );
}
