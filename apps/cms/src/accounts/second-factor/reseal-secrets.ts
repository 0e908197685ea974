import type { Payload } from 'payload';
import { resealSecret } from './one-time-codes.ts';
import type { StoredFactor } from './stored-factors.ts';

/** Seals the secrets of apps with the present key, so that the one before a change of SECRET can go (decision 0021). */
export async function resealSecrets(payload: Payload): Promise<void> {
  const which = { collection: 'second-factors', where: { kind: { equals: 'code' } }, pagination: false } as const;
  // Reviewed: nothing of it is told to anybody.
  for (const { id, secret } of (await payload.db.find<StoredFactor>(which)).docs) {
    const resealed = resealSecret(secret ?? '');
    const data = { secret: resealed };
    if (resealed) await payload.db.updateOne({ collection: 'second-factors', id, data, returning: false });
  }
}
