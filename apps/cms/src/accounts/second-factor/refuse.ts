import { APIError, type PayloadRequest } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { refusals } from './words.ts';

/** Ends the request with a sentence for the person. */
export function refuse(req: PayloadRequest, status: number, why: keyof typeof refusals): never {
  // Without data, Payload's built server says "An unknown error occurred" in place of the sentence.
  throw new APIError(refusals[why][adminLanguageOf(req.i18n)], status, {}, true);
}
