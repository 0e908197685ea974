import { toIsoDate } from '@insurer/contract/requests/identifiers.ts';
import { type ReactNode, useState } from 'react';
import type { ControlParts } from '#app/forms/field-frame.tsx';
import type { InputProps } from '#app/forms/number-input.ts';
import type { View } from '#app/view.ts';
import { inBothCalendars } from './shown-plan.ts';

type DayProps = InputProps & { control: ControlParts; value: string | undefined; view: View };

/** A day, said in words of both calendars as soon as it is one. */
export function DayInput({ control, value, view, ...more }: DayProps): ReactNode {
  const [typed, setTyped] = useState(value ?? '');
  const day = toIsoDate(typed);
  return (
    <>
      <input
        {...control}
        className="form-field__control"
        type="date"
        dir="ltr"
        autoComplete="off"
        {...more}
        defaultValue={value}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="steps__day" aria-live="polite" suppressHydrationWarning>
        {day && inBothCalendars(day, view)}
      </p>
    </>
  );
}
