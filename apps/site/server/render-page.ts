import { pageViewMs } from '#app/content/freshness.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import type { PageAddress, View } from '#app/view.ts';
import type { RenderedPage } from './page-cache.ts';
import { pageHeaders } from './security-headers.ts';
import { compress, encodingOf, isWorthIt, storeResponse } from './stored-response.ts';

export type RenderOptions = {
  /** Headers of every answer. */
  base: Record<string, string>;
  siteUrl: string;
  cmsOrigin?: string;
  development?: boolean;
};

// Made again every minute at most, so a middling quality: about 2 ms for a page, and 20 % smaller than gzip.
const pageQuality = 5;
const retryAfterSeconds = '30';

/** Renders the page that everybody gets. Nothing of the visitor's own request goes in: no cookie, no header. */
export async function renderShared(
  app: SiteApp,
  address: PageAddress,
  visit: { requestId: string; deadline: number },
  options: RenderOptions,
): Promise<RenderedPage> {
  const request = new Request(`${options.siteUrl}${address.pathname}`);
  const { response, view } = await app.respond(request, address, visit);
  const { status, headers, body } = await finish(response, view, options);
  delete headers['set-cookie'];
  const stored = await storeResponse(status, headers, body, pageQuality);
  const cacheable = status === 200 || status === 404;
  return { response: stored, dependencies: view.dependencies, cacheable, renderedAt: Date.now() };
}

/** Renders for one visitor alone: previews, filtered lists, posted forms. Kept by nobody. */
export async function renderForVisitor(
  app: SiteApp,
  request: Request,
  address: PageAddress,
  visitor: { requestId: string; visitorAddress?: string },
  options: RenderOptions,
): Promise<Response> {
  const { response, view } = await app.respond(request, address, { ...visitor, deadline: Date.now() + pageViewMs });
  const { status, headers, body } = await finish(response, view, options);
  // What somebody posted, and the answer to it, is nobody else's and not even for the browser's own cache.
  if (request.method === 'POST') headers['cache-control'] = 'no-store';
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding = isWorthIt(headers, body) ? encodingOf(accepted) : 'identity';
  if (encoding !== 'identity') Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' });
  const sent = new Uint8Array(await compress(encoding, body, pageQuality));
  const sentResponse = new Response(status === 204 || status === 304 ? null : sent, { status, headers });
  for (const cookie of response.headers.getSetCookie()) sentResponse.headers.append('set-cookie', cookie);
  return sentResponse;
}

async function finish(response: Response, view: View, options: RenderOptions) {
  const body = Buffer.from(await response.arrayBuffer());
  const own = Object.fromEntries(response.headers);
  delete own['set-cookie'];
  const isPage = own['content-type']?.startsWith('text/html');
  const frameAncestor = view.preview === undefined ? undefined : options.cmsOrigin;
  const headers: Record<string, string> = {
    ...options.base,
    'cache-control': cacheControlOf(response.status, view),
    ...own,
    ...(isPage && pageHeaders(view.policy, { frameAncestor, development: options.development })),
    ...(view.preview !== undefined && { 'x-robots-tag': 'noindex' }),
    ...(response.status === 503 && { 'retry-after': retryAfterSeconds }),
  };
  return { status: response.status, headers, body };
}

function cacheControlOf(status: number, view: View): string {
  if (view.preview !== undefined || status >= 500) return 'no-store';
  // A moved page may be remembered for an hour; pages themselves are asked for every time, by their ETag.
  return status === 301 ? 'public, max-age=3600' : 'private, no-cache';
}
