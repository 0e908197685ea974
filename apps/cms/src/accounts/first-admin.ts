import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { ContentUnavailable } from '../db/open-content.ts';
import { passwordProblem } from './password-strength.ts';

const linkHours = 24;
type Stored = { id: number; email: string; hash?: string | null };

/**
 * Makes the first administrator when nobody can sign in yet. As long as nobody has chosen the password, every start makes
 * a new link to do so, which ends the one before.
 *
 * @throws ContentUnavailable with one sentence when ADMIN_PASSWORD is too weak
 * @returns what to tell the person at the terminal; undefined when ADMIN_PASSWORD gave the password or it was chosen
 */
export async function makeFirstAdmin(payload: Payload): Promise<string | undefined> {
  // Reviewed: only whether there is a password.
  const { docs } = await payload.db.find<Stored>({ collection: 'users', limit: 2 });
  const [admin = await createAdmin(payload), another] = docs;
  if (admin.hash || another) return undefined;
  const expiration = linkHours * 3_600_000;
  const data = { email: admin.email };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true, expiration });
  return `First administrator, ${admin.email}: choose a password within ${linkHours} hours at
  ${config.adminUrl}/admin/reset/${token}`;
}

async function createAdmin(payload: Payload): Promise<Stored> {
  const { adminEmail: email, adminPassword } = config;
  const password = adminPassword ?? randomBytes(32).toString('base64url');
  const problem = await passwordProblem(password, [email], 'en');
  if (problem) throw new ContentUnavailable(`The setting ADMIN_PASSWORD is wrong: ${problem}`);
  const data = { email, password, name: 'Administrator', role: 'admin' } as const;
  const { id } = await payload.create({ collection: 'users', data, overrideAccess: true });
  if (adminPassword !== undefined) return { id, email, hash: 'given' };
  await payload.db.updateOne({ collection: 'users', id, data: { hash: null, salt: null } });
  return { id, email };
}
