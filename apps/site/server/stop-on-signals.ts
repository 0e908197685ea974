import type { Server } from 'node:http';
import { log } from '#app/log.server.ts';

const staleWaitMs = 10_000;

/** On SIGTERM and SIGINT: no new requests, those under way are finished, then the process ends with 0. */
export function stopOnSignals(server: Server): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'The site stops.');
      server.close(() => process.exit(0));
      // Connections turn idle one by one, as their last responses are sent.
      setInterval(() => server.closeIdleConnections(), 100).unref();
      setTimeout(() => server.closeAllConnections(), staleWaitMs).unref();
    });
  }
}
