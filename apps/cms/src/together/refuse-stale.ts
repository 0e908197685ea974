import {
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { nameOf } from '../colleague-name.ts';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { Subject } from '../subject.ts';
import { waitForOthers } from '../wait-for-others.ts';
import { newestState } from './newest-state.ts';
import { refuseGone } from './refuse-gone.ts';
import { staleWords } from './stale-words.ts';

/**
 * Refuses a save whose `updatedAt` is not that of the newest text (decision 0030): it would take back what somebody else
 * saved in between. A save without it says nothing of what it is based on, as scripts and schedules do, and is taken.
 * @throws APIError 409 that names the field `updatedAt`, so that the form knows and shows both texts; 404 where it is gone
 */
export async function refuseStale(req: PayloadRequest, subject: Subject, basedOn: unknown): Promise<void> {
  if (typeof basedOn !== 'string' || req.context.isRestoringVersion === true) return;
  await waitForOthers(req, subject);
  const { updatedAt, editedBy } = await newestState(req, subject);
  // What was deleted while this waited has no newest text; written all the same, the database would fail at it.
  if (updatedAt === undefined && subject.collection) await refuseGone(req, subject.collection, subject.id);
  if (updatedAt === undefined || updatedAt === basedOn) return;
  const isOwn = editedBy !== undefined && editedBy === req.user?.id;
  const name = await nameOf(req, editedBy);
  const words = isOwn ? staleWords.own : name === undefined ? staleWords.nobodys : staleWords.named;
  const message = inLanguageOf(req, words).replace('{name}', () => name ?? '');
  throw new APIError(message, 409, { errors: [{ path: 'updatedAt', message }] }, true);
}

/** Refuses a save that is based on an older state than the stored one. @throws APIError 409 (decision 0030) */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id;
  if (id !== undefined) await refuseStale(req, { collection: collection.slug as CollectionSlug, id }, data?.updatedAt);
  return data;
};

const basisKey = (slug: string) => `based-on-${slug}`;

/** Keeps what the caller of a global's save says that it is based on: Payload fills in what is stored where that is nothing. */
export const noteBasis: GlobalBeforeOperationHook = ({ args, global: { slug }, operation, req }) => {
  const { data } = args as { data?: { updatedAt?: unknown } };
  if (operation === 'update') req.context[basisKey(slug)] = data?.updatedAt;
  return args;
};

/** The same refusal for a drafted global. */
export const refuseStaleGlobalSave: GlobalBeforeValidateHook = async ({ global: { slug }, data, req }) => {
  const global = draftedGlobalNamed(slug);
  if (global) await refuseStale(req, { global }, req.context[basisKey(slug)]);
  return data;
};
