import { randomInt } from 'node:crypto';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';

/**
 * Digits and letters that are told apart when read aloud or copied by hand: no 0 and O, no 1, I and L, no B, G, S
 * and Z beside 8, 6, 5 and 2, no vowels that make words. 23 is prime, as the check digit needs.
 */
const letters = 'CFHJKMNPQRTVWXY';
const alphabet = `23456789${letters}`;
const secretLength = 10;

/** What people write for a letter that no reference has. */
const misreadings: Record<string, string> = { B: '8', G: '6', S: '5', Z: '2' };

/**
 * A reference such as `C7-4KXM-92QP-9`: ten random signs (44 bits, not guessable within the limits of tracking)
 * and a check digit that finds every single wrong sign and every swap of neighbours. It begins with a letter: a
 * leading number would change places inside Arabic text.
 */
export function newReference(): string {
  const signs = randomSign(letters) + Array.from({ length: secretLength - 1 }, () => randomSign(alphabet)).join('');
  return grouped(signs + checkDigit(signs));
}

function randomSign(signs: string): string {
  return signs.charAt(randomInt(signs.length));
}

/** A typed reference in its stored form, or undefined when its check digit does not fit. */
export function readReference(typed: string): string | undefined {
  const written = normaliseText(typed).toUpperCase();
  const signs = written.replace(/[^A-Z0-9]/g, '').replace(/[BGSZ]/g, (sign) => misreadings[sign] ?? sign);
  if (signs.length !== secretLength + 1 || [...signs].some((sign) => !alphabet.includes(sign))) return undefined;
  return checkDigit(signs.slice(0, -1)) === signs.at(-1) ? grouped(signs) : undefined;
}

function checkDigit(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + alphabet.indexOf(sign) * (index + 2), 0);
  return alphabet.charAt(sum % alphabet.length);
}

function grouped(signs: string): string {
  return [signs.slice(0, 2), signs.slice(2, 6), signs.slice(6, 10), signs.slice(10)].join('-');
}
