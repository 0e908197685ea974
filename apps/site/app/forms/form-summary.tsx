import type { Form } from '@insurer/contract/forms/define-form.ts';
import { localizeForm, messageOf } from '@insurer/contract/forms/form-text.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { ReactNode } from 'react';
import type { HeadingLevel, View } from '#app/view.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId } from './form-field-view.tsx';
import type { FormState } from './form-state.ts';
import { nameProblem } from './name-problem.ts';

type SummaryProps = { form: Form; state: FormState; view: View; level: HeadingLevel; failureLink?: ReactNode };

/** The error summary of a form that works without scripts, by its table. */
export function FormSummary({ form, state, view, ...rest }: SummaryProps): ReactNode {
  const { fields } = localizeForm(form, view);
  const entries = state.problems.map(({ field, message }) => {
    const { label = '', required } = fields[field] ?? {};
    const isEmpty = required !== undefined && message === messageOf(form, required, view);
    return { name: field, href: `#${fieldId(field)}`, text: nameProblem(label, message, isEmpty) };
  });
  if (state.consentAlert) {
    const [name] = consentNames;
    entries.push({ name, href: `#${fieldId(name)}`, text: messageOf(jobApplication, 'consentsRequired', view) });
  }
  return <ErrorSummary {...rest} entries={entries} state={state} view={view} kept />;
}
