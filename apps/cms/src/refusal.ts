import { APIError } from 'payload';

/**
 * An error whose sentence the person reads, in Payload's forms and over REST. It carries data, if empty: without, and
 * with the class names that a build takes away, Payload says "An unknown error occurred" in its place.
 *
 * @param status of the response, 400 to 599
 */
export function refusal(message: string, status: number): APIError {
  return new APIError(message, status, {}, true);
}
