import { withHostCookie } from './session-cookie.ts';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/**
 * Payload's REST routes without the public "first register": the first administrator is made before the server
 * listens (CVE-2026-105858). Session cookies leave under their guarded name.
 */
export function closeRoutes(handler: (request: Request, context: never) => Promise<Response>): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const path = slug.map((part) => decode(part).toLowerCase()).filter(Boolean);
    if (path.includes('first-register')) return Response.json({ message: 'Not found' }, { status: 404 });
    return withHostCookie(await handler(request, context as never));
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
