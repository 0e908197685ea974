import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormFieldView } from '#app/forms/form-field-view.tsx';
import type { FormField } from '#app/forms/form-fields.ts';
import type { FormState } from '#app/forms/form-state.ts';
import { RadioChoices } from '#app/forms/radio-choices.tsx';
import type { View } from '#app/view.ts';
import { DayInput } from '../planner/day-input.tsx';

type FieldProps = { field: FormField; state: FormState; view: View };

/** A field of a step: few choices are all shown, a day is said in both calendars, the rest is as in every form. */
export function StepField(props: FieldProps): ReactNode {
  const { rule, choices = [] } = props.field;
  if (rule.kind === 'date') return <DayField {...props} />;
  if (Array.isArray(rule.choices)) {
    return (
      <FormFieldView {...props} checked group>
        {(control, value) => <RadioChoices {...{ control, choices, value }} />}
      </FormFieldView>
    );
  }
  return <FormFieldView {...props} checked />;
}

function DayField(props: FieldProps): ReactNode {
  const { autocomplete } = props.field;
  const { days, look } = useDays(props.field);
  const more = { ...days, onFocus: look, ...(autocomplete && { autoComplete: autocomplete }) };
  return (
    <FormFieldView {...props} checked>
      {(control, value) => <DayInput {...{ control, value, view: props.view }} {...more} />}
    </FormFieldView>
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
