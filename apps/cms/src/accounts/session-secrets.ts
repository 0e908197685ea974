import { type AuthStrategy, JWTAuthentication } from 'payload';
import { sessionKeyOf, sessionSecretsBefore } from '../access/signed-session.ts';

/**
 * Sessions from before a change of SECRET go on: Payload's own check, with the key that it made of the secret then. When
 * such a session is renewed, the present one signs it.
 */
export const sessionsFromBefore: AuthStrategy[] = sessionSecretsBefore.map((secret) => ({
  name: 'session-from-before',
  authenticate: (request) => {
    const payload = Object.create(request.payload, { secret: { value: sessionKeyOf(secret) } });
    return JWTAuthentication({ ...request, payload, strategyName: 'local-jwt' });
  },
}));
