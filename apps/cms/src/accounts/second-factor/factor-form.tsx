'use client';

import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { Problem } from './problem.tsx';
import type { Steps } from './use-steps.ts';

type Props = {
  steps: Steps;
  /** On the button that does it. */
  label: string;
  isReady: boolean;
  onConfirm(): Promise<void> | void;
  onCancel(): void;
  children: ReactNode;
};

/** Fields, what went wrong, and the two buttons below. */
export function FactorForm({ steps, label, isReady, onConfirm, onCancel, children }: Props) {
  return (
    <div className="factor-form">
      {children}
      <Problem text={steps.problem} />
      <div className="factor-form__buttons">
        <Button size="medium" margin={false} disabled={steps.isBusy || !isReady} onClick={() => void onConfirm()}>
          {label}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
          {steps.say.cancel}
        </Button>
      </div>
    </div>
  );
}
