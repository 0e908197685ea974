import type { PayloadRequest, Where } from 'payload';
import type { Role } from '../../access/roles.ts';
import { config } from '../../config.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { recordAndNotify } from '../notify-owner.ts';
import type { StoredAccount } from '../password-links.ts';
import { endSessionsOf } from '../session-rows.ts';
import { type Claims, roleOfClaims } from './claims.ts';
import { SignInFailure } from './failures.ts';
import type { Provider } from './issuer.ts';

type Person = StoredAccount & { role?: Role };

/**
 * The person whom the issuer names: known by the subject, else by an email address that the issuer has verified, else
 * made. The role follows the issuer (decision 0020).
 *
 * @throws SignInFailure with what the person is told
 */
export async function personOfClaims(req: PayloadRequest, claims: Claims, provider: Provider): Promise<Person> {
  const identity = `${provider.issuer} ${claims.sub}`;
  const known = await findPerson(req, { identity: { equals: identity } });
  if (known?.disabled) throw new SignInFailure('disabled');
  const role = roleOfClaims(claims, provider);
  if (!role) {
    // Whoever lost the role there does not work on in a session from before.
    if (known) await endSessionsOf(req, known.id);
    throw new SignInFailure('noRole');
  }
  const person = known ?? (await newcomer(req, claims, provider, identity, role));
  if (person.role !== role) await req.payload.update({ collection: 'users', id: person.id, data: { role }, req });
  return { ...person, role };
}

async function newcomer(
  req: PayloadRequest,
  claims: Claims,
  { trustsEmail }: Provider,
  identity: string,
  role: Role,
): Promise<Person> {
  const email = typeof claims.email === 'string' ? claims.email.toLowerCase().trim() : '';
  if (!email || !(trustsEmail || claims.email_verified === true)) throw new SignInFailure('unverified');
  const person = await findPerson(req, { email: { equals: email } });
  // The account for when the issuer is away stays with its password, and no address is taken over by another subject.
  if (email === config.adminEmail.toLowerCase() || person?.identity) throw new SignInFailure('otherAccount');
  if (person?.disabled) throw new SignInFailure('disabled');
  if (person) return link(req, person, identity);
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim().slice(0, 200) : email;
  const data = { email, name, role, identity, language: adminLanguageOf(req.i18n) };
  req.context.invitesLater = true;
  return req.payload.create({ collection: 'users', data, req, overrideAccess: true });
}

/** From now on the issuer says who this is: the password and the sessions that it gave end. */
async function link(req: PayloadRequest, person: Person, identity: string): Promise<Person> {
  const ended = { hash: null, salt: null, resetPasswordToken: null, resetPasswordExpiration: null };
  const data = { ...ended, identity };
  await endSessionsOf(req, person.id);
  await req.payload.db.updateOne({ collection: 'users', id: person.id, data, req });
  await recordAndNotify(req, person, 'linked', { actor: person });
  return person;
}

async function findPerson(req: PayloadRequest, where: Where): Promise<Person | undefined> {
  // Reviewed: the account that the issuer speaks of; nothing of it is given out here.
  return (await req.payload.db.findOne<Person>({ collection: 'users', where, req })) ?? undefined;
}
