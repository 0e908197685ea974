import { redactedArguments } from '@insurer/contract/redacted.ts';
import { type DestinationStream, pino } from 'pino';
import { config } from './config.server.ts';

/** The part of the logger that the site uses; tests hand in their own. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

/** A log in JSON lines. Query values, bodies and what errors carry of them never get through. */
function logTo(destination: DestinationStream, level: string) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(given, method) {
          method.apply(this, redactedArguments(given) as typeof given);
        },
      },
    },
    destination,
  );
}

/** How long a line may wait for others: one write for each request costs a good part of what sending a kept page does. */
const longestWaitMs = 20;

/** Lines that a full disk or a reader that stands still has not taken; what comes then is lost. */
const maxWaitingBytes = 1_048_576;

/**
 * A log that cannot be written costs its lines and nothing else: on a full disk the pages are there all the same. What is left at the
 * end would be tried without end, and the process would never stop.
 */
function serveWithoutLog(output: ReturnType<typeof pino.destination>): void {
  let isBroken = false;
  output.on('error', () => {
    isBroken = true;
  });
  output.on('write', () => {
    isBroken = false;
  });
  process.prependListener('exit', () => isBroken && output.destroy());
}

/** Lines of one moment are written together, and what is left when the process ends. */
function linesTogether(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4_096, maxLength: maxWaitingBytes });
  serveWithoutLog(output);
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(flush, longestWaitMs).unref();
    },
  };
}

export const log = logTo(linesTogether(), config().logLevel);
