import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { type Role, roles } from '../src/access/roles.ts';

/** Makes a person of each role, and a request of theirs. */
export async function requestsByRole(payload: Payload): Promise<ReadonlyMap<Role, PayloadRequest>> {
  const requests = new Map<Role, PayloadRequest>();
  for (const role of roles) {
    const data = { email: `${role}@example.com`, password: 'long-enough-password', name: role, role };
    const user = await payload.create({ collection: 'users', data });
    requests.set(role, await createLocalReq({ user: { ...user, collection: 'users' } }, payload));
  }
  return requests;
}
