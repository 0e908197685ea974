import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { FieldWidth, Form } from '@insurer/contract/forms/define-form.ts';
import type { FieldKind, FieldRule, OptionList } from '@insurer/contract/forms/field-rule.ts';
import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { maximumOf } from '@insurer/contract/requests/check-field.ts';
import type { Options } from '@insurer/contract/site-settings.ts';

type Choice = { value: string; label: string };

/** One field in the page's language, as it is rendered. Its name on the page is its name on the wire. */
export type FormField = {
  name: string;
  rule: FieldRule;
  /** The kind of the field's control, which may be another one than its rule's. */
  control: FieldKind;
  width: FieldWidth;
  /** Beyond the requirements: left out where the service takes no requests. */
  addition?: true;
  label: string;
  hint?: string;
  /** A sentence that stands above the field. */
  note?: string;
  autocomplete?: string;
  rows?: number;
  /** The most letters of a long text. */
  longest?: number;
  /** The options of a dropdown; a dropdown without options is a text field (decision D7). */
  choices?: readonly Choice[];
};

/** Kinds whose values are shorter than the form is wide. */
const short: readonly FieldKind[] = ['idNumber', 'digits', 'visaNumber', 'borderNumber', 'passport', 'phone', 'date'];
const medium: readonly FieldKind[] = ['policyNumber', 'iban'];

function widthOf(kind: FieldKind): FieldWidth {
  if (short.includes(kind)) return 'short';
  return medium.includes(kind) ? 'medium' : 'full';
}

/** The lists that a site without settings offers. */
const noOptions: Options = { cancellationReasons: [], products: [], cities: [] };

/**
 * The fields of a form in the page's language, every one of them, in the order in which they are asked.
 *
 * @param options the lists of the site settings
 */
export function formFields(form: Form, view: Wording, options: Options = noOptions): FormField[] {
  return Object.entries(localizeForm(form, view).fields).map(([name, field]) => {
    const { kind, control = kind, width = widthOf(control), label, hint, note, autocomplete, addition } = field;
    const rule = ruleOf(field);
    return {
      ...{ name, rule, control, width, label, hint, note, autocomplete, addition },
      ...(field.kind === 'longText' && { rows: field.rows, longest: maximumOf(rule) }),
      ...((field.kind === 'choice' || field.kind === 'period') && { choices: choicesOf(field.choices, options) }),
    };
  });
}

function choicesOf(choices: OptionList | Readonly<Record<string, { label: string }>>, options: Options): Choice[] {
  if (typeof choices === 'string') return options[choices];
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }));
}

/** The values on offer by field, for the check that an option is one of them. */
export function offeredValues(fields: readonly FormField[]): Record<string, string[]> {
  return Object.fromEntries(
    fields.flatMap(({ name, choices }) => (choices ? [[name, choices.map(({ value }) => value)]] : [])),
  );
}
