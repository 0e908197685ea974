import { withPrefix } from '@insurer/contract/language.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { PageAddress } from '#app/view.ts';
import type { Env } from './env.ts';
import { readAddress } from './page-address.ts';
import { languageOf } from './request-facts.ts';

type RenderPage = (c: Context<Env>, address: PageAddress) => Promise<Response>;

/** Whoever follows a link to a file that is not there reads the site's own page for it, in a language that his browser asks for. */
export function pageForMissingFile(render: RenderPage): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (c.res.status !== 404 || !wantsPage(c)) return;
    const address = readAddress(withPrefix(new URL(c.req.url).pathname, languageOf(c.env.incoming.headers)));
    if (!address) return;
    const page = await render(c, address);
    // The file may be there again soon, and what stands here is in one of the languages.
    page.headers.set('cache-control', 'no-store');
    // Else the headers of the plain answer would take the place of the page's.
    c.res = undefined;
    c.res = page;
  };
}

/** Who followed a link to a file reads what comes in its place; a picture in a page does not. */
function wantsPage({ req }: Context<Env>): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false);
}
