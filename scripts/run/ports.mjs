import { createServer } from 'node:net';
import { stopWith } from './stop-with.mjs';

/** Stops with one sentence when a port that an app needs is taken by something else. */
export async function mustBeFree(port, app, setting) {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stopWith(`${setting} must be a port number between 1 and 65535.`);
  if (!(await isFree(port))) {
    stopWith(
      `Port ${port}, which the ${app} needs, is taken: stop what uses it, or start with ${setting}=${port + 10}.`,
    );
  }
}

/** Whether nothing listens on a port of this machine. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port);
  });
}
