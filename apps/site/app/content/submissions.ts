import { cleanText } from '@insurer/contract/clean/empty.ts';
import { stripTags } from '@insurer/contract/clean/html.ts';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { countedHeader } from '@insurer/contract/counted-header.ts';
import type { RequestKind, TrackedKind } from '@insurer/contract/forms/forms.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { log } from '#app/log.server.ts';
import type { OpenCase, Submission } from '#app/submission.ts';
import type { View } from '#app/view.ts';
import { asFailure } from './content-failure.ts';
import { serviceAccess } from './content-service.server.ts';
import { askWithKeys, callService, notJson, type ServiceCall, wronglyPacked } from './service-call.ts';

const submitMs = 20_000;
/** A visitor who has waited for one response already. */
const againMs = 5_000;
/** Of what the service says is wrong: more faults than a form has fields, and more words than anybody reads. */
const most = { errors: 100, letters: 1_000 };

type Sent = Omit<ServiceCall, 'requestId' | 'timeoutMs'> & { name: string; timeoutMs?: number };

const contactCall = 'POST contact-us';

/** POST /jobs/{id}: an application as multipart/form-data (API-21). */
export function sendApplication(view: View, jobId: string, form: FormData, key?: string): Promise<Submission> {
  return post(view, 'POST jobs', `/jobs/${encodeURIComponent(jobId)}`, form, key);
}

/** The five fields of a message, by their names on the wire. */
export type ContactMessage = { name: string; email: string; subject: string; message: string; phoneNumber: string };

/** POST /contact-us: exactly the five specified fields, as JSON (API-26). */
export function sendContactMessage(view: View, message: ContactMessage, key?: string): Promise<Submission> {
  return post(view, contactCall, '/contact-us', message, key);
}

/** POST /service-requests/{kind}: multipart where files go along, else JSON. */
export function sendServiceRequest(
  view: View,
  kind: RequestKind,
  fields: Record<string, string> | FormData,
  key: string,
): Promise<Submission> {
  return post(view, `POST service-requests/${kind}`, `/service-requests/${kind}`, fields, key);
}

/** GET /service-requests: what the holder of this token may see. The service may lack the call. */
export function readServiceRequests(view: View, token: string): Promise<Submission> {
  const headers = { authorization: `Bearer ${token}` };
  return submit(view, { name: 'GET service-requests', path: '/service-requests', headers });
}

/**
 * GET /service-requests/{reference}: one request with its conversation, for who holds a token of it.
 * @param peek true where its sender is not shown what was written, and the service may lack the call
 */
export function readServiceRequest(
  view: View,
  { reference, token }: OpenCase,
  { peek = false, timeoutMs }: { peek?: boolean; timeoutMs?: number } = {},
): Promise<Submission> {
  const path = `/service-requests/${encodeURIComponent(reference)}${peek ? '?peek=true' : ''}`;
  const headers = { authorization: `Bearer ${token}` };
  const result = submit(view, { name: 'GET service-requests/{reference}', path, headers, timeoutMs });
  return peek ? result : answered(result);
}

/** POST /service-requests/{reference}/messages: words and papers, as multipart. */
export function sendCaseMessage(view: View, { reference, token }: OpenCase, body: FormData, key: string) {
  const path = `/service-requests/${encodeURIComponent(reference)}/messages`;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  return answered(
    submit(view, { name: 'POST service-requests/{reference}/messages', path, method: 'POST', body, headers }),
  );
}

/**
 * GET /service-requests/{reference}/files/{file}. The limit of time is for the service to begin; its body may be read as
 * slowly as the visitor takes it.
 *
 * @throws whatever fetch throws
 */
export async function readCaseFile(view: View, { reference, token }: OpenCase, file: string): Promise<Response> {
  const path = `/service-requests/${encodeURIComponent(reference)}/files/${encodeURIComponent(file)}`;
  const headers = { ...headersOfVisitor(view), authorization: `Bearer ${token}` };
  const beginning = new AbortController();
  const timer = setTimeout(() => beginning.abort(), submitMs);
  const call = { path, headers, requestId: view.requestId };
  return askWithKeys(serviceAccess, call, beginning.signal).finally(() => clearTimeout(timer));
}

/** GET /claims/{number} or /complaints/{number}: both the number and the ID or Iqama number must match. */
export function trackCase(view: View, kind: TrackedKind, number: string, id: string): Promise<Submission> {
  return answered(submit(view, tracking(kind, number, id)));
}

/**
 * POST /service-requests/lookup: any request by its reference and one detail; without the call, what tracking finds. A service may lack
 * either: pages in place of a 404 say nothing of the request only where there was nothing else.
 */
export async function lookUpRequest(view: View, reference: string, detail: string): Promise<Submission> {
  const kinds: readonly TrackedKind[] = /^\d+$/.test(detail) ? ['claims', 'complaints'] : [];
  let result = await submit(view, lookUp(reference, detail));
  for (const kind of kinds) {
    if (result.ok || result.status !== 404) break;
    const next = await submit(view, tracking(kind, reference, detail, counted));
    if (!isNobodysWord(next)) result = next;
  }
  return answered(result);
}

/** The same call for a case that was just tracked, and counted by then. */
export function lookUpTracked(view: View, reference: string, id: string, timeoutMs: number): Promise<Submission> {
  return submit(view, { ...lookUp(reference, id), headers: counted, timeoutMs });
}

const counted = { [countedHeader]: '1' };

function tracking(kind: TrackedKind, number: string, id: string, headers?: Record<string, string>): Sent {
  const path = `/${kind}/${encodeURIComponent(number)}?id=${encodeURIComponent(id)}`;
  return { name: `GET ${kind}`, path, headers };
}

/** What was written is not shown with what is found: it has to be opened. */
function lookUp(reference: string, detail: string): Sent {
  const body = JSON.stringify({ reference, detail });
  return { name: 'POST service-requests/lookup', path: '/service-requests/lookup?peek=true', method: 'POST', body };
}

/** @param key the same for a second try of the same filling, so that it makes no second record */
function post(view: View, name: string, path: string, fields: object, key: string | undefined): Promise<Submission> {
  const body = fields instanceof FormData ? fields : JSON.stringify(fields);
  return answered(
    submit(view, { name, path, method: 'POST', body, ...(key && { headers: { 'idempotency-key': key } }) }),
  );
}

/**
 * What a call came to that is not known to be lacking: a page that says 404 is then one of a gateway, and says nothing of a case, a job
 * or a request. A service that lacks a call may well answer so.
 */
async function answered(submission: Submission | Promise<Submission>): Promise<Submission> {
  const result = await submission;
  return isNobodysWord(result) ? { ...result, status: 502 } : result;
}

function isNobodysWord(result: Submission): result is Extract<Submission, { ok: false }> {
  return !result.ok && result.status === 404 && result.isPage === true;
}

async function submit(view: View, { name, timeoutMs = submitMs, ...sent }: Sent): Promise<Submission> {
  const { requestId } = view;
  const call = { ...sent, headers: { ...headersOfVisitor(view), ...sent.headers }, requestId, timeoutMs };
  try {
    const { status, body, retryAfter, isPage } = await callService(serviceAccess, call);
    if (status < 300) return { ok: true, status, body };
    log.warn({ call: name, status, requestId }, status === 403 ? 'Forbidden error.' : 'The service refused.');
    return {
      ok: false,
      status,
      message: sentenceOf(asRecord(body)?.message),
      errors: errorsOf(body),
      retryAfter,
      isPage,
    };
  } catch (error) {
    const failure = asFailure(error);
    const { kind, status, message: reason } = failure;
    const isUnread = kind === 'unavailable';
    const isPage = reason === notJson && status !== 201 && name !== contactCall;
    // What was sent has arrived, whatever stands in the body of a success and though that breaks off. A page in place of it comes from
    // something before the service, as one of maintenance does: nothing was kept, unless the status says so or no body counts (API-27).
    if (status !== undefined && status < 300 && !isPage && (!isUnread || isStoredOnce(call))) {
      log.warn({ call: name, status, requestId, reason }, 'A success could not be read.');
      const isLost = isStoredOnce(call) && (isUnread || wronglyPacked.test(reason));
      return { ok: true, status, body: isLost ? await saidAgain(call) : undefined };
    }
    log.error({ call: name, requestId, reason }, 'Content call failed.');
    return { ok: false, status: isUnread ? 0 : (status ?? 0), errors: [] };
  }
}

/** Whether the same call a second time makes no second record. */
function isStoredOnce({ headers }: ServiceCall): boolean {
  return headers?.['idempotency-key'] !== undefined;
}

/**
 * What the service says once more of what it has stored: the reference and the token that its first response lost. Unpacked,
 * since some that pack say so alone.
 */
async function saidAgain(call: ServiceCall): Promise<unknown> {
  const headers = { ...call.headers, 'accept-encoding': 'identity' };
  const again = await callService(serviceAccess, { ...call, headers, timeoutMs: againMs }).catch(() => undefined);
  return again && again.status < 300 ? again.body : undefined;
}

/** In which language the visitor wrote and will read, and whom the service's limits count. */
function headersOfVisitor({ language, visitorAddress }: View): Record<string, string> {
  return {
    'accept-language': language,
    'content-language': language,
    ...(visitorAddress && { [visitorAddressHeader]: visitorAddress }),
  };
}

function errorsOf(body: unknown): { field: string; message: string }[] {
  const errors = asRecord(body)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors
    .slice(0, most.errors)
    .map(asRecord)
    .flatMap((entry) => {
      const [field, message] = [cleanText(entry?.field), sentenceOf(entry?.message)];
      return field && message ? [{ field, message }] : [];
    });
}

/** Words alone: what some services mark up is a sentence here, and no markup for a visitor to read. */
function sentenceOf(value: unknown): string | undefined {
  return stripTags(cleanText(value)?.slice(0, most.letters));
}
