import { randomUUID } from 'node:crypto';
import { type CaseDetails, readCaseDetails } from '@insurer/contract/case-details.ts';
import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { logIssues } from '#app/content/issue-log.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { readServiceRequest, sendCaseMessage } from '#app/content/submissions.ts';
import type { CheckedForm } from '#app/forms/check-posted.server.ts';
import { handleSubmit } from '#app/forms/handle-submit.server.ts';
import { readOpenCase } from '#app/forms/open-cases.server.ts';
import { log } from '#app/log.server.ts';
import { viewContext } from '#app/view-context.ts';
import { flashOf, postedContext } from './form-page.ts';
import { openCase } from './open-case.ts';

/**
 * `ended`: this browser holds nothing that opens the request, or not any more. `failed`: nobody knows, with `fault`,
 * the reference under which the log says why.
 * `formId` tells one filling of the form from the next, also without scripts.
 */
export type LoadedCase = {
  details?: CaseDetails;
  ended?: true;
  failed?: true;
  fault?: string;
  formId: string;
  isSent: boolean;
};

/** The kind of the flash of a request's messages. */
const flashKind = (reference: string) => `message/${reference}`;

/** One request in this browser. A link's token leaves the address before anything is shown. */
export async function loadCase({ request, params, context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { reference = '' } = params;
  const query = new URL(request.url).searchParams;
  const key = query.get('key');
  if (key) throw await openCase(request, view, reference, key);
  const loaded = { formId: randomUUID(), isSent: flashOf(request, flashKind(reference)) !== undefined };
  const respond = (status: number, more: Partial<LoadedCase>) =>
    data<LoadedCase>({ ...loaded, ...more }, { status, headers: { 'cache-control': 'no-store' } });
  const opened = query.has('ended') ? undefined : readOpenCase(request, reference);
  const ended = () => respond(context.get(postedContext) ? 200 : 410, { ended: true });
  // Anybody can write an address that says so: it tells of a call that failed before, and fails at nothing itself.
  if (!opened) return query.has('failed') ? respond(410, { failed: true }) : ended();
  const failed = { failed: true, fault: view.requestId } as const;
  const result = await readServiceRequest(view, opened);
  if (!result.ok) return result.status === 401 || result.status === 404 ? ended() : respond(503, failed);
  const { details, issues } = readCaseDetails(result.body, view.language);
  logIssues('service-requests', issues);
  if (details) return respond(200, { details });
  log.error({ requestId: view.requestId }, 'What was found is no case.');
  return respond(502, failed);
}

/** Sends what a customer adds to a request. */
export async function sendMessage({ request, params, context }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const { reference = '' } = params;
  context.set(postedContext, true);
  await readSettings(view);
  const opened = readOpenCase(request, reference);
  return handleSubmit(request, view, {
    kind: flashKind(reference),
    form: caseMessage,
    check: ({ values, files, problems }) => {
      const isEmpty = !values.text && !files.files?.length && problems.length === 0;
      const message = messageOf(caseMessage, 'nothingSent', view);
      return isEmpty ? { problems: [{ field: 'text', message }] } : undefined;
    },
    send: async (checked, key) =>
      opened ? sendCaseMessage(view, opened, bodyOf(checked), key) : { ok: false, status: 404, errors: [] },
    // 409: closed for good; our service says so in words of its own.
    refusal: ({ status, message }, words) =>
      status === 401 || status === 404 || (status === 409 && !message) ? words.requests.notSent : undefined,
  });
}

function bodyOf({ values, files }: CheckedForm): FormData {
  const body = new FormData();
  if (values.text) body.set('text', values.text);
  for (const file of files.files ?? []) body.append('files', file, file.name);
  return body;
}
