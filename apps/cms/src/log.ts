import { redacted } from '@insurer/contract/redacted.ts';
import { config } from './config.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = Exclude<(typeof levels)[number], 'silent'>;

/** One line of JSON on standard output, without what a person wrote and without secrets, whatever it is handed. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  if (levels.indexOf(level) < levels.indexOf(config.logLevel)) return;
  const time = new Date().toISOString();
  const line = { time, level, app: 'cms', message: redacted(message), ...(redacted(details) as object) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
