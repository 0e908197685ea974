import { setTimeout as passing } from 'node:timers/promises';
import { claimSteps as table } from '@insurer/contract/forms/claim-steps.ts';
import { megabyte } from '@insurer/contract/forms/limits.ts';
import { hasConversation } from '#app/content/conversations.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { sendCaseMessage } from '#app/content/submissions.ts';
import { openBodyRoom } from '#app/forms/body-room.server.ts';
import { type CheckedForm, checkPosted } from '#app/forms/check-posted.server.ts';
import { minDelayMs } from '#app/forms/fill-time.server.ts';
import type { Flash } from '#app/forms/flash.server.ts';
import { type FieldMessage, formIdField, honeypotField } from '#app/forms/form-state.ts';
import { failureText, flashOf, referenceFor, statusFor } from '#app/forms/handle-submit.server.ts';
import { idempotencyKeyOf } from '#app/forms/idempotency-key.server.ts';
import { chosenProduct } from '#app/forms/product-field.ts';
import { type ReadForm, readFormBody } from '#app/forms/read-body.server.ts';
import { type Opens, sentCookies } from '#app/forms/sent-cookies.server.ts';
import { secondsToWait, tooBusyText } from '#app/forms/try-again.ts';
import { log } from '#app/log.server.ts';
import { fill } from '#app/texts/fill.ts';
import { textsOf } from '#app/texts/texts.ts';
import { localPath } from '#app/ui/local-path.ts';
import type { View } from '#app/view.ts';
import { claimAt, forgetClaim } from './begun-claim.server.ts';
import { checkClaim, claimFields } from './check-claim.server.ts';
import { type ClaimProblem, claimPath, onePagePath, pickedNames, withoutFilesField } from './claim-data.ts';
import { isKeptOnDevice } from './files-on-device.server.ts';
import { sendClaimOnce } from './send-claim-once.server.ts';

const kind = 'claim';
const { maximumBytes, maximumFiles } = table.fields.documents.files;

/** Where a claim that was filed leads, or why it was not. */
export type Filed =
  | { to: string; headers: Headers; problem?: undefined }
  | { problem: ClaimProblem; status: number; headers: Headers; to?: undefined };

/**
 * Sends a claim: the answers that this browser keeps, with the files that come in the body. The claim goes first, as from the
 * form on one page; the files follow as the first message of its conversation, since a claim takes none (decision 0032). What is
 * kept ends with it.
 */
export async function fileClaim(request: Request, view: View): Promise<Filed> {
  const room = openBodyRoom(request, view);
  try {
    const read = await readFormBody(request, table.maximumBytes, room);
    return await submit(request, view, read);
  } finally {
    room.leave();
  }
}

async function submit(request: Request, view: View, read: ReadForm): Promise<Filed> {
  const { texts } = view;
  const settings = await readSettings(view);
  const filesLost = Object.values(read.files).some((files) => files.length > 0);
  const refuse = (status: number, problem: Partial<ClaimProblem>, headers: Record<string, string> = {}): Filed => {
    const state = { values: {}, problems: [], filesLost, ...problem };
    return { problem: state, status, headers: new Headers({ 'cache-control': 'no-store', ...headers }) };
  };
  const unreadable = unreadableBecause(read, view);
  if (unreadable) return refuse(unreadable.status, { failure: unreadable.failure, filesLost: true });
  if (!settings.acceptedRequests.includes(kind)) return refuse(503, { failure: texts.forms.notAccepted });
  const { claim: begun, isKept, others } = claimAt(request);
  if (!isKept) return refuse(422, { failure: texts.claimSteps.unkept });
  const { values, problems } = checkClaim(begun.typed, view, settings.options);
  const { files, problems: wrongFiles } = await checkFiles(read, view);
  if (problems.length + wrongFiles.length > 0) return refuse(422, { problems: [...problems, ...wrongFiles] });
  if (files.length === 0 && !read.values[withoutFilesField] && isKeptOnDevice(request, begun.since)) {
    const message = texts.claimSteps.filesOnDevice;
    return refuse(422, { problems: [{ field: 'documents', message }], filesOnDevice: true });
  }

  const keyOf = (target: string, sent: Pick<CheckedForm, 'values' | 'files'>) =>
    idempotencyKeyOf(request, view.visitorAddress, target, {
      typed: { [formIdField]: begun.formId },
      problems: [],
      ...sent,
    });
  await passing(minDelayMs(String(Date.now() - begun.since)));
  const claim = { values, formId: begun.formId };
  const { result, said } = await sendClaimOnce(view, claim, await keyOf(`${kind} ${claimPath}`, { values, files: {} }));
  if (!result.ok) {
    const fields = claimFields(view, settings.options);
    log.error({ requestId: view.requestId, form: claimPath, status: result.status }, 'A form could not be sent.');
    const found = result.errors.filter(({ field }) => Object.hasOwn(fields, field));
    const failure = found.length > 0 ? undefined : failureText(result, texts);
    const wait = result.status === 429 ? { 'retry-after': String(secondsToWait(result.retryAfter)) } : undefined;
    return refuse(
      statusFor(result.status),
      { problems: found, failure, reference: failure && referenceFor(result.status, view) },
      wait,
    );
  }
  const products = settings.options.products.map(({ value }) => value);
  const flash = { ...flashOf(kind, result.body), ...chosenProduct(table, values, products) };
  const key = await keyOf(`${kind} files`, { values: { reference: flash.reference ?? '' }, files: { files } });
  const filed = await confirm(request, view, { ...flash, ...(await sendFiles(said, flash, files, key)) });
  for (const cookie of forgetClaim(others)) filed.headers.append('set-cookie', cookie);
  return filed;
}

function unreadableBecause({ fault, values }: ReadForm, { texts }: View) {
  const { forms } = texts;
  if (fault === 'broken') return { status: 400, failure: forms.broken };
  if (fault === 'too-large') {
    const failure = fill(forms.tooLarge, { limit: (maximumBytes * maximumFiles) / megabyte });
    return { status: 413, failure: `${failure} ${forms.smallerPhoto}` };
  }
  if (fault === 'busy') return { status: 503, failure: tooBusyText(undefined, texts) };
  return values[honeypotField] ? { status: 422, failure: forms.leftNotEmpty } : undefined;
}

/** Files are what their bytes say. */
async function checkFiles(read: ReadForm, view: View): Promise<{ files: File[]; problems: FieldMessage[] }> {
  const { documents } = table.fields;
  const form = { ...table, fields: { documents } };
  const sent = ['documents', ...pickedNames];
  const picked = { ...read, files: { documents: sent.flatMap((name) => read.files[name] ?? []) } };
  const { files, problems } = await checkPosted(form, picked, {}, view);
  return { files: files.documents ?? [], problems };
}

/** Nothing where no file was sent. A claim that was filed stays filed, whatever becomes of its files. */
async function sendFiles(view: View, { reference, token }: Flash, files: File[], key: string): Promise<Partial<Flash>> {
  if (files.length === 0) return {};
  if (!reference || !token) return { files: 'refused' };
  const form = new FormData();
  // As built in, not as editors have changed it: by that the conversation knows what to say in the language of each page.
  form.set('text', textsOf(view.language).claimSteps.filesMessage);
  for (const file of files) form.append('files', file, file.name);
  const { ok } = await sendCaseMessage(view, { reference, token }, form, key);
  return { files: ok ? 'taken' : 'refused' };
}

/** A claim is where its documents are added: it opens unless the service is known to have no conversations. */
async function confirm(request: Request, view: View, flash: Flash): Promise<Filed> {
  const opens: Opens = async (opened) => (await hasConversation(view, opened)) !== false;
  const headers = await sentCookies(request, flash, opens);
  return { to: `${localPath(onePagePath, view.language)}?sent=1`, headers };
}
