import { randomUUID } from 'node:crypto';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload, PayloadRequest } from 'payload';
import { belongingTo, ofCase } from '../case-belongings.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import { type KeptFile, storeFileEntries } from '../intake/kept-files.ts';

/** Context key of a change to a case that comes with a message, which tells the customer or came from him. */
export const notifiedByMessage = 'notified-by-message';

export type StoredMessage = {
  id: number;
  from: 'company' | 'customer';
  text?: string | null;
  by?: number | null;
  mail?: number | null;
  openedAt?: string | null;
  createdAt: string;
  contentHash?: string | null;
};

/** The case that a message belongs to. */
export type MessageCase = Omit<StoredCase, 'language'> & {
  collection: CaseCollection;
  language: Language;
  name?: string | null;
  assignee?: number | null;
};

export type NewMessage = {
  from: 'company' | 'customer';
  text: string;
  files: KeptFile[];
  by?: number | string;
  idempotencyKey?: string;
  contentHash?: string;
};

/** Stores a message with its files, in the transaction of `req`. */
export async function storeMessage(
  req: PayloadRequest,
  about: MessageCase,
  message: NewMessage,
): Promise<StoredMessage> {
  const { collection, id, reference } = about;
  const { files, idempotencyKey, ...content } = message;
  const now = new Date().toISOString();
  const data = {
    ...content,
    // A unique column: two messages without a key must not collide.
    idempotencyKey: idempotencyKey ?? randomUUID(),
    ...(await belongingTo(req, about)),
    createdAt: now,
    updatedAt: now,
  };
  const stored = (await req.payload.db.create({ collection: 'case-messages', data, req })) as unknown as StoredMessage;
  await storeFileEntries(req, { id, collection, reference, message: stored.id }, files);
  return stored;
}

/** What was written about a case, oldest first. */
export async function messagesOfCase(
  payload: Payload,
  { collection, id }: Pick<MessageCase, 'collection' | 'id'>,
): Promise<StoredMessage[]> {
  const where = ofCase(collection, id);
  const query = { collection: 'case-messages', where, sort: 'id', pagination: false } as const;
  return (await payload.db.find<StoredMessage>(query)).docs;
}

/** Notes that the customer has seen what was written to him. */
export async function markOpened(payload: Payload, { collection, id }: Pick<MessageCase, 'collection' | 'id'>) {
  const where = { and: [ofCase(collection, id), { from: { equals: 'company' } }, { openedAt: { exists: false } }] };
  const data = { openedAt: new Date().toISOString() };
  await payload.db.updateMany({ collection: 'case-messages', where, data, returning: false });
}
