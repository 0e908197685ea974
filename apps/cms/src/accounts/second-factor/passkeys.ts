import { randomBytes } from 'node:crypto';
import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { Signer } from '@insurer/contract/keys.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Payload } from 'payload';
import { useOnce } from '../../cases/intake/rate-limits.ts';
import { config } from '../../config.ts';
import type { StoredFactor } from './stored-factors.ts';
import type { Known } from './who-is.ts';

/** A passkey is good at this address alone. */
const expectedOrigin = config.adminUrl;
const rpID = new URL(config.adminUrl).hostname;
const challengeMs = keyPurposes['passkey challenge'].lifeSeconds * 1000;
const signer = new Signer(config.secrets, 'passkey challenge');

/**
 * The password was shown before, so having the device is what counts: it asks for finger, face or PIN where it can, and
 * a security key without a PIN is good as well.
 */
const userVerification = 'preferred';

/** EdDSA, ES256 and RS256, which every device has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

type Use = 'add' | 'show';

/** What the browser needs to make a passkey. */
export function passkeyToAdd({ person, session }: Known, rpName: string, factors: readonly StoredFactor[]) {
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: Buffer.from(`staff ${person.id}`),
    userName: person.email,
    userDisplayName: person.name,
    challenge: newChallenge('add', session.id),
    timeout: challengeMs,
    supportedAlgorithmIDs,
    excludeCredentials: credentialsOf(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
}

/** @returns what to store of a new passkey; undefined where it is not one for this session and address */
export async function newPasskey(payload: Payload, { session }: Known, response: unknown) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: isChallenge(payload, 'add', session.id),
    expectedOrigin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What the browser needs to show a passkey that the person has. */
export function passkeyToShow({ session }: Known, factors: readonly StoredFactor[]) {
  return generateAuthenticationOptions({
    rpID,
    challenge: newChallenge('show', session.id),
    timeout: challengeMs,
    allowCredentials: credentialsOf(factors),
    userVerification,
  });
}

/** @returns the passkey that was shown and how often it says it was used; undefined where it is none of the person's */
export async function shownPasskey(
  payload: Payload,
  { session }: Known,
  factors: readonly StoredFactor[],
  response: unknown,
): Promise<{ passkey: StoredFactor; counter: number } | undefined> {
  const given = response as AuthenticationResponseJSON;
  const passkey = factors.find(({ kind, credentialId }) => kind === 'passkey' && credentialId === given.id);
  if (!passkey) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: isChallenge(payload, 'show', session.id),
    expectedOrigin,
    expectedRPID: rpID,
    credential: {
      id: given.id,
      publicKey: Buffer.from(passkey.publicKey ?? '', 'base64url'),
      counter: passkey.counter ?? 0,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? { passkey, counter: verified.authenticationInfo.newCounter } : undefined;
}

function credentialsOf(factors: readonly StoredFactor[]) {
  return factors.flatMap(({ kind, credentialId, transports }) =>
    kind === 'passkey' && credentialId
      ? [{ id: credentialId, ...(Array.isArray(transports) && { transports: transports as string[] }) }]
      : [],
  );
}

/** A challenge says itself until when it is good, and is signed for one session and one use; so nothing is stored. */
function newChallenge(use: Use, sid: string): string {
  const said = `${Date.now() + challengeMs}.${randomBytes(24).toString('base64url')}`;
  return `${said}.${signer.sign(`${use} ${sid} ${said}`)}`;
}

/** Each is taken once. */
function isChallenge(payload: Payload, use: Use, sid: string): (challenge: string) => Promise<boolean> {
  return async (challenge) => {
    const [until = '', nonce = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
    if (!signer.verify(`${use} ${sid} ${until}.${nonce}`, signature)) return false;
    if (Number(until) < Date.now()) return false;
    return useOnce(payload, `challenge-used:${nonce}`, new Date(Number(until)));
  };
}
