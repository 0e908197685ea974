import { type Case, readCaseResponse } from '@insurer/contract/case.ts';
import { type TrackedKind, trackingForms } from '@insurer/contract/forms/forms.ts';
import { type ActionFunctionArgs, data } from 'react-router';
import { trackCase } from '#app/content/submissions.ts';
import { checkPosted } from '#app/forms/check-posted.server.ts';
import { emptyState, type FormState, honeypotField } from '#app/forms/form-state.ts';
import { readFormBody } from '#app/forms/read-body.server.ts';
import { secondsToWait, tooBusyText } from '#app/forms/try-again.ts';
import { textsOf } from '#app/texts/texts.ts';
import { viewContext } from '#app/view-context.ts';
import { postedContext } from './form-page.ts';

export type Tracked = { state: FormState; found?: Case; nothing?: boolean };

/** True where the form came back because something is wrong. */
export function hasProblem(tracked: Tracked | undefined): boolean {
  return tracked !== undefined && (tracked.state.problems.length > 0 || tracked.state.failure !== undefined);
}

/** Numbers are short; nobody follows a claim with more than this. */
const maximumBytes = 64 * 1024;

/**
 * The action of claim and complaint tracking: number and ID come in the body, so that neither stands in an address
 * or a log. A wrong number and a wrong ID are answered in the same words (contract).
 */
export async function trackAction({ request, context }: ActionFunctionArgs, kind: TrackedKind) {
  const page = context.get(viewContext);
  context.set(postedContext, true);
  const texts = textsOf(page.language);
  const read = await readFormBody(request, maximumBytes);
  const { id = '', number = '' } = read.values;
  const response = (status: number, tracked: Partial<Tracked>, state: Partial<FormState> = {}, wait?: number) =>
    data<Tracked>(
      { ...tracked, state: { ...emptyState, values: { id, number }, ...state } },
      { status, headers: { 'cache-control': 'no-store', ...(wait && { 'retry-after': String(wait) }) } },
    );
  if (read.fault) return response(400, {}, { failure: texts.forms.broken });
  if (read.values[honeypotField]) return response(422, {}, { failure: texts.forms.leftNotEmpty });
  const { values, problems } = await checkPosted(trackingForms[kind], read, {}, page.language);
  if (problems.length > 0) return response(422, {}, { problems });

  const result = await trackCase(page, kind, values.number ?? '', values.id ?? '');
  if (result.ok) {
    const found = readCaseResponse(result.body, page.language);
    return found ? response(200, { found }) : response(502, {}, { failure: texts.tracking.failed });
  }
  if (result.status === 404 || result.status === 422) return response(200, { nothing: true });
  if (result.status === 429) {
    const failure = tooBusyText(result.retryAfter, texts);
    return response(429, {}, { failure }, secondsToWait(result.retryAfter));
  }
  return response(503, {}, { failure: texts.tracking.failed });
}
