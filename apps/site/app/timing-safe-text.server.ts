import { timingSafeEqual } from 'node:crypto';

/** Compares a signature or a secret with the right one, without telling by its time where the two differ. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}
