import { redactedArguments } from '@insurer/contract/redacted.ts';
import { isSendersFault } from './access/senders-faults.ts';

const infoLevel = 30;

/** Of names that PostgreSQL cuts: they are cut alike wherever they are said, which a test and Payload itself see to. Nobody can do anything about it. */
const ofCutNames = /^The following identifiers exceed Postgres's 63-character limit and will be silently truncated/;

type Line = (first: unknown, ...rest: unknown[]) => void;

/**
 * Every line of Payload's log. What it refuses it tells as faults of its own, with the places in the code, since it knows the
 * kinds of refusals by names that a build takes away: here a refusal is a short line, so that nobody outside makes alarms ring.
 */
export function logMethod(this: { info: Line }, given: unknown[], method: Line, level: number): void {
  if (typeof given[0] === 'string' && ofCutNames.test(given[0])) return;
  const [said, ...rest] = given as [{ err?: unknown } | undefined, ...unknown[]];
  const error = level > infoLevel && rest.length === 0 ? said?.err : undefined;
  if (isSendersFault(error)) this.info({ reason: error.message }, 'refused');
  else method.apply(this, redactedArguments(given) as Parameters<Line>);
}
