import type { FieldWidth } from '@insurer/contract/forms/define-form.ts';
import type { ReactNode } from 'react';
import type { View } from '#app/view.ts';
import { FieldError } from './field-error.tsx';

/** What its frame gives the control of a field. */
export type ControlParts = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
};

type FrameProps = {
  /** The id of its control; the error summary leads to it. */
  id: string;
  name: string;
  label: ReactNode;
  /** What becomes of the label where it is the heading of its screen. */
  heading?: false | ((label: ReactNode) => ReactNode);
  /** A sentence that stands above the field. */
  note?: string;
  hint?: ReactNode;
  /** Between what its values lie, or how long they may be. */
  range?: string;
  width?: FieldWidth;
  /** Undefined where the form does nothing (decision D6): then no field is required or wrong. */
  required: boolean | undefined;
  /** Several fields are called optional at once, and none of them by itself. */
  unmarked?: boolean;
  message: string | undefined;
  /** The place of the message stays while there is none, for scripts that fill it. */
  kept?: boolean;
  /** Its control is several of which one is chosen. */
  group?: boolean;
  view: View;
  children: (control: ControlParts) => ReactNode;
};

/** What stands around the control of every field: note, label, hint and message, and who reads them with it. */
export function FieldFrame(props: FrameProps): ReactNode {
  const { id, name, note, hint, range, width, required, message, kept, group, view, children } = props;
  const isChecked = required !== undefined;
  const mark = required === false && !props.unmarked && view.texts.forms.optional;
  const parts = {
    hint,
    range,
    // The legend of a group has it in the group's name.
    optional: !group && mark,
    error: isChecked && (kept || message),
  };
  const ids = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [`${id}-${part}`] : []));
  const described = { 'aria-describedby': ids.join(' ') || undefined };
  const body = (
    <>
      <Head {...props} mark={mark} />
      {hint && (
        <p className="form-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {range && (
        <p className="form-field__hint" id={`${id}-range`}>
          {range}
        </p>
      )}
      {children({
        id,
        name,
        ...described,
        ...(isChecked && { 'aria-invalid': message !== undefined, 'aria-required': required }),
      })}
      {isChecked && <FieldError id={id} message={message} kept={kept} />}
    </>
  );
  return (
    <div className="form-field" data-field={name} data-length={width === 'full' ? undefined : width}>
      {note && <p className="form-field__note">{note}</p>}
      {group ? (
        <fieldset className="steps__group" {...described}>
          {body}
        </fieldset>
      ) : (
        body
      )}
    </div>
  );
}

function Head({ id, label, heading, group, mark }: FrameProps & { mark: string | false }): ReactNode {
  const Part = group ? 'legend' : 'div';
  const name = group ? (
    <span className="form-field__label">{label}</span>
  ) : (
    <label className="form-field__label" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <Part className="form-field__head">
      {heading ? heading(name) : name}
      {mark && (
        <span className="form-field__optional" id={`${id}-optional`}>
          {mark}
        </span>
      )}
    </Part>
  );
}
