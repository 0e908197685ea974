import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { deriveKeys, timingSafeEqualText } from '@insurer/contract/keys.ts';
import { config } from '../config.ts';
import { sessionsIn } from './session-cookie.ts';

/** What Payload is given as its secret, one for each value of SECRET that holds: the present one first. */
export const [sessionSecret, ...sessionSecretsBefore] = deriveKeys(config.secrets, 'staff session').map((key) =>
  key.toString('hex'),
) as [string, ...string[]];

/** The key that Payload makes of its secret, and signs sessions with. */
export function sessionKeyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

const keys = [sessionSecret, ...sessionSecretsBefore].map(sessionKeyOf);

/**
 * Whether headers carry a session that this service signed and whose time is not over: somebody who gave a password. Asked
 * before a body is read; whether the session still counts Payload says, which asks the database.
 */
export function carrySignedSession(headers: IncomingHttpHeaders): boolean {
  return sessionsIn(headers).some(isOurs);
}

function isOurs(token: string): boolean {
  const [head, claims, signature, ...rest] = token.split('.');
  if (!head || !claims || !signature || rest.length > 0) return false;
  const said = `${head}.${claims}`;
  return keys.some((key) => timingSafeEqualText(signature, signatureOf(said, key))) && !isOver(claims);
}

function signatureOf(said: string, key: string): string {
  return createHmac('sha256', key).update(said).digest('base64url');
}

/** Claims that are signed are Payload's own. */
function isOver(claims: string): boolean {
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
  return exp * 1000 <= Date.now();
}
