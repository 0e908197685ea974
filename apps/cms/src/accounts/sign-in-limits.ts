import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Signer } from '@insurer/contract/keys.ts';
import { networkOf } from '@insurer/contract/network.ts';
import {
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { callerAddressOf } from '../access/caller-address.ts';
import { giveBackUse, isFirstInWindow, isInUse, keepInUse, type Limit, limitUse } from '../cases/intake/rate-limits.ts';
import { config } from '../config.ts';
import { ContractProblem } from '../contract-problem.ts';
import { adminLanguageOf } from '../fields/labels.ts';
import { stranger, typedEmail } from '../record/account-hooks.ts';
import { record } from '../record/record.ts';
import { refusal } from '../refusal.ts';
import { beginInOwnLanguage } from './content-language.ts';
import { hashPassword } from './passwords.ts';

/** For how long an account remembers a network from which its owner signed in. */
const networkKnownMs = keyPurposes['sign-in'].lifeSeconds * 1000;
const signer = new Signer(config.secrets, 'sign-in');

/**
 * Guesses are counted by network and by account, and forgotten when the window of time is over: no account is ever
 * locked. An account's count does not touch the networks that its owner signed in from, which have one of their own,
 * so nobody elsewhere can keep the owner out.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { payload } = req;
  const network = signer.sign(networkOfCaller(req));
  if (operation === 'login') {
    const { email, password } = args.data as { email?: unknown; password?: unknown };
    // Payload says itself what is missing.
    if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return;
    const { account, pair, isKnown } = await knownHere(req, email.toLowerCase().trim());
    const subjects = isKnown ? [`sign-in-known:${pair}`] : [`sign-in-network:${network}`, `sign-in-account:${account}`];
    req.context.signInCounts = await count(req, subjects, email);
    await spendTheTimeOfAHash(payload, email, password);
  }
  if (operation === 'forgotPassword' || operation === 'resetPassword' || hasPresentPassword(operation, args)) {
    // Payload has just opened a transaction. What is counted must stay when it is given up, and where the database has
    // one writer, each would wait for the other; so the transaction, empty as yet, is ended, and another begun for the
    // new password or email.
    await commitTransaction(req);
    const subjects = operation === 'update' ? presentPasswordOf(req) : [`${operation}:${network}`];
    await count(req, subjects, (args as { data?: { email?: unknown } }).data?.email);
    // Asking for a link is written beside it, where Payload counts how often that is done.
    if (operation !== 'forgotPassword') await initTransaction(req);
  }
};

/** What the issuer of single sign-on does not confirm is counted by network. @returns what a success gives back */
export function limitSingleSignOn(req: PayloadRequest): Promise<string[]> {
  return count(req, [`single-sign-on:${signer.sign(networkOfCaller(req))}`], undefined);
}

/**
 * A right password takes its own count back, and the account remembers the network. Where a second factor is still to
 * come, nothing is remembered and nothing is said of the person.
 */
export const welcomeSignIn: CollectionAfterOperationHook = async ({ operation, result, req }) => {
  if (operation !== 'login' && operation !== 'resetPassword') return result;
  const { user } = result as { user?: { id: number; email?: string } };
  await commitTransaction(req);
  for (const key of (req.context.signInCounts as string[] | undefined) ?? []) await giveBackUse(req.payload, key);
  if (req.context.isHalfSession === true) return { ...result, user: null };
  await rememberNetwork(req, user?.email ?? '');
  await beginInOwnLanguage(req, user?.id);
  return result;
};

/** Somebody has signed in from here, with all that it takes. */
export async function rememberNetwork(req: PayloadRequest, email: string): Promise<void> {
  const key = `signed-in:${signer.sign(email)}:${signer.sign(networkOfCaller(req))}`;
  await keepInUse(req.payload, key, new Date(Date.now() + networkKnownMs));
}

/**
 * Counts a try of the second factor, as those of the password are: an account's count does not touch the networks that
 * its owner signed in from.
 * @returns the counts, for `giveBackUse` when the try was right
 * @throws APIError 429
 */
export async function limitFactorTry(req: PayloadRequest, email: string): Promise<string[]> {
  const { account, pair, isKnown } = await knownHere(req, email);
  const subject = isKnown ? `second-factor-known:${pair}` : `second-factor-account:${account}`;
  return count(req, [subject], email, config.limits.secondFactors);
}

/** Counts somebody who shows the present password to change something of the account. */
export async function limitPresentPassword(req: PayloadRequest): Promise<void> {
  await count(req, presentPasswordOf(req), req.user?.email);
}

/** Whoever took a session over guesses from many networks as well; its owner has the link to a new password. */
function presentPasswordOf(req: PayloadRequest): string[] {
  const subjects = [`update:${signer.sign(networkOfCaller(req))}`];
  return req.user ? [...subjects, `present-password:${signer.sign(req.user.email)}`] : subjects;
}

/** An account and the caller's network, and whether its owner has signed in from there. */
async function knownHere(req: PayloadRequest, email: string) {
  const networks = signer.signatures(networkOfCaller(req));
  const accounts = signer.signatures(email);
  const pairs = accounts.map((account, at) => `${account}:${networks[at]}`);
  const noted = pairs.map((pair) => `signed-in:${pair}`);
  return { account: accounts[0], pair: pairs[0], isKnown: await isInUse(req.payload, noted) };
}

/** An unknown address is answered as late as a known one. */
async function spendTheTimeOfAHash(payload: Payload, email: string, password: string): Promise<void> {
  const where = { email: { equals: email.toLowerCase().trim() } };
  // Reviewed: only whether the account has a password.
  const user = await payload.db.findOne<{ id: number; hash?: string }>({ collection: 'users', where });
  if (!user?.hash) await hashPassword(password, 'nobody');
}

function hasPresentPassword(operation: string, args: unknown): boolean {
  const { data } = args as { data?: { currentPassword?: unknown } };
  return operation === 'update' && typeof data?.currentPassword === 'string';
}

async function count(
  req: PayloadRequest,
  subjects: string[],
  email: unknown,
  limit = config.limits.signIns,
): Promise<string[]> {
  const keys: string[] = [];
  for (const subject of subjects) {
    try {
      keys.push(await limitUse(req.payload, subject, limit, adminLanguageOf(req.i18n)));
    } catch (error) {
      if (!(error instanceof ContractProblem)) throw error;
      await recordRefusal(req, subject, email, limit);
      req.responseHeaders = new Headers({ 'Retry-After': String(error.details.retryAfter) });
      throw refusal(error.message, error.status);
    }
  }
  return keys;
}

/** The first refusal of a limit within its window of time is an entry; all of them would fill the record. */
async function recordRefusal(req: PayloadRequest, subject: string, email: unknown, limit: Limit): Promise<void> {
  if (await isFirstInWindow(req.payload, `refused:${subject}`, limit))
    await record(req, { ...refused, subject: typedEmail(email) });
}

const refused = { action: 'sign-in-refused', targetCollection: 'users', actor: stranger } as const;

function networkOfCaller({ headers }: PayloadRequest): string {
  return networkOf(callerAddressOf(headers) ?? 'unknown');
}
