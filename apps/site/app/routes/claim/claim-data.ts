import { type ClaimStep, claimStepNames } from '@insurer/contract/forms/claim-step-names.ts';
import type { claimSteps } from '@insurer/contract/forms/claim-steps.ts';
import type { FileRule } from '@insurer/contract/forms/field-rule.ts';
import type { FormField } from '#app/forms/form-fields.ts';
import type { FormState } from '#app/forms/form-state.ts';
import type { KnownPath } from '#app/screens.ts';
import type { Texts } from '#app/texts/texts.ts';

export const claimPath = '/claim' satisfies KnownPath;
export const sendPath = '/claim/send';
/** The same claim on one page, and where both are confirmed. */
export const onePagePath = '/submit-claim' satisfies KnownPath;

/**
 * Under which files go where the browser itself sends the form, since the scripts that hold them are still on their way: with
 * those of the last step, and as mere names with the step before.
 */
export const pickedNames = ['photos', 'files'] as const;

/** Who finds them could pass for somebody, or be paid: no link holds them, and no storage of a browser does unsealed. */
export const secretNames = ['iban', 'id_number'] as const satisfies readonly (keyof typeof claimSteps.fields)[];

/** What of a step is not even noted while it is not kept yet, as `data-unkept` says it. */
export const notInTheOpen: string = secretNames.map((name) => `[name=${name}]`).join();

/** Where it is set, the claim may go without the files that the device keeps of it: the visitor was told. */
export const withoutFilesField = 'without_files';

/** One answer as the last screen shows it. */
export type AnswerRow = { name: string; label: string; text?: string };

/** A claim that was begun in this browser beside this one: where it stopped, and what it is about where that was said. */
type OtherClaim = { since: number; resumeAt: ClaimStep; title: string };

/** What a screen of the claim shows. */
export type ClaimData = {
  step: ClaimStep;
  fields: readonly FormField[];
  /** What this browser keeps of these fields. */
  values: Readonly<Record<string, string>>;
  /** What files may be, and the sentences for those that may not, by the names of the rule's messages. */
  files: {
    field: FormField;
    rule: FileRule;
    messages: Readonly<Record<string, string>>;
    /** The words for how large each is. */
    units: Pick<Texts['requests'], 'kilobytes' | 'megabytes'>;
  };
  /** Every answer by its step; on the last screen alone. */
  rows?: Readonly<Partial<Record<ClaimStep, readonly AnswerRow[]>>>;
  /** When this claim was begun, which tells it from another one; milliseconds since 1970. */
  since: number;
  /** The others that this browser keeps. */
  others: readonly OtherClaim[];
  /** Files were chosen for it before: whether this browser says that it still keeps them. */
  chosenBefore?: 'kept' | 'ended';
  /** All steps hold: the way to the last screen is open. */
  isWhole: boolean;
  /** Where the visitor stopped, on the first screen. */
  resumeAt?: ClaimStep;
  /** The step that was asked for is not open, and this browser holds no answer at all. */
  unkept: boolean;
  /** On the button of the last screen. */
  button: string;
};

export type ClaimProblem = FormState & {
  /** The device keeps files that did not come along. */
  filesOnDevice?: boolean;
};

/** What the browser hears of a claim that it sent with its progress. */
export type SendResponse = { to: string; problem?: undefined } | { problem: ClaimProblem; to?: undefined };

/** Under which an address names its claim, by when it was begun: two windows of one browser may each hold one. */
export const claimName = 'claim';

/** The query of a step's address in a claim; the first step is named by the claim alone. */
export const stepQuery = (step: ClaimStep | 'again', since: number): string =>
  `?${step === 'what' ? '' : `step=${step}&`}${claimName}=${since}`;

/** Whether a query names a step. */
export function isStep(value: string | null): value is ClaimStep {
  return claimStepNames.some((step) => step === value);
}
