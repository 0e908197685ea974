import type { Payload } from 'payload';
import { config } from '../config.ts';
import { ContentUnavailable } from '../db/open-content.ts';
import { firstPasswordProblem } from './first-password.ts';
import { makeInvitation, type StoredAccount } from './password-links.ts';

const linkHours = 24;

/**
 * Makes the first administrator when nobody can sign in yet. As long as nobody has chosen the password, every start makes
 * a new link to do so, which ends the one before.
 *
 * @throws ContentUnavailable with one sentence when ADMIN_PASSWORD is too weak
 * @returns what to tell the person at the terminal; undefined when ADMIN_PASSWORD gave the password or it was chosen
 */
export async function makeFirstAdmin(payload: Payload): Promise<string | undefined> {
  // Reviewed: only whether there is a password.
  const { docs } = await payload.db.find<StoredAccount>({ collection: 'users', limit: 2 });
  const [admin = await createAdmin(payload), another] = docs;
  if (admin.hash || another) return undefined;
  const { link } = await makeInvitation({ payload }, admin, linkHours);
  return `First administrator, ${admin.email}: choose a password within ${linkHours} hours at
  ${link}`;
}

/** @throws ContentUnavailable with one sentence when ADMIN_PASSWORD is too weak */
export async function refuseWeakPassword(): Promise<void> {
  const problem = await firstPasswordProblem(config);
  if (problem) throw new ContentUnavailable(problem);
}

async function createAdmin(payload: Payload): Promise<StoredAccount> {
  await refuseWeakPassword();
  const { adminEmail: email, adminPassword: password } = config;
  // The language of the first sign-in becomes that of the mails; whoever starts the service reads no admin.
  const own = { name: 'Administrator', role: 'admin', language: null } as const;
  const data = { email, ...(password && { password }), ...own };
  const context = { invitesLater: true };
  const { id } = await payload.create({ collection: 'users', data, context, overrideAccess: true });
  return { id, email, ...(password && { hash: 'given' }) };
}
