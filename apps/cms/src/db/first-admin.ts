import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { config } from '../config.ts';

/**
 * Makes the first administrator when nobody can sign in yet.
 * @returns the password that was made up, to be shown once; undefined when ADMIN_PASSWORD gave it or people exist
 */
export async function makeFirstAdmin(payload: Payload): Promise<string | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email: config.adminEmail, password, name: 'Administrator', role: 'admin' },
    overrideAccess: true,
  });
  return config.adminPassword === undefined ? password : undefined;
}
