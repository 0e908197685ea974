import type { Question } from '@insurer/contract/rates/rates.ts';
import type { ReactNode } from 'react';
import { type ControlParts, FieldFrame } from '#app/forms/field-frame.tsx';
import { numberInput } from '#app/forms/number-input.ts';
import { RadioChoices } from '#app/forms/radio-choices.tsx';
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
export function QuestionField({ question, value, message, view, heading, optional = false }: FieldProps): ReactNode {
  const { hint, label } = question;
  const options = optionsOf(question, view);
  const isGroup = options !== undefined && options.length <= maxRadios;
  return (
    <FieldFrame
      {...{ message, view }}
      id={controlId(question)}
      name={fieldOf(question)}
      label={<LocalizedText of={label} view={view} />}
      heading={heading && inHeading}
      hint={hint && <LocalizedText of={hint} view={view} />}
      range={rangeHint(question, view.texts)}
      width={isGroup ? undefined : 'short'}
      required={!optional}
      unmarked
      group={isGroup}
    >
      {(control) =>
        isGroup ? (
          <RadioChoices control={control} choices={options} value={value} />
        ) : (
          <Control {...{ question, control, value, view }} />
        )
      }
    </FieldFrame>
  );
}

/** The question is what its screen is about: whoever comes to it hears it first. */
function inHeading(label: ReactNode): ReactNode {
  return (
    <h1 className="quote__question" tabIndex={-1} data-arrival="">
      {label}
    </h1>
  );
}

type Option = { value: string; label: ReactNode };
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

type ControlProps = Pick<FieldProps, 'question' | 'value' | 'view'> & { control: ControlParts };

function Control({ question, control, value, view }: ControlProps): ReactNode {
  const common = { ...control, className: 'form-field__control', defaultValue: value ?? '' };
  if (question.kind === 'choice') {
    return (
      <span className="form-field__select">
        <select {...common}>
          <option value="">{view.texts.forms.choose}</option>
          {question.choices.map((choice) => (
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
  return <input {...common} {...numberInput} inputMode={inputMode} />;
}
