import type { ReactNode } from 'react';
import { countText } from '#app/texts/plural.ts';
import type { View } from '#app/view.ts';
import { type ControlParts, FieldFrame } from './field-frame.tsx';
import { FormControl } from './form-control.tsx';
import type { FormField } from './form-fields.ts';
import type { FormState } from './form-state.ts';

type FieldProps = {
  field: FormField;
  state: FormState;
  view: View;
  /** False where the form does nothing (decision D6): then no field is required or wrong. */
  checked: boolean;
  /** Its control is several of which one is chosen. */
  group?: boolean;
  /** Its control, where it is another one than that of every form. */
  children?: (control: ControlParts, value: string) => ReactNode;
};

/** The id of a field's control; the error summary leads to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A field with everything that its form's table says of it. */
export function FormFieldView({ field, state, view, checked, group, children }: FieldProps): ReactNode {
  const { name, rule, label, note, hint, width, longest } = field;
  const value = state.values[name] ?? '';
  return (
    <FieldFrame
      {...{ name, label, note, hint, width, group, view }}
      id={fieldId(name)}
      range={checked && longest ? countText(view.texts.forms.longest, longest, view) : undefined}
      required={checked ? rule.required !== undefined : undefined}
      message={state.problems.find((problem) => problem.field === name)?.message}
      kept
    >
      {(control) => children?.(control, value) ?? <FormControl {...{ field, control, value, view }} />}
    </FieldFrame>
  );
}
