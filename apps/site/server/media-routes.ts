import { fetchPublic } from '@insurer/contract/public-fetch.ts';
import { type Context, Hono } from 'hono';
import type { Log } from '#app/log.server.ts';
import type { MediaSigner } from '#app/media-signer.server.ts';
import type { Env } from './env.ts';
import { isFile, mediaResponse } from './media-response.ts';
import { compressSvg } from './svg-response.ts';

export type MediaParts = {
  contentApiUrl: string;
  signer: () => Promise<MediaSigner>;
  log: Log;
  /** Tests hand in their own. */
  fetchService?: typeof fetch;
  fetchRemote?: (url: URL, headers: Record<string, string>) => Promise<Response>;
};

/** Until a file begins. Its reader may be on a slow line: what bounds the rest is in media-response.ts. */
const mediaMs = 20_000;
/** What is passed on to where a file lies. Never a cookie, never a key. */
const passedOn = /^(accept|if-none-match|if-modified-since|range)$/;

/** Pictures and documents from the site's own origin, wherever they lie (architecture: Two apps and one contract). */
export function mediaRoutes({ contentApiUrl, signer, log, ...fetches }: MediaParts): Hono<Env> {
  const { fetchService = fetch, fetchRemote = fetchPublic } = fetches;
  const routes = new Hono<Env>();
  const serviceOrigin = new URL(contentApiUrl).origin;

  routes.on(['GET', 'HEAD'], '/media/remote/:signature/:target{.+}', async (c) => {
    const address = /^\/media\/remote\/([\w-]+)\/([^?]+)$/.exec(new URL(c.req.url).pathname);
    const search = searchOf(c);
    const url = address && (await signer()).verify(address[1] ?? '', `${address[2]}${search}`);
    if (!url) return c.notFound();
    return passOn(c, () => fetchRemote(url, headersOf(c)));
  });

  routes.on(['GET', 'HEAD'], '/media/:path{.+}', async (c) => {
    const { pathname } = new URL(c.req.url);
    if (!isPlainPath(pathname)) return c.notFound();
    const search = searchOf(c);
    return passOn(c, async () => {
      const first = await fromService(c, `${pathname}${search}`);
      // Files that lie elsewhere on the service (`/uploads/…`) stand behind /media on the site as well.
      const elsewhere = pathname.slice('/media'.length);
      // A service may answer 403 or a page of its own, and not 404, for an address it does not know.
      const missing = (first.status >= 400 && first.status < 500 && first.status !== 416) || first.ok;
      if (!missing || isFile(first, pathname) || isNoFile(elsewhere)) return first;
      await first.body?.cancel();
      return fromService(c, `${elsewhere}${search}`);
    });
  });

  return routes;

  function fromService(c: Context<Env>, path: string): Promise<Response> {
    const beginning = new AbortController();
    const timer = setTimeout(() => beginning.abort(), mediaMs);
    const signal = AbortSignal.any([beginning.signal, c.req.raw.signal]);
    const { method } = c.req;
    const options = { method, headers: headersOf(c), redirect: 'manual', signal } as const;
    return fetchService(`${serviceOrigin}${path}`, options).finally(() => clearTimeout(timer));
  }

  async function passOn(c: Context<Env>, load: () => Promise<Response>): Promise<Response> {
    try {
      const response = mediaResponse(await load(), new URL(c.req.url).pathname, c.req.query('download'));
      // A third party is asked for the whole file either way; nobody reads it here.
      if (c.req.method === 'HEAD') await response.body?.cancel();
      return c.req.method === 'HEAD' ? response : compressSvg(response, c.req.header('accept-encoding'));
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, 499 as 400);
      log.warn({ reason: String(error), requestId: c.env.requestId, path: c.req.path }, 'A file could not be fetched.');
      return c.text('502 Bad Gateway', 502, { 'cache-control': 'no-store' });
    }
  }
}

const notFiles = /^\/(api|cms-api|admin|graphql|_next|health|ready|metrics)(\/|$)/;
const apiFile = /^\/api\/.+\.(avif|gif|jpe?g|pdf|png|svg|webp)$/i;

/** The rooms of a service that hold no files; many keep theirs below `/api`, always with an ending. */
function isNoFile(path: string): boolean {
  return notFiles.test(path) && !apiFile.test(path);
}

/** No way out of the media folder, in whatever spelling. */
function isPlainPath(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return !decoded.split(/[/\\]/).includes('..') && !decoded.includes('\\') && !/%2f|%5c/i.test(pathname);
  } catch {
    return false;
  }
}

function headersOf(c: Context<Env>): Record<string, string> {
  const headers = Object.entries(c.req.header()).filter(([name]) => passedOn.test(name));
  return { ...Object.fromEntries(headers), 'accept-encoding': 'identity', 'x-request-id': c.env.requestId };
}

/** The query that belongs to the file; `download` is the site's own (CARD-07). */
function searchOf(c: Context<Env>): string {
  const { search } = new URL(c.req.url);
  if (!/[?&]download=/.test(search)) return search;
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('download='));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
