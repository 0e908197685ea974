import { toIsoDate } from '@insurer/contract/requests/identifiers.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormFieldView, fieldId } from '#app/forms/form-field-view.tsx';
import type { FormField } from '#app/forms/form-fields.ts';
import type { FormState } from '#app/forms/form-state.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#app/view.ts';
import { inBothCalendars } from '../planner/shown-plan.ts';

type FieldProps = { field: FormField; state: FormState; view: View };

/** A field of a step: few choices are all shown, a day is said in both calendars, the rest is as in every form. */
export function StepField(props: FieldProps): ReactNode {
  const { field } = props;
  if (field.rule.kind === 'date') return <DayField {...props} />;
  if (Array.isArray(field.rule.choices)) return <Choices {...props} />;
  return <FormFieldView {...props} checked />;
}

function Choices({ field, state }: FieldProps): ReactNode {
  const { name, label, choices = [] } = field;
  const id = fieldId(name);
  const message = messageOf(field, state);
  return (
    <fieldset className="form-field claim__group" aria-describedby={message && `${id}-error`}>
      <legend className="form-field__label">{label}</legend>
      <div className="claim__choices">
        {choices.map((choice, at) => (
          <label key={choice.value} className="steps__choice">
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === state.values[name]}
              aria-invalid={message ? true : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} message={message} />
    </fieldset>
  );
}

function DayField({ field, state, view }: FieldProps): ReactNode {
  const { name, label, hint } = field;
  const id = fieldId(name);
  const value = state.values[name] ?? '';
  const message = messageOf(field, state);
  const [typed, setTyped] = useState(value);
  const day = toIsoDate(typed);
  const { days, look } = useDays(field);
  return (
    <div className="form-field" data-length="short">
      <label className="form-field__label" htmlFor={id}>
        {label}
      </label>
      <p className="form-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        name={name}
        className="form-field__control"
        type="date"
        {...days}
        onFocus={look}
        dir="ltr"
        autoComplete="off"
        defaultValue={value}
        onChange={({ target }) => setTyped(target.value)}
        aria-describedby={[`${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')}
        aria-invalid={message !== undefined}
        required
      />
      <p className="claim__day" aria-live="polite" suppressHydrationWarning>
        {day && inBothCalendars(day, view)}
      </p>
      <FieldError id={id} message={message} />
    </div>
  );
}

/** The first and the last day that a calendar has to offer, at the moment at which somebody looks: a page may stand open over midnight. */
function useDays({ rule: { days } }: FormField) {
  const [now, setNow] = useState<number>();
  const look = () => setNow(Date.now());
  useEffect(look, []);
  const dayAfter = (count?: number) =>
    now === undefined || count === undefined ? undefined : todayInRiyadh(now + count * 86_400_000);
  return { days: { min: dayAfter(days?.from), max: dayAfter(days?.to) }, look };
}

function messageOf({ name }: FormField, { problems }: FormState): string | undefined {
  return problems.find(({ field }) => field === name)?.message;
}

function FieldError({ id, message }: { id: string; message: string | undefined }): ReactNode {
  if (!message) return null;
  return (
    <p className="form-field__error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  );
}
