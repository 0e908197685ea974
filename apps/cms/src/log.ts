import { config } from './config.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = Exclude<(typeof levels)[number], 'silent'>;

/** One line of JSON on standard output. Never pass it what a person wrote or a secret. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  if (levels.indexOf(level) < levels.indexOf(config.logLevel)) return;
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, app: 'cms', message, ...details })}\n`,
  );
}
