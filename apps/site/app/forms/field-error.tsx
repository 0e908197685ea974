import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type FieldErrorProps = {
  /** The control's id: the control is described by `ID-error`. */
  id: string;
  message: string | undefined;
  /** Stays in the page while there is nothing to say, for scripts that fill it. */
  kept?: boolean;
};

/** What is wrong with a field, below its control. */
export function FieldError({ id, message, kept = false }: FieldErrorProps): ReactNode {
  if (!message && !kept) return null;
  return (
    <p className="form-field__error" id={`${id}-error`} hidden={!message}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  );
}
