import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';

/**
 * Whether somebody's upload is looked at. Hooks of an operation run before its access rules, which then refuse strangers: for
 * these nothing is unpacked, scanned or fetched.
 */
export function mayUpload(req: PayloadRequest, overrideAccess: boolean | undefined): boolean {
  return overrideAccess === true || hasRole(req, 'admin', 'editor', 'people');
}
