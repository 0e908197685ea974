import { randomUUID } from 'node:crypto';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { giveBackUse } from '../../cases/intake/rate-limits.ts';
import { config } from '../../config.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { log } from '../../log.ts';
import { stranger, typedEmail } from '../../record/account-hooks.ts';
import { record } from '../../record/record.ts';
import { inRequestTransaction } from '../../request-transaction.ts';
import { startSession } from '../sessions.ts';
import { limitSingleSignOn } from '../sign-in-limits.ts';
import { type Attempt, attemptCookie, attemptOf, endedAttemptCookie } from './attempt.ts';
import { type Claims, completeClaims } from './claims.ts';
import { type Failure, SignInFailure } from './failures.ts';
import { issuerConfiguration, type Provider } from './issuer.ts';
import { personOfClaims } from './person-of-claims.ts';

export const signInPath = '/single-sign-on';
const callbackPath = `${signInPath}/callback`;

/** Signing in with the account of the organisation: OpenID Connect, authorization code with PKCE (decision 0020). */
export const singleSignOnEndpoints: Endpoint[] = [
  { path: signInPath, method: 'get', handler: (req) => attemptTo(req, begin) },
  { path: callbackPath, method: 'get', handler: (req) => attemptTo(req, finish) },
];

/** Where the issuer sends people back to, as it is registered there. */
function callbackAddress({ payload }: PayloadRequest): URL {
  return new URL(`${config.adminUrl}${payload.config.routes.api}${callbackPath}`);
}

async function begin(req: PayloadRequest, provider: Provider): Promise<Response> {
  const configuration = await ofIssuer(issuerConfiguration(provider));
  const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(req).href,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ui_locales: adminLanguageOf(req.i18n),
  });
  const headers = { location: address.href, 'set-cookie': attemptCookie(attempt), 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

async function finish(req: PayloadRequest, provider: Provider): Promise<Response> {
  const attempt = attemptOf(req.headers);
  if (!attempt) throw new SignInFailure('expired');
  const counts = await limitSingleSignOn(req);
  const configuration = await ofIssuer(issuerConfiguration(provider));
  const address = callbackAddress(req);
  address.search = new URL(req.url ?? '', config.adminUrl).search;
  const claims = await ofIssuer(claimsAt(configuration, provider, address, attempt));
  const cookie = await signIn(req, claims, provider);
  for (const key of counts) await giveBackUse(req.payload, key);
  return leadTo(req.payload.config.routes.admin, [cookie]);
}

async function claimsAt(
  configuration: Configuration,
  provider: Provider,
  address: URL,
  attempt: Attempt,
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  return completeClaims(configuration, provider, tokens.claims() as Claims, tokens.access_token);
}

/** Everything that a sign-in changes, or nothing of it. @returns the session's cookie */
async function signIn(req: PayloadRequest, claims: Claims, provider: Provider): Promise<string> {
  const result = await inRequestTransaction(req, async () => {
    const person = await personOfClaims(req, claims, provider).catch((error: unknown) => {
      // What the person is told of may have ended sessions, which then stay ended.
      if (error instanceof SignInFailure) return error;
      throw error;
    });
    if (person instanceof SignInFailure) return person;
    const changes = [{ field: 'issuer', after: provider.issuer }];
    const target = { targetCollection: 'users', targetId: person.id, subject: person.email };
    await record(req, { ...target, action: 'sign-in', actor: person, changes });
    return startSession(req, person, 'provider');
  });
  if (!(result instanceof SignInFailure)) return result;
  result.email = claims.email;
  throw result;
}

const failed = { action: 'sign-in-failed', targetCollection: 'users', actor: stranger } as const;
/** Here nobody was refused who might have tried to be somebody else. */
const isNobody = new Set<Failure>(['unavailable', 'expired', 'limited', 'internal']);

type Step = (req: PayloadRequest, provider: Provider) => Promise<Response>;

/** Whatever goes wrong is one sentence on the sign-in screen; the details are in the log, under the number shown there. */
async function attemptTo(req: PayloadRequest, step: Step): Promise<Response> {
  if (!config.oidc) return Response.json({ message: 'Not found' }, { status: 404 });
  try {
    return await step(req, config.oidc);
  } catch (error) {
    const requestId = randomUUID();
    const failure = failureOf(error);
    log('warn', 'single sign-on failed', { requestId, failure, error });
    if (!isNobody.has(failure))
      await record(req, { ...failed, subject: emailIn(error), changes: [{ field: failure }] });
    const query = new URLSearchParams({ failure, number: requestId });
    return leadTo(`${req.payload.config.routes.admin}/login?${query}`, []);
  }
}

function emailIn(error: unknown): string {
  return typedEmail(error instanceof SignInFailure ? error.email : undefined);
}

function failureOf(error: unknown): Failure {
  if (error instanceof SignInFailure) return error.failure;
  return error instanceof APIError && error.status === 429 ? 'limited' : 'internal';
}

/** What the issuer refused, or that it did not respond: there was no response, one too late, or a fault of its server. */
async function ofIssuer<Result>(asked: Promise<Result>): Promise<Result> {
  return asked.catch((error: unknown) => {
    const isRefusal = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
    const isDoubt = error instanceof ClientError && !unreachable.has(error.code ?? '');
    throw new SignInFailure(isRefusal || isDoubt ? 'refused' : 'unavailable', error);
  });
}

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** Our own page leads on, since browsers keep a session's cookie to themselves while another site's navigation lasts. */
function leadTo(path: string, cookies: string[]): Response {
  const headers = new Headers({ refresh: `0;url=${path}`, 'cache-control': 'no-store' });
  for (const cookie of [endedAttemptCookie, ...cookies]) headers.append('set-cookie', cookie);
  return new Response(null, { status: 200, headers });
}
