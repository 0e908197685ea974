import type { Server, ServerResponse } from 'node:http';

type Stop = {
  server: Server;
  /** For how long whoever stands in front may learn from `/ready` that this process takes no more, while it still does. */
  delayMs: number;
  /** What still runs so long after the delay is cut off. */
  longestMs: number;
  onSignal?(signal: string): void;
  /** What else has to end, once no request runs any more. */
  finish?(): Promise<void>;
};

// Parts of an app that are bundled apart load this file apart; the process stops once.
const shared = globalThis as typeof globalThis & { insurerStopping?: AbortController };
shared.insurerStopping ??= new AbortController();
const controller = shared.insurerStopping;

/** Aborted as soon as this process has been asked to stop: `/ready` says so, and streams that never end are ended. */
export const stopping: AbortSignal = controller.signal;

/**
 * On SIGTERM and SIGINT, and where `npm start` has ended however it did: `/ready` falls, and connections end with the response that is next sent on them; after the delay nothing
 * new is taken, what runs is finished, and the process ends with 0. So no request is lost where something in front asks `/ready`.
 */
export function stopGracefully({ server, delayMs, longestMs, onSignal, finish }: Stop): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    // Sent with `connection: close`: the next request comes on another line.
    if (stopping.aborted) response.shouldKeepAlive = false;
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(signal));
  // The channel breaks even where `npm start` was killed: nobody would start this process again, and it would keep port and data.
  process.once('disconnect', () => begin('disconnect'));
  if (process.connected === false) begin('disconnect');

  function begin(signal: string): void {
    if (stopping.aborted) return;
    onSignal?.(signal);
    controller.abort();
    setTimeout(close, delayMs);
  }

  function close(): void {
    server.close(() => void (finish?.() ?? Promise.resolve()).finally(() => process.exit(0)));
    // Connections turn idle one by one, as their last responses are sent.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), longestMs).unref();
    // Whatever else there was to end has had as long again.
    setTimeout(() => process.exit(0), 2 * longestMs).unref();
  }
}
