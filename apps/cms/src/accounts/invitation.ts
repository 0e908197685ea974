import { randomBytes } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeValidateHook,
  Endpoint,
  PayloadRequest,
} from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { companyName } from '../admin/brand/company-name.ts';
import { config } from '../config.ts';
import { inTransaction } from '../record/chain.ts';
import type { Acting } from '../record/record.ts';
import { sendAccountMail } from './account-mail.ts';
import { byInvitation } from './by-invitation.ts';
import { invitationMail } from './invitation-mail.ts';
import { makeInvitation, type StoredAccount, storedAccount } from './password-links.ts';

const invitationHours = 72;

/** A person is made without a password, which Payload does not know: until it is taken away there is one at random. */
export const startWithoutPassword: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'create' || !data || (data.password && data.password !== byInvitation)) return data;
  req.context.isWithoutPassword = true;
  return { ...data, password: randomBytes(32).toString('base64url') };
};

/** Takes that password away. */
export const takePasswordAway: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context.isWithoutPassword !== true) return doc;
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { hash: null, salt: null }, req });
  return doc;
};

/** Sends the invitation, where there is a mail server; else it waits for an administrator to hand it over. */
export const inviteNewPerson: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'create' || req.context.isWithoutPassword !== true) return result;
  delete req.context.isWithoutPassword;
  if (req.context.invitesLater !== true && config.smtpUrl) await invite(req, result as StoredAccount);
  return result;
};

/**
 * Makes a new invitation and mails it. Without a mail server an administrator hands the link over, which is shown this
 * once.
 */
async function invite(req: Acting, person: StoredAccount): Promise<{ until: string; link?: string }> {
  const { link, until } = await makeInvitation(req, person, invitationHours);
  if (!config.smtpUrl) return { until, link };
  const mail = invitationMail({ person, link, until, company: await companyName(req.payload) });
  void sendAccountMail({ to: person.email, ...mail }, config.smtpUrl);
  return { until };
}

/** `POST /users/:id/invitation`: invites once more; the link before ends. */
export const inviteAgain: Endpoint = { path: '/:id/invitation', method: 'post', handler: handleInvitation };

async function handleInvitation(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, 'admin')) return notAllowed(req);
  const { payload, user, headers } = req;
  const person = await storedAccount(payload, String(req.routeParams?.id));
  if (!person) return Response.json({ message: 'Not found' }, { status: 404 });
  if (person.hash || person.identity || person.disabled)
    return Response.json({ message: 'Not invited' }, { status: 409 });
  let invited = {};
  await inTransaction(payload, async (transactionID) => {
    invited = await invite({ payload, user, headers, transactionID }, person);
  });
  return Response.json(invited, { headers: { 'cache-control': 'no-store' } });
}
