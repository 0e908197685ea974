import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { defaultLanguage, type Language, withPrefix } from '@insurer/contract/language.ts';
import { loggedPath } from '@insurer/contract/logged-path.ts';
import { blockList, visitorAddressOf } from '@insurer/contract/trusted-proxies.ts';
import { type Context, Hono } from 'hono';
import { dataEnding } from '#app/application/application-data.ts';
import type { Config } from '#app/config.server.ts';
import type { ContentDependencies } from '#app/content/content-dependencies.ts';
import { pageViewMs } from '#app/content/freshness.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import type { Log } from '#app/log.server.ts';
import { withQuery } from '#app/ui/with-query.ts';
import type { PageAddress } from '#app/view.ts';
import type { PurgeCdn } from './all-caches.ts';
import { cutBrokenFiles } from './broken-file.ts';
import { dictionaryRoutes } from './dictionary-routes.ts';
import { type Env, halfDuplex } from './env.ts';
import { internalRoutes } from './internal-routes.ts';
import { lateSheetRoutes } from './late-sheet-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import type { RequestCounts } from './metrics.ts';
import { pageForMissingFile } from './missing-file.ts';
import { canonicalPath, notFoundAddress, readAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { PageDictionaries } from './page-dictionaries.ts';
import { type RenderOptions, renderForVisitor, renderShared } from './render-page.ts';
import { renewDependencies } from './renew-dependencies.ts';
import { chosenLanguage, isForeignPost, originOf } from './request-facts.ts';
import { socialRoutes } from './social/social-routes.ts';
import { headersOf, type StoredResponse, sendStored } from './stored-response.ts';

export type HttpParts = {
  config: Config;
  app: () => Promise<SiteApp>;
  pages: PageCache;
  requests: RequestCounts;
  purgeCdn?: PurgeCdn;
  base: Record<string, string>;
  log: Log;
  development: boolean;
};

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Everything that is not answered from memory. */
export function createHttpApp(parts: HttpParts): Hono<Env> {
  const { config, app, pages, base, log, development, purgeCdn } = parts;
  const { siteUrl, cmsOrigin } = config;
  const cdn = config.cdn !== undefined;
  const dictionaries = cdn || development ? undefined : new PageDictionaries();
  const options: RenderOptions = { base, siteUrl, cmsOrigin, development, cdn, dictionaries };
  const storedPage = keptPages(parts, options);
  const senderOf = senderBehind(config.trustedProxies);
  const http = new Hono<Env>();

  http.use(async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    for (const [name, value] of Object.entries(base)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.env.requestId);
  });
  http.use(cutBrokenFiles(log));
  http.notFound((c) => c.text('404 Not Found', 404));
  http.onError((error, c) => {
    log.error({ err: error, reference: c.env.requestId }, 'The request failed.');
    return c.text(`Unexpected Application Error! Error reference: ${c.env.requestId}`, 500, {
      'cache-control': 'no-store',
    });
  });

  const files = { contentApiUrl: config.contentApiUrl, signer: async () => (await app()).mediaSigner, log };
  http.route(
    '/',
    internalRoutes({ app, pages, requests: parts.requests, purgeSecrets: config.purgeSecrets, purgeCdn }),
  );
  http.use('/media/*', pageForMissingFile(keptNotFound(pages, storedPage)));
  http.route('/', mediaRoutes(files));
  http.route('/', socialRoutes(files));
  http.route('/', lateSheetRoutes(app, base));
  if (dictionaries) http.route('/', dictionaryRoutes(dictionaryFile));
  http.use(async (c, next) => {
    if (methods.has(c.req.method)) return next();
    return c.text('405 Method Not Allowed', 405, { allow: [...methods].join(', ') });
  });

  http.all('*', async (c) => {
    const { incoming } = c.env;
    const reading = incoming.method === 'GET' || incoming.method === 'HEAD';
    const url = incoming.url ?? '/';
    const address = readAddress(url);
    if (!address || address.key === '/__manifest') return c.notFound();
    if (dataEnding.test(address.key) && !(await app()).isApplicationAt(address.key.replace(dataEnding, '')))
      return c.notFound();
    if (reading) {
      const redirect = redirectOf(address, incoming.headers.cookie);
      if (redirect) return redirect;
      if (address.shared) return shared(c, address);
    } else if (isForeignPost(incoming.headers, siteUrl)) return refuseForeign(c, address, log);
    return forOne(c, address);
  });

  return http;

  async function dictionaryFile(language: Language, requestId: string): Promise<StoredResponse | undefined> {
    const home = readAddress(withPrefix('/', language));
    if (!dictionaries || !home) return undefined;
    return dictionaries.file(language, () => storedPage(home, { requestId }), (await app()).sheets, base);
  }

  async function shared(c: Context<Env>, address: PageAddress): Promise<Response> {
    const { incoming, outgoing, requestId } = c.env;
    const response = await storedPage(address, { requestId, sender: senderOf(incoming) });
    // Browsers keep theirs for a day: a site that was started since then makes its own, and this page waits for nothing.
    if (incoming.headers['available-dictionary'])
      void dictionaryFile(address.language, requestId).catch((err: unknown) =>
        log.warn({ err }, 'No dictionary was made.'),
      );
    // What is kept for everybody knows no query; a page that has moved takes it along.
    const { location, ...headers } = response.status === 301 ? headersOf(response) : {};
    if (location) return c.body(null, 301, { ...headers, location: withQuery(location, address.search) });
    await sendStored(incoming, outgoing, response, ['x-request-id', requestId]);
    return RESPONSE_ALREADY_SENT;
  }

  async function forOne(c: Context<Env>, address: PageAddress): Promise<Response> {
    const { incoming, requestId } = c.env;
    const url = `${originOf(incoming.headers, config.siteUrl)}${address.pathname}${address.search}`;
    const visitor = { requestId, visitorAddress: senderOf(incoming) };
    return renderForVisitor(await app(), requestTo(url, c.req.raw), address, visitor, options);
  }
}

/** The same request, whose address is the one that the visitor really used. */
function requestTo(url: string, { method, headers: given, body, signal }: Request): Request {
  const headers = new Headers(given);
  // React Router would ask once more whether a post is foreign, by less than isForeignPost knows.
  headers.delete('origin');
  return new Request(url, { method, headers, signal, body, ...halfDuplex });
}

function refuseForeign(c: Context<Env>, { path }: PageAddress, log: Log): Response {
  log.warn({ requestId: c.env.requestId, path: loggedPath(path) }, 'A post from another origin was refused.');
  return c.text('Bad Request', 400, { 'cache-control': 'no-store' });
}

/** Tells the address of whoever asks. */
function senderBehind(trustedProxies: Config['trustedProxies']) {
  const trusted = blockList(trustedProxies);
  return ({ headers, socket }: Env['Bindings']['incoming']) => visitorAddressOf(headers, socket.remoteAddress, trusted);
}

/** The page of a shared address as it is sent: kept, or rendered now. */
function keptPages({ app, pages, development }: HttpParts, options: RenderOptions) {
  return async (address: PageAddress, asked: { requestId: string; sender?: string }): Promise<StoredResponse> => {
    const site = await app();
    // Asking whether a kept page is still right and rendering it anew share one page view's time.
    const deadline = Date.now() + pageViewMs;
    const render = () => renderShared(site, address, { ...asked, deadline }, options);
    const renew = (old: ContentDependencies) => renewDependencies(site.contentStore, old, deadline);
    return development ? (await render()).response : pages.page(address.key, render, renew);
  };
}

/** The page of all that is not there: one for each language, and a rendering only where none is at hand. */
function keptNotFound(pages: PageCache, storedPage: ReturnType<typeof keptPages>) {
  return async ({ env }: Context<Env>, language: Language): Promise<StoredResponse> => {
    const address = notFoundAddress(language);
    return pages.fresh(address.key) ?? storedPage(address, { requestId: env.requestId });
  };
}

const notForLanguages = /^\/(robots\.txt|sitemap\.xml|sitemap\/[^/]+|\.well-known\/security\.txt)$/;

function redirectOf(address: PageAddress, cookies: string | undefined): Response | undefined {
  const { pathname, search, path, language, preview } = address;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return new Response(null, { status: 301, headers: { location: canonical + search } });
  // The stored choice sends a visitor from the plain address to that language's, never the other way (I18N-05).
  // An editor's preview is of the language that was asked for, and what an application asks for is of the page that is shown.
  if (language !== defaultLanguage || preview || notForLanguages.test(path) || dataEnding.test(path)) return undefined;
  const chosen = chosenLanguage(cookies);
  if (!chosen) return undefined;
  const location = `${withPrefix(pathname, chosen)}${search}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: 'Cookie' } });
}
