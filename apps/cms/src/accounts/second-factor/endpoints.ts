import type { Endpoint, PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../../access/roles.ts';
import { companyName } from '../../admin/brand/company-name.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { inTransaction } from '../../record/chain.ts';
import { rowNumber } from '../../row-number.ts';
import { endSessionRows } from '../session-rows.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { listFactors, removeOwn, renewOwn, resetFactors } from './manage.ts';
import { isFirstCode, newCodeApp, openCodeApp, sealSecret } from './one-time-codes.ts';
import { newPasskey, passkeyToAdd, passkeyToShow } from './passkeys.ts';
import { refuse } from './refuse.ts';
import { addShown, askPassword, mayAdd, ownFactors } from './set-up.ts';
import { type Known, whoIs } from './who-is.ts';

const short = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const code = v.pipe(v.string(), v.transform(asciiDigits), v.regex(/^\d{6}$/));
const password = v.pipe(v.string(), v.maxLength(1000));
const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)), response: v.looseObject({}) });
const own = v.object({ password: v.optional(password) });
const shown = v.union([
  v.strictObject({ code }),
  v.strictObject({ recoveryCode: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({ passkey: credential }),
]);

type Result = { cookie?: string | undefined } & Record<string, unknown>;

/** All steps of the second factor. What may be asked with the password alone says so; everything else needs a whole session. */
export const secondFactorEndpoints: Endpoint[] = [
  atHalf('/confirm/passkey', v.object({}), async (req, known) => ({
    options: await passkeyToShow(known, await ownFactors(req, known.person.id)),
  })),
  atHalf('/confirm', shown, async (req, known, given) => ({ cookie: await confirmSignIn(req, known, given) })),
  atHalf('/give-up', v.object({}), async (req, known) => {
    const { payload } = req;
    await inTransaction(payload, (own) => endSessionRows(payload, own, known.person.id, known.session.id));
    const collectionAuthConfig = payload.collections.users.config.auth;
    return {
      cookie: generateExpiredPayloadCookie({ collectionAuthConfig, cookiePrefix: payload.config.cookiePrefix }),
    };
  }),
  atAny('/codes/new', own, async (req, known, given) => {
    await mayBegin(req, known, given.password);
    const company = await companyName(req.payload);
    return newCodeApp(company[adminLanguageOf(req.i18n)], known.person.email, contextOf(known));
  }),
  atAny('/codes/add', v.object({ name: short, code, sealed: v.string() }), async (req, known, given) => {
    const { person } = known;
    const secret = openCodeApp(given.sealed, contextOf(known));
    if (secret === undefined) refuse(req, 410, 'expired');
    if (!(await isFirstCode(req.payload, secret, given.code))) refuse(req, 400, 'wrong');
    return addShown(req, known, { kind: 'code', name: given.name, secret: sealSecret(secret, person.id) });
  }),
  atAny('/passkeys/new', own, async (req, known, given) => {
    const factors = await mayBegin(req, known, given.password);
    const company = await companyName(req.payload);
    return { options: await passkeyToAdd(known, company[adminLanguageOf(req.i18n)], factors) };
  }),
  atAny('/passkeys/add', v.object({ name: short, passkey: credential }), async (req, known, given) => {
    const passkey = await newPasskey(req.payload, known, given.passkey);
    if (!passkey) refuse(req, 400, 'wrongPasskey');
    return addShown(req, known, { kind: 'passkey', name: given.name, ...passkey });
  }),
  atWhole('/list', v.object({}), (req, { person }) => listFactors(req, person.id)),
  atWhole('/remove', v.object({ id: short, password }), async (req, known, given) => {
    await askPassword(req, given.password);
    await removeOwn(req, known, given.id);
    return listFactors(req, known.person.id);
  }),
  atWhole('/recovery-codes', v.object({ password }), async (req, known, given) => {
    await askPassword(req, given.password);
    return { recoveryCodes: await renewOwn(req, known) };
  }),
  atWhole('/list-of', v.object({ person: rowNumber }), (req, _, { person }) =>
    hasRole(req, 'admin') ? listFactors(req, person) : notAllowed(req),
  ),
  atWhole('/reset', v.object({ person: rowNumber, password }), async (req, _, given) => {
    if (!hasRole(req, 'admin')) return notAllowed(req);
    await askPassword(req, given.password);
    const id = given.person;
    const person = await req.payload.findByID({ collection: 'users', id, overrideAccess: false, req });
    await resetFactors(req, person);
    return listFactors(req, id);
  }),
];

/** Whoever has shown the password just now does not show it again; whoever has been signed in for a while does. */
async function mayBegin(req: PayloadRequest, known: Known, given: string | undefined) {
  if (!known.isHalf) await askPassword(req, given);
  return mayAdd(req, known);
}

function contextOf({ person, session }: Known): string {
  return `new code app of ${person.id} in ${session.id}`;
}

/** Codes are typed in the digits of the keyboard's language, and in groups. */
function asciiDigits(text: string): string {
  return text.replace(/\s/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

type Schema = v.GenericSchema;
type Handle<Given extends Schema> = (
  req: PayloadRequest,
  known: Known,
  given: v.InferOutput<Given>,
) => Promise<Result | Response> | Response;

/** For whoever still has to show a second factor, and for nobody else. */
function atHalf<Given extends Schema>(path: string, schema: Given, handle: Handle<Given>): Endpoint {
  return endpoint(path, schema, (known) => known.isHalf, handle);
}

function atWhole<Given extends Schema>(path: string, schema: Given, handle: Handle<Given>): Endpoint {
  return endpoint(path, schema, (known) => !known.isHalf, handle);
}

function atAny<Given extends Schema>(path: string, schema: Given, handle: Handle<Given>): Endpoint {
  return endpoint(path, schema, () => true, handle);
}

function endpoint<Given extends Schema>(
  path: string,
  schema: Given,
  may: (known: Known) => boolean,
  handle: Handle<Given>,
): Endpoint {
  return {
    path: `/second-factor${path}`,
    method: 'post',
    handler: async (req) => {
      const known = await whoIs(req);
      if (!known || !may(known)) return notAllowed(req);
      const { success, output } = v.safeParse(schema, await req.json?.().catch(() => undefined));
      if (!success) return refuse(req, 400, 'wrong');
      const result = await handle(req, known, output);
      if (result instanceof Response) return result;
      const { cookie, ...body } = result;
      const headers = { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) };
      return Response.json(body, { headers });
    },
  };
}
