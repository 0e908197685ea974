import type { PayloadRequest } from 'payload';
import { adminLanguageOf } from '../../fields/labels.ts';
import { refusal } from '../../refusal.ts';
import { refusals } from './words.ts';

/** Ends the request with a sentence for the person. */
export function refuse(req: PayloadRequest, status: number, why: keyof typeof refusals): never {
  throw refusal(refusals[why][adminLanguageOf(req.i18n)], status);
}
