import type { Language } from '@insurer/contract/language.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { languageOf } from './request-facts.ts';
import { type Encoding, encodingOf, type StoredResponse } from './stored-response.ts';

type NotFoundPage = (c: Context<Env>, language: Language) => Promise<StoredResponse>;

/**
 * Whoever follows a link to a file that is not there reads the site's own page for it, in a language that his browser asks for. It is
 * the same page for every file: addresses that somebody makes up cost no rendering.
 */
export function pageForMissingFile(notFoundPage: NotFoundPage): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || !wantsPage(c)) return;
    const page = await notFoundPage(c, languageOf(c.env.incoming.headers));
    if (page.status !== 404) return;
    const response = await responseOf(page, encodingOf(c.req.header('accept-encoding')));
    // Else the headers of the plain answer would take the place of the page's.
    c.res = undefined;
    c.res = response;
  };
}

/** Kept nowhere under the address of the file: it may be there again soon, and what stands here is in one of the languages. */
async function responseOf(page: StoredResponse, encoding: Encoding): Promise<Response> {
  // Where it cannot be made the page goes out as it is.
  await page.add(encoding).catch(() => undefined);
  const { body, headers } = page.variants[encoding] ?? page.variants.identity;
  const response = new Response(new Uint8Array(body), { status: page.status });
  for (let at = 0; at < headers.length; at += 2) response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
  for (const name of ['etag', 'surrogate-key', 'cache-tag']) response.headers.delete(name);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Who followed a link to a file reads what comes in its place; a picture in a page does not. */
function wantsPage({ req }: Context<Env>): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false);
}
