/** A value that is not right, and the words that say how to put it right. */
export type FieldMessage = {
  field: string;
  message: string;
  /** Of files: which of those that were sent it means, by their places, how it names them where there are several, and its words without the names. */
  files?: { places: readonly number[]; names: readonly string[]; reason: string };
};

/** What a form shows beside its empty fields: everything that was typed, and what is wrong with it. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  problems: readonly FieldMessage[];
  /** One sentence about the whole form: a refusal, a fault of the service, a body that cannot be read. */
  failure?: string;
  /** Under which a fault of the service stands in the log: what a caller can quote. */
  reference?: string;
  /** Files were sent along, and without scripts they have to be chosen again. */
  filesLost?: boolean;
  /** Consents are missing: ERR-12. */
  consentAlert?: boolean;
};

export const emptyState: FormState = { values: {}, problems: [] };

/** True where the error summary has something to say. */
export function isWrong({ problems, failure, consentAlert }: FormState): boolean {
  return problems.length > 0 || failure !== undefined || consentAlert === true;
}

/** Name of the hidden field that tells one filling of a form from another; filled by enhance/forms.ts. */
export const formIdField = 'form_id';

/** Name of the field that says how long the form was on the screen, in milliseconds; filled by enhance/forms.ts. */
export const filledForField = 'filled_for';

/** Name of the field that people never see and machines fill in. */
export const honeypotField = 'website';
