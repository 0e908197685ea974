import { noChangedTexts } from '@insurer/contract/changed-texts.ts';
import { loggedPath } from '@insurer/contract/logged-path.ts';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { applicationOf, isApplicationAt } from './application/application-data.server.ts';
import { dataEnding } from './application/application-data.ts';
import { bytesUpTo } from './bytes-up-to.ts';
import { config } from './config.server.ts';
import { ContentDependencies } from './content/content-dependencies.ts';
import { ContentFailure } from './content/content-failure.ts';
import { contentStore } from './content/content-service.server.ts';
import type { ContentStore } from './content/content-store.ts';
import type { Screen } from './content/failure-responses.ts';
import { FairTurns } from './fair-turns.ts';
import { log } from './log.server.ts';
import { type MediaSigner, mediaSigner } from './media-signer.server.ts';
import { type LateSheet, PolicySources } from './policy-sources.ts';
import { allSheets } from './styles/all-sheets.ts';
import { lateSheet } from './styles/late-sheet.server.ts';
import { textsOf } from './texts/texts.ts';
import { setMediaRules } from './ui/media-url.ts';
import type { PageAddress, View } from './view.ts';
import { ownTurnContext, ViewProvider, viewContext } from './view-context.ts';

setMediaRules({ serviceOrigin: new URL(config().contentApiUrl).origin, signRemote: mediaSigner.sign });

const turns = new FairTurns();

/**
 * Bytes of one page. An ordinary one has less than a tenth of it; 400 kB of a response that stand in each of its entries, or 5 MB
 * of signs that are written as five, made 20 to 80 MB, for which everybody waited for seconds and the kept pages were let go.
 */
const maxPageBytes = 8 * 1_048_576;

/** Renders a page, whole: nothing is streamed later, so that the HTML is complete and can be kept. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const view = context.get(viewContext);
  // The page's data is for rendering only; the browser gets none of it, but for an application's own.
  const application = applicationOf(entry, view);
  if (application) view.application = { ...application, stream: await new Response(entry.serverHandoffStream).text() };
  else await entry.serverHandoffStream?.cancel();
  const { requestId, language, path } = view;
  const issues: unknown[] = [];
  await context.get(ownTurnContext)();
  view.policy.startRendering();
  const stream = await renderToReadableStream(
    <ViewProvider value={view}>
      <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
    </ViewProvider>,
    {
      bootstrapModules: [entry.manifest.entry.module],
      // A whole page has nothing to reveal later: what is rendered stands where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void issues.push(error),
    },
  );
  await stream.allReady;
  // A fault outside the sections' guard has rejected the stream itself by now.
  for (const err of issues) {
    log.error({ err, reference: requestId, path }, 'A section could not be drawn and was left out.');
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  const bytes = await bytesUpTo(status < 400 ? maxPageBytes : Number.POSITIVE_INFINITY, stream);
  if (!bytes) throw tooLarge(view);
  return new Response(application ? bytes : withoutMarks(bytes.toString()), { status, headers });
}

/** A page that React never takes over needs none of the marks by which it would find its texts and boundaries again. */
function withoutMarks(page: string): string {
  return page.replace(/<!--(?:\/?\$| )-->/g, '');
}

/** The screen in the place of a page that no visitor could use (docs/contract.md). */
function tooLarge(view: View): Response {
  const { requestId, path } = view;
  log.error(
    { reference: requestId, path: loggedPath(path), maxPageBytes },
    'A page would be too large and is not shown.',
  );
  view.isTooLarge = true;
  return Response.json({ screen: 'bad-response' satisfies Screen }, { status: 502 });
}

/** Faults of our own. What loaders throw on purpose (screens with a status) is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isOnPurpose = isRouteErrorResponse(error) || error instanceof ContentFailure || error instanceof Response;
  if (request.signal.aborted || isOnPurpose) return;
  const view = (context as RouterContextProvider | undefined)?.get(viewContext);
  // The reference on the error view is the request's id (decision D5).
  log.error({ err: error, reference: view?.requestId, path: view?.path }, 'Unexpected Application Error!');
};

/** What the server needs of the application, from the same module instances that render. */
export type SiteApp = {
  contentStore: ContentStore;
  mediaSigner: MediaSigner;
  /** Every sheet that pages hold inline. */
  sheets: readonly string[];
  lateSheet: LateSheet;
  /**
   * The response to one request, and the view that it was made for: its dependencies and its policy's sources are filled.
   * `sender` is the address of whoever asked first: his network waits for its turn, and nothing is rendered of it.
   */
  respond: (
    request: Request,
    address: PageAddress,
    visit: Visit & { sender?: string },
  ) => Promise<{ response: Response; view: View }>;
  /** Whether a screen that React hydrates stands at a path: its loaders and actions are then called by the browser, too. */
  isApplicationAt: (path: string) => boolean;
};

/** The site as its server renders it: one request in, one complete response out. */
export function createSiteApp(build: ServerBuild, mode: 'production' | 'development'): SiteApp {
  const handle = createRequestHandler(build, mode);
  return {
    contentStore,
    mediaSigner,
    sheets: allSheets,
    lateSheet,
    isApplicationAt: (path) => isApplicationAt(build, path),
    async respond(request, address, { sender, ...visit }) {
      const ownTurn = () => turns.take(sender);
      // What loaders do before they wait for anything, such as a search, is a piece of its own; the rendering is another.
      await ownTurn();
      const view = createView(address, visit, mode === 'production');
      const context = new RouterContextProvider();
      context.set(viewContext, view);
      context.set(ownTurnContext, ownTurn);
      return { response: await handle(request, context), view };
    },
  };
}

/** What is known of a request besides its address. */
type Visit = Pick<View, 'requestId' | 'deadline' | 'visitorAddress'>;
type Target = Pick<PageAddress, 'language' | 'path' | 'search' | 'preview' | 'shared'>;

/** The page view of a request, with a list of dependencies of its own. */
export function createView(target: Target, visit: Visit, production: boolean): View {
  const { language, path, search, preview, shared } = target;
  const { siteUrl, cmsOrigin } = config();
  return {
    ...visit,
    language,
    path: path.replace(dataEnding, ''),
    // What everybody gets knows nothing of anybody's campaign marks.
    search: shared ? '' : search,
    preview,
    dependencies: new ContentDependencies(),
    policy: new PolicySources(lateSheet),
    texts: textsOf(language),
    changedTexts: noChangedTexts,
    siteUrl,
    cmsOrigin,
    signText: mediaSigner.signText,
    production,
  };
}
