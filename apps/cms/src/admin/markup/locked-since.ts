import type { AdminLanguage } from '../../fields/labels.ts';
import { momentWithHijri } from '../../fields/moment-text.ts';

/** How Payload says since when somebody else has a document open: in English and in the zone of the browser, such as `Nov 25, 2026, 1:05 PM`. */
const asPayloadSays = /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/;

/** The same moment as it is told everywhere; undefined where it is told so already. */
export function lockedSince(said: string, language: AdminLanguage): string | undefined {
  if (!asPayloadSays.test(said)) return undefined;
  // Between the time and its half of the day stands a narrow space, which not every browser reads.
  return momentWithHijri(new Date(said.replace(/\s/g, ' ')), language);
}
