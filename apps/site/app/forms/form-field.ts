import type { FieldKind, FieldRule } from '@insurer/contract/requests/field-rule.ts';

export type Choice = { value: string; label: string };

/** One field as it is drawn. Its name on the page is its name on the wire. */
export type FormField = {
  name: string;
  rule: FieldRule;
  label: string;
  hint?: string;
  autocomplete?: string;
  /** Draws the field as another kind than the one it is checked as, such as a phone number without a rule. */
  drawnAs?: FieldKind;
  rows?: number;
  /** Values to pick or to leave; anything may be typed. */
  suggestions?: readonly string[];
  /** The options of a dropdown; a dropdown without options is a text field (decision D7). */
  choices?: readonly Choice[];
  /** A sentence that stands above the field. */
  note?: string;
};
