import type { Form } from '@insurer/contract/forms/define-form.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import type { Options } from '@insurer/contract/site-settings.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '#app/ui/heading.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { screenLink } from '#app/ui/screen-link.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { HeadingLevel, View } from '#app/view.ts';
import calendarCss from './date-picker.css?inline';
import { FormControl } from './form-control.tsx';
import { FormFieldView } from './form-field-view.tsx';
import { formFields } from './form-fields.ts';
import { fileListWords, formScriptData } from './form-script-data.ts';
import { type FormState, formIdField, honeypotField, isWrong } from './form-state.ts';
import { FormSummary } from './form-summary.tsx';
import css from './forms.css?inline';

type FormProps = {
  view: View;
  form: Form;
  /** The lists of the site settings from which its fields offer values. */
  options?: Options;
  state: FormState;
  /** What stands above the fields, where it is not what the form's table says. */
  title?: string;
  intro?: string;
  level: HeadingLevel;
  /** False where the service takes no requests: the button then performs no action (decision D6). */
  accepted?: boolean;
  /** The form is a full screen's wait to send: the overlay covers the window meanwhile (APPLY-13). */
  overlay?: boolean;
  /** True beside what a browser without scripts is to show first (`id="form"`): a confirmation, what was found. */
  second?: boolean;
  /** What stands between the fields and the button, and instead of the usual button. */
  before?: ReactNode;
  actions?: ReactNode;
  /** What became of the last message. */
  notice?: ReactNode;
  /** Where who reads why the form was not sent goes on: it is no fault of ours, which has a reference. */
  failureLink?: ReactNode;
  /** What stands below the form: the answer to a question. */
  after?: ReactNode;
};

/** Styles of every form, once per page. */
export function FormStyles(): ReactNode {
  return <InlineStyle name="forms" css={css} />;
}

/** A form that works without scripts: it posts to its own address, whose action checks and answers. */
export function RequestForm(props: FormProps): ReactNode {
  const { view, form, options, state, title, intro, level, accepted = true, second, ...rest } = props;
  const { texts } = localizeForm(form, view);
  const fields = formFields(form, view, options).filter(({ addition }) => accepted || !addition);
  const rendered = fields.map((field) => (
    <FormFieldView key={field.name} field={field} state={state} view={view} checked={accepted}>
      {(control, value) =>
        (field.rule.files?.maximumFiles ?? 1) > 1 ? <SeveralFiles {...{ field, control, value, view }} /> : undefined
      }
    </FormFieldView>
  ));
  return (
    <section className="request-form" id={second || (accepted && isWrong(state)) ? undefined : 'form'}>
      <FormStyles />
      {fields.some(({ rule }) => rule.kind === 'date') && <InlineStyle name="date-picker" css={calendarCss} />}
      <div className="request-form__layout page-width">
        <header className="request-form__header">
          <Heading level={level} id="form-title">
            {title ?? texts.title}
          </Heading>
          {(intro ?? texts.intro) && <p className="lead">{intro ?? texts.intro}</p>}
        </header>
        <div className="request-form__card">
          {rest.notice}
          {accepted ? (
            <SendingForm {...rest} view={view} form={form} state={state} level={level}>
              {rendered}
            </SendingForm>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a form element would send what this one must not (decision D6)
            <div className="request-form__fields" role="form" aria-labelledby="form-title">
              {rendered}
              <div className="request-form__actions">
                <button type="button" className="button button--action">
                  {texts.button}
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

/**
 * Scripts add a second choice to the first and list the files (enhance/file-lists.ts); without them the field says that none is
 * added. Both sentences have one place: nothing moves when scripts come.
 */
function SeveralFiles(props: ComponentProps<typeof FormControl>): ReactNode {
  const { field, view } = props;
  return (
    <>
      <p className="form-field__hint form-field__at-once">
        <span>{view.texts.forms.filesAtOnce}</span>
        <span>{view.texts.forms.filesAdded}</span>
      </p>
      <FormControl {...props} />
      <div className="form-field__files" data-files={fileListWords(view)}>
        <p role="status" />
        <ul aria-label={field.label} />
      </div>
    </>
  );
}

type SendingFormProps = Omit<FormProps, 'title' | 'intro' | 'options' | 'accepted'> & { children: ReactNode };

function SendingForm(props: SendingFormProps): ReactNode {
  const { view, form, state, level, overlay, failureLink, before, actions, children } = props;
  const titleLevel = level < 6 ? ((level + 1) as HeadingLevel) : 6;
  const hasFiles = Object.values(form.fields).some(({ kind }) => kind === 'files');
  return (
    <form
      className="request-form__fields"
      method="post"
      // A browser without scripts comes back to the form and not to the top of the page.
      action={`${localPath(view.path, view.language)}#form`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      aria-labelledby="form-title"
      data-form={formScriptData(form, view)}
      data-overlay={overlay ? '' : undefined}
    >
      <FormSummary form={form} state={state} view={view} level={titleLevel} failureLink={failureLink} />
      <input type="hidden" name={formIdField} value={state.values[formIdField] ?? ''} />
      <div className="request-form__trap" aria-hidden="true">
        <label htmlFor="field-website">{view.texts.forms.leaveEmpty}</label>
        <input id="field-website" type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      {before}
      <p className="request-form__privacy">
        {view.texts.forms.privacy}{' '}
        <SiteLink to={screenLink('/privacy-policy')} view={view} newTab>
          {view.texts.footer.privacyPolicy}
        </SiteLink>
      </p>
      <div className="request-form__actions">
        {actions ?? (
          <button type="submit" className="button button--action">
            {localizeForm(form, view).texts.button}
          </button>
        )}
        <p className="request-form__progress" role="status" data-progress="" />
      </div>
    </form>
  );
}
