import type { IncomingMessage, ServerResponse } from 'node:http';
import { databaseAway, databaseAwayInBoth } from './database-away-words.ts';

const retryAfter = 10;
const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };

/**
 * What is answered in place of a refusal while the database is away: Payload takes whom it cannot look up for somebody without
 * a session, and who is signed in would read that it may not do this, or that it is signed out.
 *
 * @param answers looks whether the database does; asked only where the response is doubtful
 */
export async function unlessDatabaseIsAway(
  response: Response,
  path: readonly string[],
  answers: () => Promise<boolean>,
): Promise<Response> {
  const { status } = response;
  const isDoubtful = status === 401 || status === 403 || status >= 500 || path.at(-1) === 'me';
  if (!isDoubtful || (await answers())) return response;
  await response.body?.cancel();
  return Response.json({ errors: [{ message: databaseAwayInBoth }] }, { status: 503, headers });
}

/** The same in place of a page of the admin, which would lead to the sign-in. What an open form asks for goes on, as its text would be lost. */
export async function sayDatabaseIsAway(
  request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  response: ServerResponse,
  answers: () => Promise<boolean>,
): Promise<boolean> {
  const isPage = /^\/admin(?=[/?]|$)/.test(request.url ?? '') && request.method === 'GET' && !request.headers.rsc;
  if (!isPage || (await answers())) return false;
  // Comes again by itself: whoever opened a link of a mail gets what it leads to.
  const again = { ...headers, refresh: String(retryAfter) };
  response.writeHead(503, { ...again, 'content-type': 'text/html; charset=utf-8' }).end(page);
  return true;
}

const page = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The database does not answer · قاعدة البيانات لا تستجيب</title>
<style>body { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }</style>
<p>${databaseAway.en}</p>
<p lang="ar" dir="rtl">${databaseAway.ar}</p>
</html>
`;
