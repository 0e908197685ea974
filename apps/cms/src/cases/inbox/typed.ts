import { isReason, saysSomething } from '../../says-something.ts';

/** What was typed into a field, if it says anything. */
export function typed(value: unknown): string | undefined {
  return typeof value === 'string' && saysSomething(value) ? value.trim() : undefined;
}

/** Whether a reason was typed into a field, whatever was sent there. */
export function isReasonTyped(value: unknown): boolean {
  return isReason(typed(value) ?? '');
}
