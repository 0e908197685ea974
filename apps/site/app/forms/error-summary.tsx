import type { Form } from '@insurer/contract/forms/define-form.ts';
import { localizeForm, messageOf } from '@insurer/contract/forms/form-text.ts';
import { consentNames, jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { ReactNode } from 'react';
import { ReferenceWords } from '#app/frame/status/error-reference.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import { fieldId } from './form-field-view.tsx';
import type { FieldMessage, FormState } from './form-state.ts';
import { nameProblem } from './name-problem.ts';

/** True where the summary has something to say. */
export function isWrong({ problems, failure, consentAlert }: FormState): boolean {
  return problems.length > 0 || failure !== undefined || consentAlert === true;
}

type SummaryProps = { form: Form; state: FormState; view: View; level: HeadingLevel; failureLink?: ReactNode };

/**
 * What is wrong with a form, in one place on top, with links to the fields (decision D17, Field errors). Always in
 * the page, hidden while there is nothing to say, so that enhance/forms.ts fills the same element.
 */
export function ErrorSummary({ form, state, view, level, failureLink }: SummaryProps): ReactNode {
  const { forms } = view.texts;
  const { problems, failure, reference, filesLost, consentAlert } = state;
  const shown = isWrong(state);
  return (
    <div
      className="error-summary"
      data-error-summary=""
      role="alert"
      // It gets the focus, which reads it: what is put right afterwards changes it without a word in between.
      aria-live="off"
      tabIndex={-1}
      hidden={!shown}
      // Without scripts the address of the answer ends in #form: the browser comes here and puts the focus here.
      id={shown ? 'form' : undefined}
    >
      <Icon name="alert" className="error-summary__icon" />
      <div className="error-summary__text">
        <Heading level={level} className="error-summary__title">
          {forms.problemTitle}
        </Heading>
        <p data-failure="" hidden={!failure && !reference}>
          {failure} {failureLink || (reference && <ReferenceWords view={view} reference={reference} />)}
        </p>
        <ul className="error-summary__list">
          {problems.map((problem) => (
            <li key={problem.field}>
              <a href={`#${fieldId(problem.field)}`}>{named(form, problem, view)}</a>
            </li>
          ))}
          {consentAlert && (
            <li>
              <a href={`#${fieldId(consentNames[0])}`}>{messageOf(jobApplication, 'consentsRequired', view)}</a>
            </li>
          )}
        </ul>
        {filesLost && <p data-files-lost="">{forms.filesLost}</p>}
      </div>
    </div>
  );
}

function named(form: Form, { field, message }: FieldMessage, view: View): string {
  const asked = localizeForm(form, view).fields[field];
  if (!asked) return message;
  const isEmpty = asked.required !== undefined && message === messageOf(form, asked.required, view);
  return nameProblem(asked.label, message, isEmpty);
}
