'use client';

import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The act that the field belongs to; fields of an account stand in Payload's own form. */
  onEnter: () => void;
  help?: string;
  kind?: 'text' | 'code' | 'password';
};

const kinds = {
  text: { autoComplete: 'off' },
  code: { autoComplete: 'one-time-code', dir: 'ltr', spellCheck: false, autoCapitalize: 'off' },
  password: { type: 'password', autoComplete: 'current-password' },
} as const;

/** One input of a step: the kind says what keyboard it brings and what a password manager may fill in; Enter goes on. */
export function FactorField({ label, value, onChange, onEnter, help, kind = 'text' }: Props) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        aria-describedby={help && `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
        {...kinds[kind]}
      />
      {help ? (
        <p className="field-description" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
