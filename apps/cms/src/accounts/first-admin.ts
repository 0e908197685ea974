import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { ContentUnavailable } from '../db/open-content.ts';
import { passwordProblem } from './password-strength.ts';

/**
 * Makes the first administrator when nobody can sign in yet.
 * @throws ContentUnavailable with one sentence when ADMIN_PASSWORD is too weak
 * @returns the password that was made up, to be shown once; undefined when ADMIN_PASSWORD gave it or people exist
 */
export async function makeFirstAdmin(payload: Payload): Promise<string | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const problem = passwordProblem(password, [config.adminEmail], 'en');
  if (problem) throw new ContentUnavailable(`The setting ADMIN_PASSWORD is wrong: ${problem}`);
  await payload.create({
    collection: 'users',
    data: { email: config.adminEmail, password, name: 'Administrator', role: 'admin' },
    overrideAccess: true,
  });
  return config.adminPassword === undefined ? password : undefined;
}
