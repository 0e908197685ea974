import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { FieldError } from './field-error.tsx';
import { FormControl } from './form-control.tsx';
import type { FormField } from './form-fields.ts';
import type { FormState } from './form-state.ts';

type FieldProps = {
  field: FormField;
  state: FormState;
  view: View;
  /** False where the form does nothing (decision D6): then no field is required or wrong. */
  checked: boolean;
};

/** The id of a field's control; the error summary leads to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A field with its label above, its hint below the label and its message below the control. */
export function FormFieldView({ field, state, view, checked }: FieldProps): ReactNode {
  const { forms } = view.texts;
  const id = fieldId(field.name);
  const message = state.problems.find((problem) => problem.field === field.name)?.message;
  const optional = checked && !field.rule.required;
  const described = [field.hint && `${id}-hint`, optional && `${id}-optional`, checked && `${id}-error`];
  return (
    <div className="form-field" data-field={field.name} data-length={field.width === 'full' ? undefined : field.width}>
      {field.note && <p className="form-field__note">{field.note}</p>}
      <div className="form-field__head">
        <label className="form-field__label" htmlFor={id}>
          {field.label}
        </label>
        {optional && (
          <span className="form-field__optional" id={`${id}-optional`}>
            {forms.optional}
          </span>
        )}
      </div>
      {field.hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <FormControl
        field={field}
        id={id}
        value={state.values[field.name] ?? ''}
        view={view}
        describedBy={described.filter(Boolean).join(' ') || undefined}
        invalid={checked ? message !== undefined : undefined}
      />
      {checked && <FieldError id={id} message={message} kept />}
    </div>
  );
}
