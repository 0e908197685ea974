import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { inTransaction } from '../record/chain.ts';
import { recordAndNotify } from './notify-owner.ts';
import { storedAccount } from './password-links.ts';
import { endSessionRows } from './session-rows.ts';

/** `POST /users/:id/end-sessions`: ends the session that is named, or all; people their own, administrators everybody's. */
export const endSessionsEndpoint: Endpoint = { path: '/:id/end-sessions', method: 'post', handler: handleEnd };

async function handleEnd(req: PayloadRequest): Promise<Response> {
  const { payload, user, headers } = req;
  const id = String(req.routeParams?.id);
  if (!user || (id !== String(user.id) && !hasRole(req, 'admin'))) return notAllowed(req);
  const { session } = ((await req.json?.().catch(() => undefined)) ?? {}) as { session?: unknown };
  const person = await storedAccount(payload, id);
  const isWrong = session !== undefined && typeof session !== 'string';
  if (!person || isWrong) return Response.json({ message: 'Not found' }, { status: 404 });
  await inTransaction(payload, async (transactionID) => {
    await endSessionRows(payload, transactionID, person.id, session);
    await recordAndNotify({ payload, user, headers, transactionID }, person, 'sessions-ended');
  });
  return Response.json({}, { headers: { 'cache-control': 'no-store' } });
}
