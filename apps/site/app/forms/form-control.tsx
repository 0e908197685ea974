import type { FieldKind } from '@insurer/contract/forms/field-rule.ts';
import { acceptOf } from '@insurer/contract/requests/check-files.ts';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import type { FormField } from './form-fields.ts';

type ControlProps = {
  field: FormField;
  id: string;
  value: string;
  describedBy: string | undefined;
  view: View;
  /** Undefined where nothing is checked. */
  invalid: boolean | undefined;
};
type InputProps = InputHTMLAttributes<HTMLInputElement>;

const number: InputProps = { type: 'text', inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', spellCheck: false };
const code: InputProps = { ...number, inputMode: 'text', autoCapitalize: 'characters' };

/** Numbers, codes and addresses run left to right in both languages; free text follows what is typed. */
const inputAttributes: Record<Exclude<FieldKind, 'longText' | 'files'>, InputProps> = {
  text: { type: 'text', dir: 'auto' },
  choice: { type: 'text', dir: 'auto' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  idNumber: number,
  digits: number,
  visaNumber: number,
  borderNumber: number,
  iban: code,
  passport: code,
  policyNumber: code,
  period: { type: 'text', dir: 'auto' },
  date: { type: 'date', dir: 'ltr', autoComplete: 'off' },
};

/** The control of a field: what its kind asks for, with the right keyboard and direction and without cut-offs. */
export function FormControl({ field, id, value, view, describedBy, invalid }: ControlProps): ReactNode {
  const { name, rule, control: kind, autocomplete, choices } = field;
  const common = {
    id,
    name,
    'aria-describedby': describedBy,
    ...(invalid !== undefined && { 'aria-invalid': invalid, 'aria-required': rule.required !== undefined }),
  };

  if (kind === 'longText') {
    return <textarea {...common} className="form-field__control" rows={field.rows} dir="auto" defaultValue={value} />;
  }
  if (kind === 'files') {
    const { types = [], maximumFiles = 1 } = rule.files ?? {};
    const className = 'form-field__control form-field__file';
    return <input {...common} className={className} type="file" accept={acceptOf(types)} multiple={maximumFiles > 1} />;
  }
  if (choices && choices.length > 0) {
    return (
      <span className="form-field__select">
        <select {...common} className="form-field__control" defaultValue={value}>
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
        {...common}
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
