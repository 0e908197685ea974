import { type CaseDetails, readCaseDetails } from '@insurer/contract/case-details.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { type TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import { requestLookup } from '@insurer/contract/forms/tracking-forms.ts';
import { type ActionFunctionArgs, data } from 'react-router';
import { openingOf } from '#app/content/conversations.ts';
import { logIssues } from '#app/content/issue-log.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { lookUpRequest, trackCase } from '#app/content/submissions.ts';
import { checkPosted } from '#app/forms/check-posted.server.ts';
import { emptyState, type FormState, honeypotField } from '#app/forms/form-state.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { secondsToWait, tooBusyText } from '#app/forms/try-again.ts';
import { log } from '#app/log.server.ts';
import type { Submission } from '#app/submission.ts';
import type { View } from '#app/view.ts';
import { viewContext } from '#app/view-context.ts';
import { postedContext } from './form-page.ts';

export type Tracked = { state: FormState; found?: CaseDetails; nothing?: boolean };

/** True where the form came back because something is wrong. */
export function hasProblem(tracked: Tracked | undefined): boolean {
  return tracked !== undefined && (tracked.state.problems.length > 0 || tracked.state.failure !== undefined);
}

/** Numbers are short; nobody follows a claim with more than this. */
const maximumBytes = 64 * 1024;

/** The action of claim and complaint tracking. */
export function trackAction(args: ActionFunctionArgs, kind: TrackedKind) {
  const send = (view: View, { number = '', id = '' }: Values) => trackCase(view, kind, number, id);
  return find(args, trackingForms[kind], send, (view, found, { id = '' }) => openingOf(view, found, id));
}

/** The action of the screen on which any request is followed. */
export function lookUpAction(args: ActionFunctionArgs) {
  const send = (view: View, { reference = '', detail = '' }: Values) => lookUpRequest(view, reference, detail);
  return find(args, requestLookup, send);
}

type Values = Record<string, string>;
type Opens = (view: View, found: CaseDetails, values: Values) => Promise<Partial<CaseDetails> | undefined>;

/**
 * Looks for one case: what tells it comes in the body, so that it stands in no address and no log. Whichever of the two
 * is wrong is answered in the same words (contract).
 * @param opens what opens the conversation on it, where that is not found with it
 */
async function find(
  { request, context }: ActionFunctionArgs,
  form: Form,
  send: (view: View, values: Values) => Promise<Submission>,
  opens?: Opens,
) {
  const view = context.get(viewContext);
  context.set(postedContext, true);
  await readSettings(view);
  const { texts } = view;
  const read = await readFormBody(request, maximumBytes);
  const typed = Object.fromEntries(Object.keys(form.fields).map((name) => [name, read.values[name] ?? '']));
  const response = (status: number, tracked: Partial<Tracked>, state: Partial<FormState> = {}, wait?: number) =>
    data<Tracked>(
      { ...tracked, state: { ...emptyState, values: typed, ...state } },
      { status, headers: { 'cache-control': 'no-store', ...(wait && { 'retry-after': String(wait) }) } },
    );
  if (read.fault) return response(400, {}, { failure: texts.forms.broken });
  if (read.values[honeypotField]) return response(422, {}, { failure: texts.forms.leftNotEmpty });
  const { values, problems } = await checkPosted(form, read, {}, view);
  if (problems.length > 0) return response(422, {}, { problems });

  const result = await send(view, values);
  if (result.ok) {
    const { details: found, issues } = readCaseDetails(result.body, view.language);
    logIssues(form.path, issues);
    if (found) return response(200, { found: { ...found, ...(await opens?.(view, found, values)) } });
    log.error({ requestId: view.requestId, form: form.path }, 'What was found is no case.');
    return response(502, {}, { failure: texts.tracking.failed, reference: view.requestId });
  }
  if (result.status === 404 || result.status === 422) return response(200, { nothing: true });
  if (result.status === 429) {
    const failure = tooBusyText(result.retryAfter, texts);
    return response(429, {}, { failure }, secondsToWait(result.retryAfter));
  }
  return response(503, {}, { failure: texts.tracking.failed, reference: view.requestId });
}
