import type { Field, RequestForm } from '@insurer/contract/forms/define-form.ts';
import { isEnquiry, type RequestKind, requestForm } from '@insurer/contract/forms/forms.ts';
import { isTelling } from '@insurer/contract/forms/telling-fields.ts';
import type { Language } from '@insurer/contract/language.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { ActionFunctionArgs } from 'react-router';
import { config } from '#app/config.server.ts';
import { hasConversation } from '#app/content/conversations.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { sendServiceRequest } from '#app/content/submissions.ts';
import type { CheckedForm } from '#app/forms/check-posted.server.ts';
import { formFields, offeredValues } from '#app/forms/form-fields.ts';
import { handleSubmit } from '#app/forms/handle-submit.server.ts';
import { sendOnce } from '#app/forms/send-once.ts';
import { viewContext } from '#app/view-context.ts';
import { daysBetween } from '#app/visit-plan/days.ts';
import { postedContext } from './form-page.ts';

/** The action of a screen that sends a service request of one kind (docs/contract.md). */
export async function sendRequest({ request, context }: ActionFunctionArgs, kind: RequestKind) {
  const view = context.get(viewContext);
  context.set(postedContext, true);
  const settings = await readSettings(view);
  const form = requestForm(kind);
  const hasFiles = Object.values(form.fields).some((field) => field.kind === 'files');
  return handleSubmit(request, view, {
    kind,
    form,
    accepted: settings.acceptedRequests.includes(kind),
    options: offeredValues(formFields(form, view, settings.options)),
    confirms: ({ values }) => ({
      ...(isUrgent(form, values) && { isUrgent: true }),
      ...(isEnquiry(kind, values) && { isEnquiry: true }),
      ...(isUnnamed(form, values) && { isUnnamed: true }),
      ...(mayNameMore(form, values) && { product: undefined }),
    }),
    opens: (opened) => hasConversation(view, opened),
    send: async (checked, key) => {
      const bodyIn = (language: Language) => bodyOf(form, checked, language, hasFiles);
      const sent = await sendOnce(view, (said) => sendServiceRequest(said, kind, bodyIn(said.language), key));
      return sent.result;
    },
  });
}

/** Whether the day by which all has to be settled is closer than the company wants to be asked. */
function isUrgent({ lastDay }: RequestForm, values: Readonly<Record<string, string>>): boolean {
  const day = lastDay && values[lastDay.field];
  return Boolean(day) && daysBetween(todayInRiyadh(), day ?? '') < config().extensionNoticeDays;
}

/** Whether every detail was left out by which a request is looked up, as whoever reports a fraud may do. */
function isUnnamed({ fields }: RequestForm, values: Readonly<Record<string, string>>): boolean {
  return !Object.entries<Field>(fields).some(([name, field]) => isTelling(field) && values[name]);
}

/** Whether more than the chosen product may be asked about: a confirmation that names that one alone would say too little. */
function mayNameMore({ furtherProducts }: RequestForm, values: Readonly<Record<string, string>>): boolean {
  return furtherProducts !== undefined && Boolean(values[furtherProducts]);
}

/** The fields by their wire names; what a visitor left out is left out, and what only the site knows is added. */
function bodyOf(
  { derivedFields = {} }: RequestForm,
  { values, files }: CheckedForm,
  language: Language,
  hasFiles: boolean,
) {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const known = Object.entries(derivedFields).flatMap(([name, { fromSite }]) => (fromSite ? [[name, fromSite]] : []));
  const fields: Record<string, string> = { ...Object.fromEntries([...filled, ...known]), language };
  if (!hasFiles) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file, file.name);
  return form;
}
