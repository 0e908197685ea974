import type { Question } from '@insurer/contract/rates/rates.ts';
import type { ReactNode } from 'react';
import { FieldError } from '#app/forms/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import type { View } from '#app/view.ts';
import { fieldOf } from './quote-data.ts';
import { rangeHint } from './quote-words.ts';

type FieldProps = {
  question: Question;
  value: string | undefined;
  /** What is wrong with it, in words. */
  message?: string;
  view: View;
  /** The question is the heading of its screen. */
  heading?: boolean;
  optional?: boolean;
};

/** More answers than these stand in a list that unfolds. */
const maxRadios = 6;

/** Where a link to a question leads. */
export const controlId = (question: Question): string => `field-${fieldOf(question)}`;

/** A question with its hint, its control and its message, as every field of the site looks. */
export function QuestionField(props: FieldProps): ReactNode {
  const { question, message, view, heading } = props;
  const { hint, label } = question;
  const id = controlId(question);
  const range = rangeHint(question, view.texts);
  const options = optionsOf(question, view);
  const isGroup = options !== undefined && options.length <= maxRadios;
  const describedBy = [hint && `${id}-hint`, range && `${id}-range`, message && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const words = <LocalizedText of={label} view={view} />;
  const hints = (
    <>
      {hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          <LocalizedText of={hint} view={view} />
        </p>
      )}
      {range && (
        <p className="form-field__hint" id={`${id}-range`}>
          {range}
        </p>
      )}
    </>
  );
  const error = <FieldError id={id} message={message} />;
  const control = { ...props, id, describedBy: describedBy || undefined, options };
  if (isGroup) {
    return (
      <fieldset className="form-field quote__group" aria-describedby={describedBy || undefined}>
        <legend className={heading ? 'quote__question' : 'form-field__label'}>
          {heading ? (
            <h1 tabIndex={-1} data-arrival="">
              {words}
            </h1>
          ) : (
            words
          )}
        </legend>
        {hints}
        <Radios {...control} options={options} />
        {error}
      </fieldset>
    );
  }
  const labelElement = (
    <label className={heading ? 'quote__question' : 'form-field__label'} htmlFor={id}>
      {words}
    </label>
  );
  return (
    <div className="form-field" data-length="short">
      {heading ? (
        <h1 className="quote__question" tabIndex={-1} data-arrival="">
          {labelElement}
        </h1>
      ) : (
        labelElement
      )}
      {hints}
      <Control {...control} />
      {error}
    </div>
  );
}

type Option = { value: string; label: ReactNode };
type ControlProps = FieldProps & { id: string; describedBy: string | undefined; options?: Option[] };

function optionsOf(question: Question, view: View): Option[] | undefined {
  const { yes, no } = view.texts.quote;
  if (question.kind === 'yesno') {
    return [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ];
  }
  if (question.kind !== 'choice') return undefined;
  return question.choices.map(({ value, label }) => ({ value, label: <LocalizedText of={label} view={view} /> }));
}

function Radios({ question, value, id, options = [], message }: ControlProps): ReactNode {
  return (
    <div className="quote__choices">
      {options.map((option, at) => (
        <label key={option.value} className="steps__choice">
          <input
            type="radio"
            id={at === 0 ? id : undefined}
            name={fieldOf(question)}
            value={option.value}
            defaultChecked={option.value === value}
            aria-invalid={message ? true : undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

function Control({
  question,
  value,
  id,
  describedBy,
  options,
  message,
  optional = false,
  view,
}: ControlProps): ReactNode {
  const common = {
    id,
    name: fieldOf(question),
    className: 'form-field__control',
    defaultValue: value ?? '',
    'aria-describedby': describedBy,
    'aria-invalid': message !== undefined,
    'aria-required': !optional,
  };
  if (options) {
    return (
      <span className="form-field__select">
        <select {...common}>
          <option value="">{view.texts.forms.choose}</option>
          {question.kind === 'choice' &&
            question.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label.text}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    );
  }
  if (question.kind === 'date') {
    return <input {...common} type="date" dir="ltr" autoComplete="off" min={question.minimum} max={question.maximum} />;
  }
  const inputMode = question.kind === 'number' && question.whole ? 'numeric' : 'decimal';
  return <input {...common} type="text" inputMode={inputMode} dir="ltr" autoComplete="off" spellCheck={false} />;
}
