import type { FieldKind } from '@insurer/contract/forms/field-rule.ts';
import { acceptOf } from '@insurer/contract/requests/check-files.ts';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { ControlParts } from './field-frame.tsx';
import type { FormField } from './form-fields.ts';
import { type InputProps, numberInput } from './number-input.ts';

type ControlProps = { field: FormField; control: ControlParts; value: string; view: View };

const code: InputProps = { ...numberInput, inputMode: 'text', autoCapitalize: 'characters' };

/** Numbers, codes and addresses run left to right in both languages; free text follows what is typed. */
const inputAttributes: Record<Exclude<FieldKind, 'longText' | 'files'>, InputProps> = {
  text: { type: 'text', dir: 'auto' },
  choice: { type: 'text', dir: 'auto' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  idNumber: numberInput,
  digits: numberInput,
  visaNumber: numberInput,
  borderNumber: numberInput,
  iban: code,
  passport: code,
  policyNumber: code,
  period: { type: 'text', dir: 'auto' },
  date: { type: 'date', dir: 'ltr', autoComplete: 'off' },
};

/** The control of a field: what its kind asks for, with the right keyboard and direction and without cut-offs. */
export function FormControl({ field, control, value, view }: ControlProps): ReactNode {
  const { rule, control: kind, autocomplete, choices } = field;
  if (kind === 'longText') {
    return <textarea {...control} className="form-field__control" rows={field.rows} dir="auto" defaultValue={value} />;
  }
  if (kind === 'files') {
    const { types = [], maximumFiles = 1 } = rule.files ?? {};
    const className = 'form-field__control form-field__file';
    return (
      <input {...control} className={className} type="file" accept={acceptOf(types)} multiple={maximumFiles > 1} />
    );
  }
  if (choices && choices.length > 0) {
    return (
      <span className="form-field__select">
        <select {...control} className="form-field__control" defaultValue={value}>
          <option value="">{view.texts.forms.choose}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    );
  }
  return (
    <>
      <input
        {...control}
        className={`form-field__control${kind === 'date' ? ' form-field__date' : ''}`}
        {...inputAttributes[kind]}
        {...(autocomplete && { autoComplete: autocomplete })}
        {...(kind === 'date' && { 'data-date': JSON.stringify(view.texts.datePicker), 'data-typed': value })}
        defaultValue={value}
      />
      {/* The room for the date in words is there from the start: nothing moves when scripts come. */}
      {kind === 'date' && <p className="date-field__words" aria-live="polite" />}
    </>
  );
}
