import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockList, visitorAddressOf } from '@insurer/contract/trusted-proxies.ts';
import { config } from '../config.ts';
import { missingScriptsHash } from '../missing-scripts.ts';
import { adminCalls, admitBody } from './body-limits.ts';
import { callerAddressHeader } from './caller-address.ts';
import { isPlainTarget } from './plain-target.ts';
import { readHostCookie } from './session-cookie.ts';

/** Next answers methods that it does not know with 500. */
const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const trusted = blockList(config.trustedProxies);
const isHttps = config.adminUrl.startsWith('https:');

/** Of every response. A preview in a window of its own tells the admin when it is ready, so such windows stay known. */
const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
};

/** Files, examples of mails and texts by themselves say more about themselves (serve-file.ts, standalone-preview.ts). */
const ownPolicy = /^\/(?:media\/|cms-api\/globals\/texts\/(?:mail|group)-preview(?:\?|$))/;

/**
 * Stands before Next: says who calls, gives the response its security headers, refuses other spellings of addresses and bodies
 * that are too much, and answers itself where a browser must come again.
 *
 * @returns whether the request goes on to Next
 */
export function admit(request: IncomingMessage, response: ServerResponse, { dev }: { dev: boolean }): boolean {
  const { headers } = request;
  const address = visitorAddressOf(headers, request.socket.remoteAddress, trusted);
  headers[callerAddressHeader] = address;
  readHostCookie(headers);
  for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
  const path = request.url ?? '/';
  const isAdmin = /^\/admin(?=[/?]|$)/.test(path);
  const nonce = randomBytes(16).toString('base64');
  const policy = isAdmin ? adminPolicy(nonce, dev) : "default-src 'none'; frame-ancestors 'none'";
  if (!ownPolicy.test(path)) response.setHeader('content-security-policy', policy);
  // Of people, their cases and their sessions; what may be kept says so itself.
  if (adminCalls.test(path)) response.setHeader('cache-control', 'no-store');
  if (!isAdmin) delete headers['content-security-policy'];
  // Next takes the nonce of its scripts from here.
  else headers['content-security-policy'] = policy;

  if (!isPlainTarget(path)) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return false;
  }
  if (!methods.has(request.method ?? '')) {
    response.writeHead(405, { allow: [...methods].join(', '), 'cache-control': 'no-store' }).end();
    return false;
  }
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  // The admin sends nothing without its scripts. Next would read any form for an action of the page, with all its parts.
  if (isAdmin && !isReading && headers['next-action'] === undefined) {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return false;
  }
  // Payload takes no session from elsewhere, but would begin one: somebody at work would be signed in as another.
  if (adminCalls.test(path) && !isReading && isForeign(headers.origin)) {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ message: `Changes are taken from ${config.adminUrl} alone.` }] }));
    return false;
  }
  if (!admitBody(request, response, address)) return false;
  const site = headers['sec-fetch-site'];
  // Browsers tell plain http from a name in the own network nothing of where a navigation came from.
  if (isReading && site === undefined && headers.origin === undefined && !isHttps) headers['sec-fetch-site'] = 'none';
  if (!isAdmin || !isReading || site !== 'cross-site' || headers['sec-fetch-mode'] !== 'navigate') return true;
  // A link in a mail: the browser keeps the session's cookie to itself until the admin itself leads there.
  response.writeHead(200, { refresh: `0;url=${path}`, 'cache-control': 'no-store' }).end();
  return false;
}

/** Scripts and tools that are no browser's page tell no origin. */
function isForeign(origin: string | undefined): boolean {
  return origin !== undefined && !config.adminOrigins.includes(origin);
}

/** Payload's admin: its own scripts alone; styles that it sets itself; previews of the site in a frame. */
function adminPolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${missingScriptsHash}${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `frame-src 'self' ${config.siteUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
