import type { SanitizedConfig } from 'payload';
import { staff } from './rules.ts';

/**
 * Payload makes the collection of document locks itself and lets everybody who is signed in delete any of them. Here
 * people end their own; whoever takes over a document changes its lock and is named in it.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of document locks any more.');
  locks.access.delete = ({ req }) =>
    Boolean(staff({ req })) && req.user !== null && { 'user.value': { equals: req.user.id } };
  return config;
}
