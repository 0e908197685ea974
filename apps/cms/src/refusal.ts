import { APIError } from 'payload';
import type { Label } from './fields/labels.ts';

/**
 * An error whose sentence the person reads, in Payload's forms and over REST. It carries data, if empty: without, and
 * with the class names that a build takes away, Payload says "An unknown error occurred" in its place.
 *
 * @param status of the response, 400 to 599
 */
export function refusal(message: string, status: number): APIError {
  return new APIError(message, status, {}, true);
}

const saidInBoth = new WeakMap<object, Label>();

/** Keeps what an error says in both languages: whoever is told later may read another one than the request did. */
export function inBothLanguages<Refused extends Error>(error: Refused, said: Label): Refused {
  saidInBoth.set(error, said);
  return error;
}

/** The same, for whoever tells it. Undefined where the error has one language alone. */
export function saidBy(error: unknown): Label | undefined {
  return typeof error === 'object' && error !== null ? saidInBoth.get(error) : undefined;
}
