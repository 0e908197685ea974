import { Sealer, timingSafeEqualText } from '@insurer/contract/keys.ts';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { HOTP, Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { useOnce } from '../../cases/intake/rate-limits.ts';
import { config } from '../../config.ts';
import { sha256 } from '../../digests.ts';
import type { StoredFactor } from './stored-factors.ts';

const periodMs = 30_000;
const setUpMs = 20 * 60_000;
const sealer = new Sealer(config.secrets, 'second factor');

type Id = number | string;

/** What an app is set up with. Nothing is stored before the app has shown a code: the browser keeps `sealed` until then. */
export type CodeApp = { secret: string; address: string; picture: string; sealed: string };

/** @param context whose it is to be, so that nobody else can hand in `sealed` */
export async function newCodeApp(issuer: string, email: string, context: string): Promise<CodeApp> {
  const secret = new Secret({ size: 20 });
  const address = new TOTP({ issuer, label: email, secret }).toString();
  const svg = toSvgSource(generate(address));
  return {
    secret: secret.base32,
    address,
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    sealed: sealFor(context, secret.base32, Date.now() + setUpMs),
  };
}

/** @returns the secret of an app that is being set up; undefined when it took too long */
export function openCodeApp(sealed: string, context: string): string | undefined {
  return openFor(context, sealed);
}

/** A secret as it is stored: it opens for this person alone. */
export function sealSecret(secret: string, person: Id): string {
  return sealFor(`code app of ${person}`, secret);
}

/** What to store instead of a sealed secret after SECRET was changed; undefined where it may stay. */
export function resealSecret(sealed: string): string | undefined {
  return sealer.reseal(sealed);
}

function sealFor(context: string, secret: string, until?: number): string {
  return sealer.seal(JSON.stringify({ context, secret, until }));
}

/** What is one person's opens for nobody else. */
function openFor(context: string, sealed: string): string | undefined {
  const text = sealer.open(sealed);
  if (text === undefined) return undefined;
  const said = JSON.parse(text) as { context: string; secret: string; until?: number };
  return said.context === context && Date.now() < (said.until ?? Number.POSITIVE_INFINITY) ? said.secret : undefined;
}

/**
 * Whether an app's code is right. All three codes that may be (now, one before, one after) are always compared, each in
 * constant time; one that was used before is wrong.
 */
export async function isRightCode(
  payload: Payload,
  app: Pick<StoredFactor, 'secret'>,
  person: Id,
  code: string,
): Promise<boolean> {
  const secret = openFor(`code app of ${person}`, app.secret ?? '');
  if (secret === undefined) return false;
  const step = stepOf(secret, code);
  return step !== undefined && isUnused(payload, secret, step);
}

/** The same for an app that is being set up. */
export async function isFirstCode(payload: Payload, secret: string, code: string): Promise<boolean> {
  const step = stepOf(secret, code);
  return step !== undefined && isUnused(payload, secret, step);
}

/**
 * Remembered in the database, so that no other instance takes it at the same moment; by the secret, so that what set the app
 * up does not sign in as well.
 */
function isUnused(payload: Payload, secret: string, step: number): Promise<boolean> {
  return useOnce(payload, `code-used:${sha256(secret)}:${step}`, new Date(Date.now() + 10 * periodMs));
}

function stepOf(secret: string, code: string): number | undefined {
  const now = Math.floor(Date.now() / periodMs);
  const right = [now - 1, now, now + 1].filter((counter) =>
    timingSafeEqualText(code, HOTP.generate({ secret: Secret.fromBase32(secret), counter })),
  );
  return right.at(-1);
}
