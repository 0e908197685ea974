import type { Payload, PayloadRequest } from 'payload';

/** A row of `second-factors`. */
export type StoredFactor = {
  id: number | string;
  kind: 'passkey' | 'code' | 'recovery';
  name?: string | null;
  createdAt: string;
  lastUsedAt?: string | null;
  secret?: string | null;
  credentialId?: string | null;
  publicKey?: string | null;
  counter?: number | null;
  transports?: unknown;
};
type Id = number | string;
type Asking = { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>;

const collection = 'second-factors';

/** Within the transaction of a request, where it has one. */
const within = ({ transactionID }: Asking) => ({ req: transactionID ? { transactionID } : {} });

// Reviewed: every read and write here is of one person's own factors; each caller has shown who asks.

/** All factors of a person, recovery codes among them, oldest first. */
export async function factorsOf(asking: Asking, person: Id): Promise<StoredFactor[]> {
  const which = { where: { person: { equals: person } }, sort: 'createdAt', pagination: false };
  return (await asking.payload.db.find<StoredFactor>({ collection, ...which, ...within(asking) })).docs;
}

/** Stores a factor; what is secret of it was sealed or digested by the caller. */
export async function addFactor(asking: Asking, person: Id, factor: Omit<StoredFactor, 'id' | 'createdAt'>) {
  const now = new Date().toISOString();
  const data = { ...factor, person, createdAt: now, updatedAt: now };
  await asking.payload.db.create({ collection, data, returning: false, ...within(asking) });
}

/** Notes a use, and how often a passkey says it was used. */
export async function noteUse(asking: Asking, { id }: StoredFactor, counter?: number): Promise<void> {
  const data = { lastUsedAt: new Date().toISOString(), ...(counter !== undefined && { counter }) };
  await asking.payload.db.updateOne({ collection, id, data, returning: false, ...within(asking) });
}

/** Removes these factors for good. */
export async function removeFactors(asking: Asking, factors: readonly StoredFactor[]): Promise<void> {
  const where = { id: { in: factors.map(({ id }) => id) } };
  if (factors.length > 0) await asking.payload.db.deleteMany({ collection, where, ...within(asking) });
}
