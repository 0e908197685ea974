import type { CollectionBeforeChangeHook, PayloadRequest, SanitizedConfig, Where } from 'payload';
import { confidentialAmong, openTo } from './confidential.ts';
import { staff } from './rules.ts';

/** A page saves itself, which ends Payload's lock every two seconds: pages tell who is there and refuse stale saves (decision 0030). */
const unlocked = 'pages';

type Lock = { id: number; document?: { relationTo: string; value: number | string } | null };

/** All locks but those of cases that this person may not see; there are as many as people who work at something. */
async function openLocks(req: PayloadRequest): Promise<true | Where> {
  const open = await openTo(req);
  if (Object.keys(open).length === 0) return true;
  const query = { collection: 'payload-locked-documents', pagination: false, req } as const;
  const { docs } = await req.payload.db.find<Lock>(query);
  const hidden = await Promise.all(
    docs.map(async ({ id, document }) =>
      document && (await confidentialAmong(req, document.relationTo, [document.value])).size > 0 ? [id] : [],
    ),
  );
  return { id: { not_in: hidden.flat() } };
}

/** Whoever is signed in locks in the own name, whatever the request says: nobody is shown as working where he is not. */
const inOwnName: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user ? { ...data, user: { relationTo: 'users', value: user.id } } : data;

/**
 * Payload makes the collection of document locks itself and lets everybody who is signed in read and delete any of them, and
 * make them in the name of others. Here people see none of what they may not open, and end their own; whoever takes over a
 * document changes its lock and is named in it.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of document locks any more.');
  locks.access.delete = ({ req }) =>
    Boolean(staff({ req })) && req.user !== null && { 'user.value': { equals: req.user.id } };
  locks.access.read = async ({ req }) => Boolean(staff({ req })) && openLocks(req);
  locks.hooks.beforeChange.push(inOwnName);
  const collection = config.collections.find(({ slug }) => slug === unlocked);
  // After Payload has made the table of locks, which therefore stays as it is.
  if (collection) collection.lockDocuments = false;
  return config;
}
