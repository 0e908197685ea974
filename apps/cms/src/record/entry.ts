import { sha256 } from '../digests.ts';
import type { Action } from './actions.ts';

/** A field that an act changed. Without values where these would be personal data or a secret. */
export type Change = { field: string; before?: string; after?: string };

/** What one entry says, as it is written. */
export type Draft = {
  action: Action;
  /** The user's id, kept as text so that it stays when the user is gone. */
  actorId: string | null;
  actorName: string;
  actorEmail: string | null;
  /** Network address of the caller, as the server found it. */
  address: string | null;
  targetCollection: string | null;
  targetId: string | null;
  subject: string;
  changes: Change[] | null;
  createdAt: string;
};

/** An entry in its place in the chain. */
export type Entry = Draft & { sequence: number; previousHash: string; hash: string };

/** Stands for the hash before the first entry. */
export const noHash = '0'.repeat(64);

/**
 * SHA-256 over the canonical form of an entry: a JSON array in this order, with the moment as ISO 8601 in UTC and
 * changes as triples, so that no database's way of storing times or objects changes it.
 */
export function hashOf(entry: Omit<Entry, 'hash'>): string {
  const changes = entry.changes?.map(({ field, before, after }) => [field, before ?? null, after ?? null]) ?? null;
  return sha256(
    JSON.stringify([
      entry.sequence,
      entry.previousHash,
      new Date(entry.createdAt).toISOString(),
      entry.action,
      entry.actorId,
      entry.actorName,
      entry.actorEmail,
      entry.address,
      entry.targetCollection,
      entry.targetId,
      entry.subject,
      changes,
    ]),
  );
}
