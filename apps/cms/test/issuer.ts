/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenIdProvider from 'oidc-provider';

/** What the issuer says of somebody. */
export type Subject = { sub: string; email?: string; email_verified?: boolean; name?: string; roles?: string[] };

/**
 * A real issuer on this machine. Whoever comes is signed in as `subject` at once.
 * @param redirectUri where it sends people back to
 */
export async function startIssuer(redirectUri: string) {
  const state = { subject: { sub: 'nobody' } as Subject };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'content', client_secret: 'a-secret-of-the-issuer', redirect_uris: [redirectUri] };
  const provider = new OpenIdProvider(issuer, {
    clients: [client],
    cookies: { keys: ['a-key-of-the-issuer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...state.subject }) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { provider: OpenIdProvider; client: { clientId: string }; session: { accountId: string } };
    }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const login = { accountId: state.subject.sub };
    void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { issuer, client, state, stop };
}

/** Follows the issuer's redirects as a browser does. @returns the address at which it sends the person back */
export async function throughIssuer(start: string, back: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  for (let step = 0; step < 10 && !address.href.startsWith(back); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.status} at ${address}: ${await response.text()}`);
    address = new URL(location, address);
  }
  return address;
}
