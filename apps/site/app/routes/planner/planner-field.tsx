import { toIsoDate } from '@insurer/contract/requests/identifiers.ts';
import { type ReactNode, useState } from 'react';
import { FieldError } from '#app/forms/field-error.tsx';
import type { View } from '#app/view.ts';
import type { VisitField } from '#app/visit-plan/check-visit.ts';
import { visaKinds } from '#app/visit-plan/plan-visit.ts';
import { inBothCalendars } from './shown-plan.ts';

type FieldProps = {
  name: VisitField;
  value: string | undefined;
  /** What is wrong with it, in words. */
  message: string | undefined;
  optional?: boolean;
  view: View;
};

/** The id of a field's control, to which its label and problem lead. */
export const plannerId = (name: VisitField): string => `planner-${name}`;

/** How the visa counts. */
export function KindField({ name, value, message, view }: FieldProps): ReactNode {
  const { planner } = view.texts;
  const id = plannerId(name);
  return (
    <fieldset className="form-field planner__group" aria-describedby={describedBy(id, message)}>
      <legend className="form-field__label">{planner.labels.kind}</legend>
      <p className="form-field__hint" id={`${id}-hint`}>
        {planner.hints.kind}
      </p>
      <div className="planner__choices">
        {visaKinds.map((kind, at) => (
          <label key={kind} className="steps__choice">
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={kind}
              defaultChecked={kind === value}
              aria-invalid={message ? true : undefined}
            />
            <span>{planner.kinds[kind]}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} message={message} />
    </fieldset>
  );
}

/** A number of days. */
export function DaysField(props: FieldProps): ReactNode {
  const { name, value } = props;
  return (
    <PlannerField {...props}>
      {(common) => (
        <input
          {...common}
          name={name}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          defaultValue={value}
        />
      )}
    </PlannerField>
  );
}

/** A day, said in words of both calendars as soon as it is one. */
export function DateField(props: FieldProps): ReactNode {
  const { name, value, view } = props;
  const [typed, setTyped] = useState(value ?? '');
  const day = toIsoDate(typed);
  return (
    <PlannerField {...props}>
      {(common) => (
        <>
          <input
            {...common}
            name={name}
            type="date"
            dir="ltr"
            autoComplete="off"
            defaultValue={value}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="planner__words" aria-live="polite" suppressHydrationWarning>
            {day && inBothCalendars(day, view)}
          </p>
        </>
      )}
    </PlannerField>
  );
}

type Common = Record<'id' | 'className', string> & {
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
};

function PlannerField({
  name,
  message,
  optional = false,
  view,
  children,
}: FieldProps & { children: (common: Common) => ReactNode }) {
  const { planner, forms } = view.texts;
  const id = plannerId(name);
  return (
    <div className="form-field" data-length="short">
      <div className="form-field__head">
        <label className="form-field__label" htmlFor={id}>
          {planner.labels[name]}
        </label>
        {optional && (
          <span className="form-field__optional" id={`${id}-optional`}>
            {forms.optional}
          </span>
        )}
      </div>
      <p className="form-field__hint" id={`${id}-hint`}>
        {planner.hints[name]}
      </p>
      {children({
        id,
        className: 'form-field__control',
        'aria-describedby': describedBy(id, message, optional),
        'aria-invalid': message !== undefined,
        'aria-required': !optional,
      })}
      <FieldError id={id} message={message} />
    </div>
  );
}

function describedBy(id: string, message: string | undefined, optional = false): string {
  return [optional && `${id}-optional`, `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
}
