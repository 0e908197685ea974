import type { InputHTMLAttributes } from 'react';

export type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Numbers run left to right in both languages. */
export const numberInput: InputProps = {
  type: 'text',
  inputMode: 'numeric',
  dir: 'ltr',
  autoComplete: 'off',
  spellCheck: false,
};
