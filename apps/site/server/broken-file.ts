import { loggedPath } from '@insurer/contract/logged-path.ts';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#app/log.server.ts';
import type { Env } from './env.ts';

/**
 * A file that breaks off on its way ends its line, by which browsers know that it is not whole. Left to itself the server writes the
 * words of the fault behind it and ends it as whole files end.
 */
export function cutBrokenFiles(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const isFile = c.req.path.startsWith('/media/') || c.res.headers.has('content-disposition');
    if (!isFile || !c.res.body) return;
    const { outgoing, requestId } = c.env;
    const cut = (error: unknown) => {
      // Whoever went away broke it himself.
      if (outgoing.destroyed) return;
      log.warn({ reason: String(error), requestId, path: loggedPath(c.req.path) }, 'A file broke off on its way.');
      outgoing.destroy();
    };
    c.res = new Response(watched(c.res.body, cut), c.res);
  };
}

/** The same bytes; where they break off the stream ends, and it is told. */
function watched(source: ReadableStream<Uint8Array>, onBreak: (error: unknown) => void): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await reader.read().catch(onBreak);
        if (next?.value) controller.enqueue(next.value);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
