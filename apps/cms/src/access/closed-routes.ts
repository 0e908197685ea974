import { defaultLanguage } from '@insurer/contract/language.ts';
import { unlessDatabaseIsAway } from './database-away.ts';
import { readableRequest } from './readable-request.ts';
import { withHostCookie } from './session-cookie.ts';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/**
 * Payload's REST routes without the public "first register": the first administrator is made before the server
 * listens (CVE-2026-105858). What Payload would fail at is refused (readable-request.ts). Session cookies leave under their
 * guarded name. While the database is away nobody is told that they may not do something.
 */
export function closeRoutes(
  handler: (request: Request, context: never) => Promise<Response>,
  databaseAnswers: () => Promise<boolean>,
): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const path = slug.map(decode).filter(Boolean);
    const isRegister = path.some((part) => part.toLowerCase() === 'first-register');
    // Payload takes what every object has for a collection, and fails at it.
    const isNone = path[0] !== undefined && path[0] in Object.prototype;
    if (isRegister || isNone) return Response.json({ message: 'Not found' }, { status: 404 });
    const readable = await readableRequest(request);
    if (!readable) return Response.json({ message: 'This request cannot be read.' }, { status: 400 });
    // Each route of Next's names the parameters of its own path: no one type takes them all.
    const response = await handler(inSomeLanguage(readable), context as never);
    return withHostCookie(await unlessDatabaseIsAway(response, path, databaseAnswers));
  };
}

/** A reading without a language is in the first one: Payload would leave all texts out, and fail where it sorts by one. */
function inSomeLanguage(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.searchParams.has('locale')) return request;
  url.searchParams.set('locale', defaultLanguage);
  return new Request(url, request);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
