import type { Payload, Where } from 'payload';
import type { CaseCollection } from '../cases/case-kinds.ts';
import { readCaseLink } from '../cases/case-link.ts';
import type { StoredCase } from '../cases/case-to-wire.ts';
import { limitVisitor } from '../cases/intake/rate-limits.ts';
import { spokenLanguage } from '../cases/intake/submit-case.ts';
import { storedRequestToken } from '../cases/request-token.ts';
import { config } from '../config.ts';
import { ContractProblem } from '../contract-problem.ts';
import { sha256 } from '../digests.ts';
import { bearerOf, type Call } from './contract-route.ts';

/** The bearer token where the content key stands beside it. */
export function visitorToken(request: Request): string | undefined {
  return request.headers.get('x-content-api-key') === null ? undefined : bearerOf(request);
}

/** @throws ContractProblem 401 without a token */
export function requiredToken(request: Request): string {
  const token = visitorToken(request);
  if (!token) throw new ContractProblem(401, 'This call needs the token of a request.');
  return token;
}

/**
 * The token of a reading, counted for its visitor, so that nobody tries made-up ones without end.
 * @throws ContractProblem 401 without a token, 429 past the limit
 */
export async function tokenOfReading({ payload, request }: Call): Promise<string> {
  const token = requiredToken(request);
  await limitVisitor(payload, request, 'read', config.limits.reads, spokenLanguage(request));
  return token;
}

/** The requests that a token opens: those that were sent with it, or the one of a link; unless that was ended. */
export function openedBy(token: string): Where {
  const link = readCaseLink(token);
  const goesOn: Where = { linksEndedAt: { exists: false } };
  if (!link) return { and: [{ tokenHash: { equals: sha256(token) } }, goesOn] };
  const isNewer: Where = { linksEndedAt: { less_than: link.madeAt } };
  return { and: [{ reference: { equals: link.reference } }, { or: [goesOn, isNewer] }] };
}

/** Whether a token opens a request. */
export function opens(token: string, { tokenHash, reference, linksEndedAt }: StoredCase): boolean {
  const link = readCaseLink(token);
  if (!link) return tokenHash === sha256(token) && !linksEndedAt;
  return link.reference === reference && (!linksEndedAt || Date.parse(linksEndedAt) < Date.parse(link.madeAt));
}

/**
 * What opens something that was just sent: the same token for the same case, also when it is answered a second time.
 * @param known the visitor's own, which the case may have been joined to
 */
export async function tokenOfSent(
  payload: Payload,
  collection: CaseCollection,
  reference: string,
  known?: string,
): Promise<string> {
  const stored = await payload.db.findOne<StoredCase>({ collection, where: { reference: { equals: reference } } });
  if (known && stored?.tokenHash === sha256(known)) return known;
  return storedRequestToken(reference, stored?.tokenHash);
}
