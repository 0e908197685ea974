import { asRecord } from './clean/json-text.ts';
import { dataOf } from './envelope.ts';

/**
 * The moment at which a preview shows the site, from the response of GET /page-previews/{name}: `as_of` of the page, ISO 8601, or of
 * the failure where no page of that name was online then.
 *
 * @returns undefined where the preview shows drafts, and for anything that is no moment
 */
export function readAsOf(body: unknown): string | undefined {
  const moment = (asRecord(dataOf(body)) ?? asRecord(body))?.as_of;
  return typeof moment === 'string' && !Number.isNaN(Date.parse(moment)) ? moment : undefined;
}
