import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { ActionFunctionArgs } from 'react-router';
import { hasConversation } from '#app/content/conversations.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { sendApplication } from '#app/content/submissions.ts';
import type { CheckedForm } from '#app/forms/check-posted.server.ts';
import { failureText, handleSubmit } from '#app/forms/handle-submit.server.ts';
import { viewContext } from '#app/view-context.ts';

/** The action of the application: the job comes from the route, and both consents are checked again (API-21, ERR-12). */
export async function sendApplicationForm({ request, context, params }: ActionFunctionArgs) {
  const view = context.get(viewContext);
  const jobId = params.jobId ?? '';
  await readSettings(view);
  return handleSubmit(request, view, {
    kind: `application/${jobId}`,
    form: jobApplication,
    check: ({ typed }) => (consentNames.every((name) => typed[name]) ? undefined : { consentAlert: true }),
    opens: (opened) => hasConversation(view, opened),
    // It closed, or was taken down, while the form was being filled in: sending again would help nobody.
    refusal: ({ status }) => (status === 404 ? localizeForm(jobApplication, view).texts.jobClosed : undefined),
    send: (form, key) => sendApplication(view, jobId, applicationBody(form), key),
    failureText: (result, texts) =>
      result.status >= 500 || result.status === 0
        ? localizeForm(jobApplication, view).texts.sendFailed
        : failureText(result, texts),
  });
}

/** The fields by their wire names; absent texts are sent empty (API-24, API-25). */
export function applicationBody({ values, files }: CheckedForm): FormData {
  const form = new FormData();
  for (const [name, { kind }] of Object.entries(jobApplication.fields)) {
    if (kind !== 'files') form.set(name, values[name] ?? '');
    for (const file of files[name] ?? []) form.append(name, file, file.name);
  }
  for (const name of consentNames) form.set(name, 'true');
  return form;
}
