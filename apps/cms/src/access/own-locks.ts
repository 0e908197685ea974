import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { nameOf } from '../colleague-name.ts';
import { relatedId } from '../related-id.ts';
import { mayBeRow } from '../row-number.ts';
import { confidentialAmong, openTo } from './confidential.ts';
import { nobody, staff } from './rules.ts';

type Lock = {
  id: number;
  document?: { relationTo: CollectionSlug; value: number | string } | null;
  globalSlug?: string | null;
};

/** There are as many as people who work at something. */
async function allLocks(req: PayloadRequest): Promise<Lock[]> {
  const query = { collection: 'payload-locked-documents', pagination: false, req } as const;
  return (await req.payload.db.find<Lock>(query)).docs;
}

/** The locks that this person may take over: of what he may change. */
async function changeableLocks(req: PayloadRequest): Promise<Where> {
  const locks = await allLocks(req);
  const own = await Promise.all(locks.map(async (lock) => ((await mayChange(req, lock)) ? [lock.id] : [])));
  return { id: { in: own.flat() } };
}

async function mayChange(req: PayloadRequest, { document, globalSlug }: Omit<Lock, 'id'>): Promise<boolean> {
  const { collections, globals } = req.payload;
  if (!document) {
    const global = globals.config.find(({ slug }) => slug === globalSlug);
    return global !== undefined && Boolean(await global.access.update({ req }));
  }
  const { relationTo: collection, value: id } = document;
  const allowed = await collections[collection]?.config.access.update({ req, id: Number(id) });
  if (!allowed) return false;
  const named: Where = { id: { equals: Number(id) } };
  const where: Where = allowed === true ? named : { and: [named, allowed] };
  return (await req.payload.db.count({ collection, where, req })).totalDocs > 0;
}

/** All locks but those of cases that this person may not see. */
async function openLocks(req: PayloadRequest): Promise<true | Where> {
  const open = await openTo(req);
  if (Object.keys(open).length === 0) return true;
  const locks = await allLocks(req);
  const hidden = await Promise.all(
    locks.map(async ({ id, document }) =>
      document && (await confidentialAmong(req, document.relationTo, [document.value])).size > 0 ? [id] : [],
    ),
  );
  return { id: { not_in: hidden.flat() } };
}

/**
 * Whoever is signed in locks in the own name, and what was locked, whatever the request says: nobody is shown as working where
 * he is not.
 */
const inOwnName: CollectionBeforeChangeHook<Lock> = ({ data, originalDoc, req: { user } }) => {
  if (!user) return data;
  const { document, globalSlug } = originalDoc ?? data;
  return { ...data, document, globalSlug, user: { relationTo: 'users', value: user.id } };
};

/**
 * Payload calls who has something open by the address of the account, and “another user” where the reader may not open that account:
 * colleagues know each other by their names.
 */
const calledByName: CollectionAfterReadHook = async ({ doc, req }) => {
  const id: unknown = relatedId(doc.user?.value);
  const email = typeof id === 'number' ? await nameOf(req, id) : undefined;
  return email === undefined ? doc : { ...doc, user: { ...doc.user, value: { id, email } } };
};

type Build = typeof buildFormStateHandler;

/**
 * The state of a form, with the lock of what it is of for whoever may change that alone: Payload locks whatever a browser names
 * for everybody who may open the admin, and nobody else could save it for five minutes.
 */
export function lockedByWriters(build: Build): Build {
  return async (args) => {
    const { returnLockStatus, collectionSlug, globalSlug, id, req } = args;
    if (!returnLockStatus || !req.user) return build({ ...args, returnLockStatus: false });
    const named = collectionSlug === undefined ? { globalSlug } : rowNamed(req, collectionSlug, id);
    return build({ ...args, returnLockStatus: named !== undefined && (await mayChange(req, named)) });
  };
}

/** The row that a browser names, where there may be one. */
function rowNamed({ payload }: PayloadRequest, collection: string, id: unknown): Pick<Lock, 'document'> | undefined {
  if (!mayBeRow(id) || !Object.hasOwn(payload.collections, collection)) return undefined;
  return { document: { relationTo: collection as CollectionSlug, value: Number(id) } };
}

/**
 * Payload makes the collection of document locks itself and lets everybody who is signed in make, change, read and delete any
 * of them. Here the service alone makes one, for whoever opened a document's form; people see none of what they may not open,
 * and end their own; whoever may change a document takes it over by changing its lock, and is named in it, by name.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no collection of document locks any more.');
  locks.access.create = nobody;
  locks.access.update = async ({ req }) => Boolean(staff({ req })) && changeableLocks(req);
  locks.access.delete = ({ req }) =>
    Boolean(staff({ req })) && req.user !== null && { 'user.value': { equals: req.user.id } };
  locks.access.read = async ({ req }) => Boolean(staff({ req })) && openLocks(req);
  locks.hooks.beforeChange.push(inOwnName);
  locks.hooks.afterRead.push(calledByName);
  return config;
}
