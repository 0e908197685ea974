import { applicationRules } from '@insurer/contract/requests/forms.ts';
import type { ActionFunctionArgs } from 'react-router';
import { sendApplication } from '#app/content/submissions.ts';
import { answerForm, failureText } from '#app/forms/answer-form.server.ts';
import { consentNames } from '#app/forms/application-fields.ts';
import type { CheckedForm } from '#app/forms/check-posted.server.ts';
import { viewContext } from '#app/view-context.ts';

/** A CV of 5 MB and the words around it (decision D17). */
const maximumBytes = 6 * 1024 * 1024;

/** The action of the application: the job comes from the route, and both consents are checked again (API-21, ERR-12). */
export function sendApplicationForm({ request, context, params }: ActionFunctionArgs) {
  const page = context.get(viewContext);
  const jobId = params.jobId ?? '';
  return answerForm(request, page, {
    kind: `application/${jobId}`,
    rules: applicationRules,
    maximumBytes,
    check: ({ typed }) => (consentNames.every((name) => typed[name]) ? undefined : { consentAlert: true }),
    send: (form, key) => sendApplication(page, jobId, applicationBody(form), key),
    failureText: (result, texts) =>
      result.status >= 500 || result.status === 0 ? texts.application.sendFailed : failureText(result, texts),
  });
}

/** The fields by their wire names; absent texts are sent empty (API-24, API-25). */
export function applicationBody({ values, files }: CheckedForm): FormData {
  const form = new FormData();
  for (const [name, rule] of Object.entries(applicationRules)) {
    if (rule.kind !== 'files') form.set(name, values[name] ?? '');
    for (const file of files[name] ?? []) form.append(name, file, file.name);
  }
  for (const name of consentNames) form.set(name, 'true');
  return form;
}
