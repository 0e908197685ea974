import type { FormRules } from '@insurer/contract/requests/field-rule.ts';
import type { ReactNode } from 'react';
import { Heading } from '#app/ui/heading.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import calendarCss from './date-picker.css?inline';
import { ErrorSummary, isWrong } from './error-summary.tsx';
import type { FormField } from './form-field.ts';
import { FormFieldView } from './form-field-view.tsx';
import { formScriptData } from './form-script-data.ts';
import { type FormState, formIdField, honeypotField } from './form-state.ts';
import css from './forms.css?inline';

type FormProps = {
  view: View;
  fields: readonly FormField[];
  state: FormState;
  title: string;
  intro?: string;
  button: string;
  level: HeadingLevel;
  /** False where the service takes no requests: the button then performs no action (decision D6). */
  accepted?: boolean;
  /** The form is a full screen's wait to send: the overlay covers the window meanwhile (APPLY-13). */
  overlay?: boolean;
  /** Leaving the page empties the form (APPLY-16). */
  emptiedOnLeaving?: boolean;
  /** What stands between the fields and the button, and instead of the usual button. */
  before?: ReactNode;
  actions?: ReactNode;
  /** What became of the last message. */
  notice?: ReactNode;
  /** What stands below the form: the answer to a question. */
  after?: ReactNode;
};

/** Styles of every form, once per page. */
export function FormStyles(): ReactNode {
  return <InlineStyle name="forms" css={css} />;
}

/** A form that works without scripts: it posts to its own address, whose action checks and answers. */
export function RequestForm({
  view,
  fields,
  state,
  title,
  intro,
  level,
  accepted = true,
  ...rest
}: FormProps): ReactNode {
  const drawn = fields.map((field) => (
    <FormFieldView key={field.name} field={field} state={state} view={view} checked={accepted} />
  ));
  return (
    <section className="request-form" id={accepted && isWrong(state) ? undefined : 'form'}>
      <FormStyles />
      {fields.some(({ rule }) => rule.kind === 'date') && <InlineStyle name="date-picker" css={calendarCss} />}
      <div className="request-form__layout page-width">
        <header className="request-form__header">
          <Heading level={level} id="form-title">
            {title}
          </Heading>
          {intro && <p className="lead">{intro}</p>}
        </header>
        <div className="request-form__card">
          {rest.notice}
          {accepted ? (
            <SendingForm {...rest} view={view} fields={fields} state={state} level={level}>
              {drawn}
            </SendingForm>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a form element would send what this one must not (decision D6)
            <div className="request-form__fields" role="form" aria-labelledby="form-title">
              {drawn}
              <div className="request-form__actions">
                <button type="button" className="button button--action">
                  {rest.button}
                </button>
              </div>
            </div>
          )}
          {rest.after}
        </div>
      </div>
    </section>
  );
}

type SendingFormProps = Omit<FormProps, 'title' | 'intro' | 'accepted'> & { children: ReactNode };

function SendingForm(props: SendingFormProps): ReactNode {
  const { view, fields, state, level, button, overlay, emptiedOnLeaving, before, actions, children } = props;
  const rules: FormRules = Object.fromEntries(fields.map(({ name, rule }) => [name, rule]));
  const hasFiles = fields.some(({ rule }) => rule.kind === 'files');
  return (
    <form
      className="request-form__fields"
      method="post"
      // A browser without scripts comes back to the form and not to the top of the page.
      action={`${localPath(view.path, view.language)}#form`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      aria-labelledby="form-title"
      data-form={formScriptData(rules, view)}
      data-overlay={overlay ? '' : undefined}
      data-emptied-on-leaving={emptiedOnLeaving ? '' : undefined}
    >
      <ErrorSummary state={state} view={view} level={level < 6 ? ((level + 1) as HeadingLevel) : 6} />
      <input type="hidden" name={formIdField} value={state.values[formIdField] ?? ''} />
      <div className="request-form__trap" aria-hidden="true">
        <label htmlFor="field-website">{view.texts.forms.leaveEmpty}</label>
        <input id="field-website" type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      {before}
      <div className="request-form__actions">
        {actions ?? (
          <button type="submit" className="button button--action">
            {button}
          </button>
        )}
        <p className="request-form__progress" role="status" data-progress="" />
      </div>
    </form>
  );
}
