import { APIError } from 'payload';
import { adminLanguageOf, type Label } from './fields/labels.ts';

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

/**
 * A refusal (400) that its reader gets in the language of the admin, and whoever is told later in another.
 *
 * @param data beside the sentence, such as the fields that it is about
 * @param later what whoever is told later reads, where that is more
 */
export function refusalInBoth(
  { i18n }: { i18n: { language: string } },
  said: Label,
  data: Record<string, unknown> = {},
  later: Label = said,
): APIError {
  const error = new APIError(said[adminLanguageOf(i18n)], 400, data, true);
  saidInBoth.set(error, later);
  return error;
}

/** The sentence in both languages, for whoever tells it. Undefined where the error has one language alone. */
export function saidBy(error: unknown): Label | undefined {
  return typeof error === 'object' && error !== null ? saidInBoth.get(error) : undefined;
}
