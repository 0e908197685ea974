import type { ClaimStep } from '@insurer/contract/forms/claim-step-names.ts';
import { claimSteps as table } from '@insurer/contract/forms/claim-steps.ts';

/** The fields that a step asks, in their order, as the contract's table tells them; files are sent with the whole claim. */
export function askedIn(step: ClaimStep): string[] {
  return Object.entries(table.fields).flatMap(([name, field]) =>
    field.step === step && field.kind !== 'files' ? [name] : [],
  );
}
