import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { config } from '../config.ts';
import { sha256 } from '../digests.ts';
import type { AdminLanguage } from '../fields/labels.ts';
import { type Acting, record } from '../record/record.ts';

/** An account as it is stored, with what never leaves the service. */
export type StoredAccount = {
  id: number;
  email: string;
  name?: string | null;
  language?: AdminLanguage | null;
  disabled?: boolean | null;
  /** Missing as long as nobody has chosen a password. */
  hash?: string | null;
  resetPasswordExpiration?: string | null;
  /** Issuer and subject of somebody who signs in with the account of the organisation, and so has no password. */
  identity?: string | null;
};

/** Reviewed: the account for the service itself; each use says what of it is given out. */
export async function storedAccount({ db }: Payload, id: number | string): Promise<StoredAccount | undefined> {
  return (await db.findOne<StoredAccount>({ collection: 'users', where: { id: { equals: id } } })) ?? undefined;
}

/**
 * Makes the link at which somebody without a password chooses one. It serves once and ends the link before; what is
 * stored of it is a digest.
 */
export async function makeInvitation(req: Acting, person: StoredAccount, hours: number) {
  const token = randomBytes(20).toString('hex');
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const data = { resetPasswordToken: sha256(token), resetPasswordExpiration: until };
  const { transactionID } = req;
  await req.payload.db.updateOne({ collection: 'users', id: person.id, data, req: { transactionID } });
  const target = { targetCollection: 'users', targetId: person.id };
  await record(req, { ...target, action: 'invited', subject: person.email });
  return { link: passwordLink(token), until };
}

/** Where a password is chosen. It leads to the address that the service is set to, whatever a request claimed. */
export function passwordLink(token: string): string {
  return `${config.adminUrl}/admin/reset/${token}`;
}

/**
 * Keeps the digest of a link to a new password instead of the link; a new password ends the link, and so does a new address: the
 * link lies in the mailbox of the one before. Who is disabled has none, so that none works when the account is enabled again. Who
 * was invited has nothing to forget, so that nobody ends an invitation by asking for another link.
 */
export const storeDigestOfLink: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isMoved = originalDoc && data.email !== undefined && data.email !== originalDoc.email;
  if (data.password || isMoved || data.disabled)
    return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
  const { resetPasswordToken: token, ...rest } = data;
  if (!token || token === originalDoc?.resetPasswordToken) return data;
  if (originalDoc?.hash) return { ...rest, resetPasswordToken: sha256(String(token)) };
  const { resetPasswordExpiration: _, ...unchanged } = rest;
  return unchanged;
};
