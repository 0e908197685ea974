import { createHash } from 'node:crypto';
import { deriveKeys } from '@insurer/contract/keys.ts';
import { type AuthStrategy, JWTAuthentication } from 'payload';
import { config } from '../config.ts';

const [present, ...previous] = deriveKeys(config.secrets, 'staff session');

/** What Payload takes as its secret: it signs the sessions of staff. */
export const sessionSecret = present.toString('hex');

/**
 * Sessions from before a change of SECRET go on: Payload's own check, with the key that it made of the secret then. When
 * such a session is renewed, the present one signs it.
 */
export const sessionsFromBefore: AuthStrategy[] = previous.map((secret) => ({
  name: 'session-from-before',
  authenticate: (request) => {
    const key = createHash('sha256').update(secret.toString('hex')).digest('hex').slice(0, 32);
    const payload = Object.create(request.payload, { secret: { value: key } });
    return JWTAuthentication({ ...request, payload, strategyName: 'local-jwt' });
  },
}));
