import type { EntryContext, ServerBuild } from 'react-router';
import { matchPath } from 'react-router';
import type { View } from '#app/view.ts';
import type { ApplicationData, ApplicationHandle, ApplicationView } from './application-data.ts';

type Application = Omit<ApplicationData, 'stream'>;

/**
 * What the browser needs to hydrate the page of this rendering; undefined for content pages and for error screens,
 * which get no React. Only the application's own route is told: a link to any other screen loads that document.
 */
export function applicationOf(entry: EntryContext, view: View): Application | undefined {
  const { matches, errors } = entry.staticHandlerContext;
  const hydrated = matches.find(({ route }) => handleOf(route)?.hydrate)?.route;
  const handle = handleOf(hydrated);
  if (!handle || !hydrated || errors) return undefined;
  const { root, [hydrated.id]: own } = entry.manifest.routes;
  const { language, path, search, texts } = view;
  const words = Object.fromEntries(
    ['language', ...(handle.texts ?? [])].map((group) => [group, texts[group as 'forms']]),
  );
  return {
    context: JSON.parse(entry.serverHandoffString ?? '{}'),
    manifest: { ...entry.manifest, routes: { root, [hydrated.id]: own } } as ApplicationData['manifest'],
    view: { language, path, search, texts: words as ApplicationView['texts'] },
    connectionAway: texts.forms.connectionAway,
  };
}

/** Whether React's own calls (`PATH.data`) are answered for a path: where an application stands, and nowhere else. */
export function isApplicationAt(build: ServerBuild, path: string): boolean {
  return Object.values(build.routes).some(
    (route) =>
      handleOf({ handle: route?.module.handle })?.hydrate === true &&
      matchPath({ path: `/${route?.path}`, caseSensitive: true }, path) !== null,
  );
}

function handleOf(route: { handle?: unknown } | undefined): Partial<ApplicationHandle> | undefined {
  return route?.handle as Partial<ApplicationHandle> | undefined;
}
