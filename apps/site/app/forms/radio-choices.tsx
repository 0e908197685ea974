import type { ReactNode } from 'react';
import type { ControlParts } from './field-frame.tsx';

type ChoicesProps = {
  control: ControlParts;
  choices: readonly { value: string; label: ReactNode }[];
  value: string | undefined;
};

/** Few choices, which are all shown, as the control of a field that is a group. */
export function RadioChoices({ control, choices, value }: ChoicesProps): ReactNode {
  return (
    <div className="steps__choices">
      {choices.map((choice, at) => (
        <label key={choice.value} className="steps__choice">
          <input
            type="radio"
            id={at === 0 ? control.id : undefined}
            name={control.name}
            value={choice.value}
            defaultChecked={choice.value === value}
            // Of a group nothing but its radios can be required.
            required={control['aria-required']}
            aria-invalid={control['aria-invalid'] || undefined}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
