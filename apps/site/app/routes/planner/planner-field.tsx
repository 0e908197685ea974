import type { ReactNode } from 'react';
import { type ControlParts, FieldFrame } from '#app/forms/field-frame.tsx';
import { numberInput } from '#app/forms/number-input.ts';
import { RadioChoices } from '#app/forms/radio-choices.tsx';
import type { View } from '#app/view.ts';
import type { VisitField } from '#app/visit-plan/check-visit.ts';
import { visaKinds } from '#app/visit-plan/plan-visit.ts';
import { DayInput } from './day-input.tsx';

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
export function KindField(props: FieldProps): ReactNode {
  const { kinds } = props.view.texts.planner;
  const choices = visaKinds.map((value) => ({ value, label: kinds[value] }));
  return (
    <PlannerField {...props} group>
      {(control) => <RadioChoices control={control} choices={choices} value={props.value} />}
    </PlannerField>
  );
}

/** A number of days. */
export function DaysField(props: FieldProps): ReactNode {
  return (
    <PlannerField {...props}>
      {(control) => <input {...control} className="form-field__control" {...numberInput} defaultValue={props.value} />}
    </PlannerField>
  );
}

/** A day. */
export function DateField(props: FieldProps): ReactNode {
  return (
    <PlannerField {...props}>
      {(control) => <DayInput control={control} value={props.value} view={props.view} />}
    </PlannerField>
  );
}

type FrameProps = FieldProps & { group?: boolean; children: (control: ControlParts) => ReactNode };

function PlannerField({ name, message, optional = false, group, view, children }: FrameProps): ReactNode {
  const { labels, hints } = view.texts.planner;
  return (
    <FieldFrame
      {...{ name, message, group, view, children }}
      id={plannerId(name)}
      label={labels[name]}
      hint={hints[name]}
      width={group ? undefined : 'short'}
      required={!optional}
    />
  );
}
