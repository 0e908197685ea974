import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hasProviders } from '#app/content/providers.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { viewContext } from '#app/view-context.ts';
import { useView } from '../use-view.ts';
import { ContentScreen } from './content-screen.tsx';
import { loadPage } from './load-page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [loaded, leadsOn] = await Promise.all([
    loadPage(context, 'medical-network'),
    hasProviders(context.get(viewContext)),
  ]);
  return { loaded, leadsOn };
}

/** The medical network: the content page and, where the service keeps a list of providers, the way to it. */
export default function MedicalNetwork(): ReactNode {
  const { loaded, leadsOn } = useLoaderData<typeof loader>();
  const view = useView();
  const finder = screenLink('/find-a-provider');
  return (
    <ContentScreen
      loaded={loaded}
      name="medical-network"
      generic
      lead={
        leadsOn && (
          <p>
            <ButtonLink to={finder} view={view} look="action" icon="arrow-end">
              {view.texts.providers.leadsHere}
            </ButtonLink>
          </p>
        )
      }
    />
  );
}
