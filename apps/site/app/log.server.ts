import { pino } from 'pino';
import { config } from './config.server.ts';

/** The part of the logger that the site uses; tests hand in their own. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on stdout. Never log bodies, query values or cookies: they may hold personal data. */
export const log = pino(
  {
    level: config().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  // Lines of one moment are written together, and what is left when the process ends.
  pino.destination({ dest: 1, sync: false }),
);
