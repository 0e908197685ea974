import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyRooms } from '@insurer/contract/body-rooms.ts';
import { config } from '../config.ts';
import { signedOutInBoth } from './signed-out.ts';
import { carrySignedSession } from './signed-session.ts';

const megabyte = 1_048_576;
/** What no form of the admin, and no call of its API, comes near. */
const plainBytes = 4 * megabyte;
/** A file somewhat above MEDIA_MAX_MB still reaches Payload, which says so at its field; lists of providers have 30 MB. */
const fileBytes = Math.max(48 * megabyte, config.mediaMaxBytes) + plainBytes;
/** What every call but those that store a document sends: some words, a choice, the numbers of some rows. */
const fewBytes = 64 * 1024;
/** Those calls, by what follows `/cms-api/`: of an account, a session, a list, a form that is open. */
const callsOfFew =
  /^\/cms-api\/(users|second-factor|single-sign-on|together|desk|retention|person-data|link-targets|synonyms|payload-(preferences|locked-documents))(?=[/?]|$)/;
/** A query that Payload's admin sends as a body, as lists of what is chosen already make it long. Reading one is not linear. */
const queryBytes = fewBytes;
/** A sign-in, or a new password: all that somebody without a session has to send. What is longer is read of nobody else. */
const strangerBytes = 16 * 1024;
const queryHeaders = ['x-http-method-override', 'x-payload-http-method-override'];
const fileTypes = /^(multipart\/form-data|text\/csv)\s*(;|$)/i;
/** Payload's API does not read a form's fields, and failed with 500 at the missing data. */
const formFields = /^application\/x-www-form-urlencoded\s*(;|$)/i;
export const adminCalls = /^\/cms-api(?=[/?]|$)/;
/** The contract's own calls that take a body read and count it as it comes (cases/intake/read-body.ts). */
const contractCalls = /^\/api\/[\w/-]+(\?|$)/;
const retryAfterSeconds = 30;

/** For declared bodies, since Next and Payload hold each whole: three of the largest at once, of one line half as much. */
const rooms = new BodyRooms({
  small: { all: 16 * megabyte, network: 2 * megabyte, wideNetwork: 8 * megabyte },
  large: { all: 3 * fileBytes, network: 1.25 * fileBytes, wideNetwork: 1.5 * fileBytes },
});

/**
 * Refuses a body, before anything reads of it, that is of a type which nobody reads, tells no length, is too large, is longer
 * than a stranger's needs to be, or finds no room beside those that are under way. One that is let in keeps its room until its response closes.
 *
 * @returns whether the request goes on
 */
export function admitBody(request: IncomingMessage, response: ServerResponse, address: string | undefined): boolean {
  const { headers, url = '/' } = request;
  if (contractCalls.test(url)) return true;
  if (adminCalls.test(url) && !isQuery(headers) && formFields.test(headers['content-type'] ?? '')) {
    return refuse(response, 415, 'Send JSON, or a file as multipart/form-data.');
  }
  if (headers['transfer-encoding'] !== undefined) {
    return refuse(response, 411, 'A body needs its Content-Length.');
  }
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes === 0) return true;
  const maximum = maximumOf(url, headers);
  if (!(bytes <= maximum)) return refuse(response, 413, `A body may have ${maximum / 1024} KB at most.`);
  if (bytes > strangerBytes && !carrySignedSession(headers)) return refuse(response, 401, signedOutInBoth);
  const room = rooms.open(address, bytes);
  if (!room.take(bytes)) {
    response.setHeader('retry-after', retryAfterSeconds);
    return refuse(response, 503, 'Too much is being sent at once. Please try again in a moment.');
  }
  response.once('close', room.leave);
  return true;
}

function maximumOf(url: string, headers: IncomingMessage['headers']): number {
  if (isQuery(headers)) return queryBytes;
  if (callsOfFew.test(url)) return fewBytes;
  return fileTypes.test(headers['content-type'] ?? '') ? fileBytes : plainBytes;
}

function isQuery(headers: IncomingMessage['headers']): boolean {
  return queryHeaders.some((name) => name in headers);
}

/** In the body, as the contract tells a failure (docs/contract.md); of another type than this Payload's forms read no reason, and say “Unauthorized”. */
function refuse(response: ServerResponse, status: number, message: string): false {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ message }));
  return false;
}
