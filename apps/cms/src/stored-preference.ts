import type { Payload, PayloadRequest, Where } from 'payload';

/** Where Payload keeps what each person prefers in the admin: their own, read and written by nobody else. */
export const preferencesSlug = 'payload-preferences';

/** What somebody prefers under a key of Payload's or ours; null where nothing is kept. */
export function storedPreference(
  req: { payload: Payload } & Partial<PayloadRequest>,
  person: number | string | undefined,
  key: string,
): Promise<{ id: number; value?: unknown } | null> {
  const ofPerson: Where[] = [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: person } }];
  const where: Where = { and: [{ key: { equals: key } }, ...ofPerson] };
  return req.payload.db.findOne<{ id: number; value?: unknown }>({ collection: preferencesSlug, where, req });
}
