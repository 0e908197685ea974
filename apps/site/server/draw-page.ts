import { ContentLedger } from '#app/content/content-ledger.ts';
import { pageViewMs } from '#app/content/freshness.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import type { PageRequest } from '#app/request-context.ts';
import type { PageAddress } from './page-address.ts';
import type { DrawnPage } from './page-cache.ts';
import { pageHeaders } from './security-headers.ts';
import { compress, encodingOf, isWorthIt, storeAnswer } from './stored-answer.ts';

export type DrawOptions = {
  /** Headers of every answer. */
  base: Record<string, string>;
  siteUrl: string;
  cmsOrigin?: string;
  development?: boolean;
};

// Made again every minute at most, so a middling quality: about 2 ms for a page, and 20 % smaller than gzip.
const pageQuality = 5;
const retryAfterSeconds = '30';

/** The facts of one page view, with its own ledger and eight seconds to go (contract: Time). */
function pageRequestOf(address: PageAddress, requestId: string, development = false): PageRequest {
  const { language, path, search, preview, shared } = address;
  return {
    requestId,
    language,
    path,
    // What everybody gets knows nothing of anybody's campaign marks.
    search: shared ? '' : search,
    preview,
    deadline: Date.now() + pageViewMs,
    ledger: new ContentLedger(),
    frameOrigins: new Set(),
    production: !development,
  };
}

/** Draws the page that everybody gets. Nothing of the visitor's own request goes in: no cookie, no header. */
export async function drawShared(
  app: SiteApp,
  address: PageAddress,
  view: { requestId: string; deadline: number },
  options: DrawOptions,
): Promise<DrawnPage> {
  const request = new Request(`${options.siteUrl}${address.pathname}`);
  const facts = { ...pageRequestOf(address, view.requestId, options.development), deadline: view.deadline };
  const { status, headers, body } = await finish(await app.answer(request, facts), facts, options);
  delete headers['set-cookie'];
  const answer = await storeAnswer(status, headers, body, pageQuality);
  return { answer, ledger: facts.ledger, cacheable: status === 200 || status === 404, drawnAt: Date.now() };
}

/** Draws for one visitor alone: previews, filtered lists, posted forms. Kept by nobody. */
export async function drawForOne(
  app: SiteApp,
  request: Request,
  address: PageAddress,
  visitor: { requestId: string; visitorAddress?: string },
  options: DrawOptions,
): Promise<Response> {
  const facts = { ...pageRequestOf(address, visitor.requestId, options.development), ...visitor };
  const response = await app.answer(request, facts);
  const { status, headers, body } = await finish(response, facts, options);
  // What somebody posted, and the answer to it, is nobody else's and not even for the browser's own cache.
  if (request.method === 'POST') headers['cache-control'] = 'no-store';
  const encoding = isWorthIt(headers, body)
    ? encodingOf(request.headers.get('accept-encoding') ?? undefined)
    : 'identity';
  if (encoding !== 'identity') Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' });
  const sent = new Uint8Array(await compress(encoding, body, pageQuality));
  const answer = new Response(bodyless(status) ? null : sent, { status, headers });
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
}

async function finish(response: Response, facts: PageRequest, options: DrawOptions) {
  const body = Buffer.from(await response.arrayBuffer());
  const own = Object.fromEntries(response.headers);
  delete own['set-cookie'];
  const isPage = own['content-type']?.startsWith('text/html');
  const frameAncestor = facts.preview === undefined ? undefined : options.cmsOrigin;
  const headers: Record<string, string> = {
    ...options.base,
    'cache-control': cacheControlOf(response.status, facts),
    ...own,
    ...(isPage &&
      pageHeaders(body.toString('utf8'), {
        frameAncestor,
        frameOrigins: facts.frameOrigins,
        development: options.development,
      })),
    ...(facts.preview !== undefined && { 'x-robots-tag': 'noindex' }),
    ...(response.status === 503 && { 'retry-after': retryAfterSeconds }),
  };
  return { status: response.status, headers, body };
}

function cacheControlOf(status: number, facts: PageRequest): string {
  if (facts.preview !== undefined || status >= 500) return 'no-store';
  // A moved page may be remembered for an hour; pages themselves are asked for every time, by their ETag.
  return status === 301 ? 'public, max-age=3600' : 'private, no-cache';
}

function bodyless(status: number): boolean {
  return status === 204 || status === 304;
}
