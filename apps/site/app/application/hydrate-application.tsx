import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Outlet } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { PolicySources } from '#app/policy-sources.ts';
import type { View } from '#app/view.ts';
import { ViewProvider } from '#app/view-context.ts';
import type { ApplicationData } from './application-data.ts';
import { EarlyChanges } from './early-changes.ts';
import type { HeldSubmit } from './held-submit.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** Frame and document stay the server's: in the browser the root route holds the application's place and no more. */
const rootModule = { default: Outlet, ErrorBoundary: LoadDocument, shouldRevalidate: () => false };

/**
 * Gives the application's part of the page to React Router, which from then on navigates, loads and sends inside of it.
 *
 * @param root where the application stands
 * @param held what was sent before, which goes when React is there
 * @param modules the application's route modules by their ids
 */
export function hydrateApplication(
  root: HTMLElement,
  held: HeldSubmit,
  data: ApplicationData,
  modules: Record<string, unknown>,
): void {
  Object.assign(window, {
    __reactRouterContext: { ...data.context, stream: new Blob([data.stream]).stream() },
    __reactRouterManifest: data.manifest,
    __reactRouterRouteModules: { root: rootModule, ...modules },
  });
  // Styles report themselves in the browser, too; the rest of the server's view is nobody's business here.
  const view = { ...data.view, policy: new PolicySources() } as unknown as View;
  const changes = new EarlyChanges(root);
  changes.note();
  waitForConnection(data.connectionAway);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Arrived changes={changes} held={held}>
          <ViewProvider value={view}>
            <HydratedRouter />
          </ViewProvider>
        </Arrived>
      </StrictMode>,
    );
  });
}

type ArrivedProps = { changes: EarlyChanges; held: HeldSubmit; children: ReactNode };

/** Stands around the application, so that its effects come after those that show an address in a form. */
function Arrived({ changes, held, children }: ArrivedProps): ReactNode {
  useLayoutEffect(() => changes.note(), [changes]);
  useEffect(() => {
    changes.replay();
    held.release();
  }, [changes, held]);
  return children;
}

/** What the application cannot show, such as another screen or an error, is the server's page at the same address. */
function LoadDocument(): ReactNode {
  useEffect(() => location.reload(), []);
  return null;
}
