import type { IncomingMessage, ServerResponse } from 'node:http';
import { Turns } from './turns.ts';

/** Pages of the admin and calls of its API: each keeps the one thread of the service, also for who is not signed in. */
const adminWork = /^\/(admin|cms-api)(?=[/?]|$)/;
const retryAfterSeconds = 10;

/** A browser has six at once. An office behind one address shares them, and the thread does not work faster with more. */
const turns = new Turns({ network: 8, wideNetwork: 16, waiting: 200, longestMs: 10_000 });

/**
 * Does the admin's work for one network in turns, so that whoever asks for a thousand pages at once waits for himself;
 * everything else at once. What is no longer waited for is not done.
 */
export function inTurn(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | undefined,
  work: () => void,
): void {
  if (!adminWork.test(request.url ?? '/')) {
    work();
    return;
  }
  const leave = turns.take(address, (end) => {
    response.once('close', end);
    work();
  });
  if (leave) response.once('close', leave);
  else response.writeHead(503, { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }).end();
}
