import { format } from 'node:util';
import { redacted } from '@insurer/contract/redacted.ts';
import { isSendersFault } from './access/senders-faults.ts';
import { log } from './log.ts';

/**
 * Next and other libraries tell the console of whole errors: their lines take the same door. What was refused to somebody is a short
 * line and no fault, as in Payload's log (log-method.ts).
 */
export function logConsole(): void {
  const levelOf = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  for (const [method, level] of Object.entries(levelOf)) {
    console[method as keyof typeof levelOf] = (...given: unknown[]) => {
      const refused = given.find(isSendersFault);
      if (refused) log('info', 'refused', { reason: refused.message });
      else log(level, format(...given.map((part) => redacted(part))));
    };
  }
}
