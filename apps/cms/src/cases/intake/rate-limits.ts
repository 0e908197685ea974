import { Signer } from '@insurer/contract/keys.ts';
import type { Language } from '@insurer/contract/language.ts';
import { networkOf } from '@insurer/contract/network.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { type Payload, ValidationError } from 'payload';
import { callerAddressOf } from '../../access/caller-address.ts';
import { config } from '../../config.ts';
import { ContractProblem } from '../../contract-problem.ts';
import { countOf } from '../../metrics.ts';

export type Limit = { count: number; minutes: number };

const mailboxes = new Signer(config.secrets, 'mail recipient');
const visitors = new Signer(config.secrets, 'visitor address');

/** How many visitors a site stands for that names none. */
const roomForASite = 20;

const tooMany = {
  en: (minutes: number) =>
    `Too many requests in a short time. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  ar: (minutes: number) => `عدد كبير من الطلبات في وقت قصير. حاول مرة أخرى بعد ${arabicMinutes(minutes)}.`,
};

/**
 * Counts one use within the current window of time, in the database, so that all instances agree.
 * @returns the count's key, for `giveBackUse`
 * @throws ContractProblem 429 with `Retry-After` once there are more than the limit allows
 */
export async function limitUse(payload: Payload, subject: string, limit: Limit, language: Language): Promise<string> {
  const { start, end } = windowOf(limit);
  const key = `${subject}:${start}`;
  const used = await countUse(payload, key, end);
  if (used <= limit.count) return key;
  const seconds = Math.max(1, Math.ceil((end - Date.now()) / 1000));
  countOf('cms_limited_total', { subject: subject.split(':')[0] ?? '' });
  throw new ContractProblem(429, tooMany[language](Math.ceil(seconds / 60)), { retryAfter: seconds });
}

/** A mail's place among those to one mailbox. */
export type MailPlace = {
  /** For `giveBackUse`. */
  key: string;
  /** When it may go out; undefined where so many wait already that nobody would read it. */
  sendAt: Date | undefined;
};

/** So many windows ahead mails wait: with the default a day's. */
const mailWindows = 24;

/**
 * Counts one more mail to an address, in the first window of time that has room for it: what a visitor types may be
 * somebody else's, who must not be flooded.
 */
export async function placeMail(payload: Payload, address: string): Promise<MailPlace> {
  const { mails } = config.limits;
  const mailbox = mailboxes.sign(mailboxOf(address));
  const { start, end } = windowOf(mails);
  let key = '';
  for (let ahead = 0; ahead < mailWindows; ahead++) {
    const later = ahead * (end - start);
    key = `mail:${mailbox}:${start + later}`;
    const used = await countUse(payload, key, end + later);
    if (used <= mails.count) return { key, sendAt: new Date(Math.max(Date.now(), start + later)) };
    if (ahead === 0) countOf('cms_limited_total', { subject: 'mail' });
  }
  return { key, sendAt: undefined };
}

/**
 * The mailbox behind the spellings of an address: most servers put `name+anything` into that of `name`, and Google's
 * take dots for nothing.
 */
function mailboxOf(address: string): string {
  const plain = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  const google = /^(.*)@(?:gmail|googlemail)\.com$/.exec(plain);
  return google ? `${google[1]?.replaceAll('.', '')}@gmail.com` : plain;
}

function windowOf({ minutes }: Limit): { start: number; end: number } {
  const length = minutes * 60_000;
  const start = Math.floor(Date.now() / length) * length;
  return { start, end: start + length };
}

/**
 * Limits one visitor's use of something. A site that passes no visitor's address is limited as a whole, and so
 * has far more room.
 * @throws ContractProblem 429 with `Retry-After` once there are more than the limit allows
 */
export async function limitVisitor(
  payload: Payload,
  request: Request,
  what: string,
  limit: Limit,
  language: Language,
): Promise<void> {
  const { headers } = request;
  const visitor = headers.get(visitorAddressHeader)?.trim();
  const allowed = visitor ? limit : { ...limit, count: limit.count * roomForASite };
  await limitUse(
    payload,
    `${what}:${addressDigest(networkOf(visitor || callerAddressOf(headers) || 'unknown'))}`,
    allowed,
    language,
  );
}

/** A keyed digest that changes every day. Rows with it go when their window has passed. */
function addressDigest(address: string): string {
  return visitors.sign(`${new Date().toISOString().slice(0, 10)} ${address}`);
}

/** Deletes the windows that have passed. */
export async function pruneRateLimits(payload: Payload): Promise<void> {
  const where = { expiresAt: { less_than: new Date().toISOString() } };
  await payload.db.deleteMany({ collection: 'rate-limits', where });
}

/** Takes back one use that should not count after all. */
export async function giveBackUse(payload: Payload, key: string): Promise<void> {
  await increment(payload, key, -1);
}

/** Notes something until a time, or until later if it was noted before. */
export async function keepInUse(payload: Payload, key: string, until: Date): Promise<void> {
  await countUse(payload, key, until.getTime());
  const data = { expiresAt: until.toISOString() };
  await payload.db.updateOne({ collection: 'rate-limits', where: { key: { equals: key } }, data });
}

/** Whether something happens for the first time within the current window of a limit. */
export async function isFirstInWindow(payload: Payload, subject: string, limit: Limit): Promise<boolean> {
  const { start, end } = windowOf(limit);
  return (await countUse(payload, `${subject}:${start}`, end)) === 1;
}

/** Notes that something was used. @returns false where it was before, also by somebody at this very moment */
export function useOnce(payload: Payload, key: string, until: Date): Promise<boolean> {
  return makeRow(payload, key, until.getTime(), 1);
}

/** Whether one of these is noted. */
export async function isInUse(payload: Payload, keys: string[]): Promise<boolean> {
  const where = { key: { in: keys }, expiresAt: { greater_than: new Date().toISOString() } };
  return Boolean(await payload.db.findOne({ collection: 'rate-limits', where }));
}

async function countUse(payload: Payload, key: string, end: number): Promise<number> {
  const counted = await increment(payload, key);
  if (counted !== undefined) return counted;
  if (await makeRow(payload, key, end, 1)) return 1;
  return (await increment(payload, key)) ?? 1;
}

/** @returns false where somebody else has made the row before */
async function makeRow(payload: Payload, key: string, end: number, count: number): Promise<boolean> {
  const now = new Date().toISOString();
  const data = { key, count, expiresAt: new Date(end).toISOString(), createdAt: now, updatedAt: now };
  try {
    await payload.db.create({ collection: 'rate-limits', data });
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return false;
  }
}

async function increment(payload: Payload, key: string, by = 1): Promise<number | undefined> {
  const oneMore = { where: { key: { equals: key } }, data: { count: { $inc: by } }, options: { atomic: true } };
  const row = (await payload.db.updateOne({ collection: 'rate-limits', ...oneMore })) as { count: number } | null;
  return row?.count;
}

function arabicMinutes(minutes: number): string {
  if (minutes === 1) return 'دقيقة واحدة';
  if (minutes === 2) return 'دقيقتين';
  return minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`;
}
