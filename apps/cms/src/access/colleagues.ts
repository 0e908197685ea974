import type { Access, Where } from 'payload';
import { roleOf } from './roles.ts';

/**
 * Administrators see everybody, people see themselves; who shares an inbox sees the others of the team as well, so
 * that a case can be given to one of them.
 */
export const selfAndTeam: Access = ({ req }): boolean | Where => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (!req.user) return false;
  if (role === 'care' || role === 'people') return { role: { equals: role } };
  return { id: { equals: req.user.id } };
};
