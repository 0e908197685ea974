import { APIError, type Payload } from 'payload';
import { isLostConnection } from '../db/lost-connections.ts';

/** A turn comes every ten seconds: what fails for a reason that nobody foresaw is tried for about five minutes. */
const maxTries = 30;

/**
 * Whether what was scheduled will not be done. What was refused will not; what failed for want of a database says nothing about the wish, and is
 * tried until there is one. Anything else (a lock, a full disk) is counted, and tried so often.
 */
export async function hasFailedForGood(payload: Payload, id: number | string, error: unknown): Promise<boolean> {
  if (error instanceof APIError && error.status < 500) return true;
  if (isLostConnection(error)) return false;
  const where = { id: { equals: id } };
  const counted = {
    collection: 'payload-jobs',
    where,
    data: { totalTried: { $inc: 1 } },
    options: { atomic: true },
  } as const;
  const row: { totalTried?: number | null } | null = await payload.db.updateOne(counted);
  return (row?.totalTried ?? maxTries) >= maxTries;
}
