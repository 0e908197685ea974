import type { Decimal } from './rates.ts';

/** Any number as a whole number of parts: `units / 10 ** scale`. */
export type Exact = { units: bigint; scale: number };

const plain = /^-?\d{1,10}(?:\.\d{1,12})?$/;

/** A number, or its digits, as exact decimal digits; undefined for anything else and for what no rate can be. */
export function readDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? digitsOf(value) : typeof value === 'string' ? value.trim() : '';
  return plain.test(text) ? text : undefined;
}

/** The shortest digits that mean the number; sums that computers write with 17 digits lose the last of them. */
function digitsOf(value: number): string {
  const shortest = String(value);
  return plain.test(shortest) ? shortest : value.toFixed(12);
}

/** A decimal as whole units and the number of digits behind the point, so that sums of it lose nothing. */
export function exact(decimal: Decimal): Exact {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** The exact sum, at the finer of the two scales. */
export function add(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** The exact product; its scale is the sum of both. */
export function multiply(a: Exact, b: Exact): Exact {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Negative, zero or positive, as a sort wants it. */
export function compare(a: Exact, b: Exact): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Riyals in whole halalas, half a halala upwards. */
export function halalas({ units, scale }: Exact): bigint {
  if (scale <= 2) return units * 10n ** BigInt(2 - scale);
  const part = 10n ** BigInt(scale - 2);
  return floorDivided(2n * units + part, 2n * part);
}

/** Division of whole numbers cuts towards zero, which would take half a halala of a discount down. */
function floorDivided(dividend: bigint, divisor: bigint): bigint {
  const cut = dividend / divisor;
  return dividend % divisor < 0n ? cut - 1n : cut;
}

function unitsAt({ units, scale }: Exact, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}
