import type { SanitizedConfig } from 'payload';
import { sharedCollections } from './shared-documents.ts';

/** Tell who is there and refuse stale saves as the others do, and keep Payload's lock as well: texts and prices that are saved when asked to. */
const locked: readonly string[] = ['jobs', 'rate-tables'] satisfies (typeof sharedCollections)[number][];
const unlocked: readonly string[] = sharedCollections.filter((slug) => !locked.includes(slug));

/**
 * Lifts Payload's lock from what people share (decision 0030). A page saves itself, which would end its lock every two seconds; of the
 * others the lock has no more to offer than to load the other's text over one's own.
 */
export function withoutLocks(config: SanitizedConfig): SanitizedConfig {
  // After Payload has made the table of locks, which therefore stays as it is.
  for (const collection of config.collections) if (unlocked.includes(collection.slug)) collection.lockDocuments = false;
  return config;
}
