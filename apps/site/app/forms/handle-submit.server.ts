import { setTimeout as passing } from 'node:timers/promises';
import type { BodyRoom } from '@insurer/contract/body-rooms.ts';
import { cleanText } from '@insurer/contract/clean/empty.ts';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { dataOf } from '@insurer/contract/envelope.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { data, redirect } from 'react-router';
import { log } from '#app/log.server.ts';
import type { Submission } from '#app/submission.ts';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { openBodyRoom } from './body-room.server.ts';
import { type CheckedForm, checkPosted } from './check-posted.server.ts';
import { minDelayMs } from './fill-time.server.ts';
import type { Flash } from './flash.server.ts';
import { type FormState, filledForField, formIdField, honeypotField } from './form-state.ts';
import { idempotencyKeyOf } from './idempotency-key.server.ts';
import { chosenProduct, productFieldOf } from './product-field.ts';
import { readFormBody } from './read-body.server.ts';
import { type Opens, sentCookies } from './sent-cookies.server.ts';
import { secondsToWait, tooBusyText } from './try-again.ts';

const megabyte = 1024 * 1024;
/** What a form without files may send. */
const plainFormBytes = megabyte / 4;

export type FormJob = {
  /** What is sent, for the key against second records and for the flash: a kind of request or of message. */
  kind: string;
  form: Form;
  /** Values on offer by field, from the site settings. */
  options?: Record<string, string[]>;
  /** False where the service takes none of these, or no more since the form was rendered (decision D6). */
  accepted?: boolean;
  /** More to check, such as consents; what it gives stands in the form that comes back. */
  check?: (form: CheckedForm) => Partial<FormState> | undefined;
  send: (form: CheckedForm, idempotencyKey: string) => Promise<Submission>;
  /** What else the confirmation says of what was sent, and in no case what was typed. */
  confirms?: (form: CheckedForm) => Partial<Flash>;
  opens?: Opens;
  /** The sentence for a failure, where the form has words of its own. */
  failureText?: (result: Submission & { ok: false }, texts: Texts) => string;
  /** The sentence for what is refused and no fault of anybody's, and so stands in no log. */
  refusal?: (result: Submission & { ok: false }, texts: Texts) => string | undefined;
  /** The service's own message is told also where its problems stand at their fields (CONTACT-06). */
  tellsMessage?: boolean;
};

/**
 * The action behind every form that sends something: reads, checks, sends once, and goes to the confirmation; or
 * gives the form back with everything typed and the reasons. Values are never logged and never stand in an address. The
 * route has read the site settings before: they may change the words of the view.
 */
export async function handleSubmit(request: Request, view: View, job: FormJob) {
  const room = openBodyRoom(request, view);
  try {
    return await submit(request, view, job, room);
  } finally {
    room.leave();
  }
}

async function submit(request: Request, view: View, job: FormJob, room: BodyRoom) {
  const { language, texts } = view;
  const maximumBytes = job.form.maximumBytes ?? plainFormBytes;
  const read = await readFormBody(request, maximumBytes, room);
  const sentFiles = Object.values(read.files).some((files) => files.length > 0);
  const again = (status: number, state: Partial<FormState>, headers: Record<string, string> = {}) =>
    data<FormState>(
      { values: typedValues(read.values, job.form), problems: [], filesLost: sentFiles, ...state },
      { status, headers: { 'cache-control': 'no-store', ...headers } },
    );

  if (read.fault === 'broken') return again(400, { failure: texts.forms.broken });
  if (read.fault === 'too-large') {
    const limit = (filesBytes(job.form) || maximumBytes) / megabyte;
    const failure = fill(texts.forms.tooLarge, { limit });
    const advice = takesPhotos(job.form) ? ` ${texts.forms.smallerPhoto}` : '';
    return again(413, { failure: `${failure}${advice}`, filesLost: true });
  }
  if (read.fault === 'busy') return again(503, { failure: tooBusyText(undefined, texts) }, { 'retry-after': '60' });
  if (job.accepted === false) return again(503, { failure: texts.forms.notAccepted });
  if (read.values[honeypotField]) return again(422, { failure: texts.forms.leftNotEmpty });

  const form = await checkPosted(job.form, read, job.options ?? {}, view);
  const more = job.check?.(form);
  if (form.problems.length > 0 || more) return again(422, { problems: form.problems, ...more });

  const key = await idempotencyKeyOf(request, view.visitorAddress, `${job.kind} ${view.path}`, form);
  await passing(minDelayMs(read.values[filledForField]));
  const result = await job.send(form, key);
  if (result.ok) {
    const offered = job.options?.[productFieldOf(job.form) ?? ''];
    const about = chosenProduct(job.form, form.values, offered);
    const flash = { ...flashOf(job.kind, result.body), ...about, ...job.confirms?.(form) };
    const headers = await sentCookies(request, flash, job.opens);
    return redirect(`${localPath(view.path, language)}?sent=1`, { status: 303, headers });
  }
  const refusal = job.refusal?.(result, texts);
  if (refusal) return again(422, { failure: refusal });
  log.error({ requestId: view.requestId, form: job.kind, status: result.status }, 'A form could not be sent.');
  const problems = result.errors.filter(({ field }) => Object.hasOwn(job.form.fields, field));
  const shownByFields = problems.length > 0 && !(job.tellsMessage && result.message);
  const failure = shownByFields ? undefined : (job.failureText ?? failureText)(result, texts);
  const wait = result.status === 429 && { 'retry-after': String(secondsToWait(result.retryAfter)) };
  const reference = failure && referenceFor(result.status, view);
  return again(statusFor(result.status), { problems, failure, reference }, wait || {});
}

/** What all files of a form may have together: the limit that its visitor knows. */
function filesBytes({ fields }: Form): number {
  const files = Object.values(fields).flatMap((field) => (field.kind === 'files' ? field.files : []));
  return files.reduce((sum, { maximumFiles, maximumBytes }) => sum + maximumFiles * maximumBytes, 0);
}

function takesPhotos({ fields }: Form): boolean {
  return Object.values(fields).some((field) => field.kind === 'files' && field.files.types.includes('jpg'));
}

/** What comes back into the form: its own fields, the id of this filling, and ticked boxes. */
function typedValues(values: Record<string, string>, { fields }: Form): Record<string, string> {
  const kept = (name: string) => Object.hasOwn(fields, name) || name === formIdField || name.endsWith('_consent');
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept(name)));
}

/** Refusals of the input keep their status; what is wrong between site and service is the site's 502 or 503. */
export function statusFor(status: number): number {
  if (status === 429) return 429;
  if (status === 400 || status === 409 || status === 413 || status === 422) return 422;
  return status === 0 || status === 503 || status === 504 ? 503 : 502;
}

/** A fault is in the log under the request's id, and whoever calls about it can say so; a refusal is nobody's to look for. */
export function referenceFor(status: number, { requestId }: Pick<View, 'requestId'>): string | undefined {
  return statusFor(status) >= 500 ? requestId : undefined;
}

/** Why something was not taken, as its sender reads it: when to try again, the service's own words of a refusal, that it is there already, or that it failed. */
export function failureText(result: Submission & { ok: false }, texts: Texts): string {
  if (result.status === 429) return tooBusyText(result.retryAfter, texts);
  const ownWords = statusFor(result.status) === 422 && result.message;
  if (ownWords) return fill(texts.forms.refused, { message: ownWords });
  return result.status === 409 ? texts.forms.sentBefore : texts.forms.sendFailed;
}

/** What the confirmation shows of a response to something that was sent. */
export function flashOf(kind: string, body: unknown): Flash {
  const { reference, due_at, token } = asRecord(dataOf(body)) ?? {};
  return { kind, reference: cleanText(reference), dueAt: cleanText(due_at), token: cleanText(token) };
}
