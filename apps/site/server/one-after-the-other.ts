import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a request is handed to. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** No browser writes a request before the response to its last one is there, and no proxy writes so many. */
const waitingAtMost = 16;

/**
 * Begins a request when it is its line's turn to be responded to. Node hands over all that stand in a line at once: 67 KB of
 * them kept the site for nine seconds, and held the pages of all until the first was read. A line with more of them than
 * anybody needs is closed.
 */
export function oneAfterTheOther(listener: Listener): Listener {
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    // Node gives the line to the response whose turn it is.
    if (outgoing.socket) return listener(incoming, outgoing);
    const { socket } = incoming;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > waitingAtMost) return void socket.destroy();
    waiting.set(socket, count);
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      listener(incoming, outgoing);
    });
  };
}
