import type { SanitizedConfig } from 'payload';
import { staff } from './rules.ts';

/** A page saves itself, which ends Payload's lock every two seconds: pages tell who is there and refuse stale saves (decision 0030). */
const unlocked = 'pages';

/**
 * Payload makes the collection of document locks itself and lets everybody who is signed in delete any of them. Here
 * people end their own; whoever takes over a document changes its lock and is named in it.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of document locks any more.');
  locks.access.delete = ({ req }) =>
    Boolean(staff({ req })) && req.user !== null && { 'user.value': { equals: req.user.id } };
  const collection = config.collections.find(({ slug }) => slug === unlocked);
  // After Payload has made the table of locks, which therefore stays as it is.
  if (collection) collection.lockDocuments = false;
  return config;
}
