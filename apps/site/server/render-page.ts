import { pageViewMs } from '#app/content/freshness.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import { steadyNow } from '#app/steady-now.ts';
import type { PageAddress, View } from '#app/view.ts';
import { boundedCookies } from './bounded-cookies.ts';
import { surrogateHeaders } from './cdn-headers.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageDictionaries } from './page-dictionaries.ts';
import { pageHeaders } from './security-headers.ts';
import { compress, compressedRoom, encodingOf, isWorthIt, storeUntilAsked } from './stored-response.ts';

export type RenderOptions = {
  /** Headers of every response. */
  base: Record<string, string>;
  siteUrl: string;
  cmsOrigin?: string;
  development?: boolean;
  /** Caches in front keep pages, too. */
  cdn?: boolean;
  /** What browsers keep to get later pages in fewer bytes; none where caches in front keep pages. */
  dictionaries?: PageDictionaries;
};

// Made again every minute at most, so a middling quality: about 2 ms for a page, and 20 % smaller than gzip.
const pageQuality = 5;
const unkept = 'private, no-cache';
const retryAfterSeconds = '30';

/** Renders the page that everybody gets. Nothing of the visitor's own request goes in: no cookie, no header; `sender` is for turns. */
export async function renderShared(
  app: SiteApp,
  address: PageAddress,
  visit: { requestId: string; deadline: number; sender?: string },
  options: RenderOptions,
): Promise<RenderedPage> {
  const request = new Request(`${options.siteUrl}${address.pathname}`);
  const { response, view } = await app.respond(request, address, visit);
  const { status } = response;
  const headers = finishedHeaders(response, view, options);
  const body = await bytesOf(response);
  delete headers['set-cookie'];
  // Caches in front may keep what the page cache keeps; for how long, sharedCacheHeaders tells with each response.
  const isForCdn = options.cdn && status < 500 && headers['cache-control'] !== 'no-store';
  const isKept = isForCdn && headers['cache-control'] === unkept;
  if (isForCdn) Object.assign(headers, surrogateHeaders(view.dependencies.keys));
  if (isKept) delete headers['cache-control'];
  const dictionaries = status === 200 && isPage(headers) ? options.dictionaries : undefined;
  if (dictionaries) Object.assign(headers, dictionaries.headers(address.language));
  const stored = storeUntilAsked(status, headers, body, pageQuality);
  if (dictionaries) {
    stored.packed = dictionaries.variant(address.language);
    // It is made later; by then the page has its place in the cache.
    stored.bytes += compressedRoom(body);
  }
  if (isKept) stored.kept = { freshUntil: 0 };
  // To find a page too large takes as long as to render it, and longer than others should wait at each view.
  const cacheable = status === 200 || status === 404 || view.isTooLarge === true;
  return { response: stored, dependencies: view.dependencies, cacheable, renderedAt: steadyNow() };
}

/** Renders for one visitor alone: previews, filtered lists, posted forms. Kept by nobody. */
export async function renderForVisitor(
  app: SiteApp,
  request: Request,
  address: PageAddress,
  visitor: { requestId: string; visitorAddress?: string },
  options: RenderOptions,
): Promise<Response> {
  const { response, view } = await app.respond(request, address, {
    ...visitor,
    sender: visitor.visitorAddress,
    deadline: Date.now() + pageViewMs,
  });
  const headers = finishedHeaders(response, view, options);
  // What somebody posted, and the response to it, is nobody else's and not even for the browser's own cache.
  if (request.method === 'POST') headers['cache-control'] = 'no-store';
  const { status } = response;
  // A file goes to the visitor as he takes it, and is not held here.
  const isFile = headers['content-disposition']?.startsWith('attachment');
  const body = isFile ? response.body : await packed(response, headers, request.headers.get('accept-encoding'));
  const sentResponse = new Response(status === 204 || status === 304 ? null : body, { status, headers });
  const cookies = boundedCookies(request.headers.get('cookie'), response.headers.getSetCookie());
  for (const cookie of cookies) sentResponse.headers.append('set-cookie', cookie);
  return sentResponse;
}

/** The body in the encoding that is worth it, of which the headers then tell. */
async function packed(response: Response, headers: Record<string, string>, accepted: string | null) {
  const body = await bytesOf(response);
  const encoding = isWorthIt(headers, body) ? encodingOf(accepted ?? undefined) : 'identity';
  if (encoding !== 'identity') Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' });
  return new Uint8Array(await compress(encoding, body, pageQuality));
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

function finishedHeaders(response: Response, view: View, options: RenderOptions): Record<string, string> {
  const own = Object.fromEntries(response.headers);
  delete own['set-cookie'];
  const frameAncestor = view.preview === undefined ? undefined : options.cmsOrigin;
  return {
    ...options.base,
    'cache-control': cacheControlOf(response.status, view),
    ...own,
    ...(isPage(own) && pageHeaders(view.policy, { frameAncestor, development: options.development })),
    ...(view.preview !== undefined && { 'x-robots-tag': 'noindex' }),
    ...(response.status === 503 && { 'retry-after': retryAfterSeconds }),
  };
}

function isPage(headers: Record<string, string>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

function cacheControlOf(status: number, view: View): string {
  if (view.preview !== undefined || status >= 500) return 'no-store';
  // A moved page may be remembered for an hour; pages themselves are asked for every time, by their ETag.
  return status === 301 ? 'public, max-age=3600' : unkept;
}
