import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { FormRules } from '@insurer/contract/forms/field-rule.ts';
import { messageKeysOf, rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import type { View } from '#app/view.ts';

/** What enhance/forms.ts needs of a form: its rules, and its messages and words in the page's language alone. */
export type FormScriptData = {
  rules: FormRules;
  /** `{n}` stands for the longest length that the field takes. */
  messages: Record<string, string>;
  words: { errorPrefix: string; sending: string; sendingPercent: string; connectionLost: string; notKept: string };
};

/** The value of a form's `data-form` attribute. */
export function formScriptData(form: Form, view: View): string {
  const rules = rulesOf(form);
  const { errorPrefix, sending, sendingPercent, connectionLost, notKept } = view.texts.forms;
  // Without a number the gap stays, and the browser fills it with the field's own.
  const messages = Object.fromEntries(messageKeysOf(rules).map((key) => [key, messageOf(form, key, view, '{n}')]));
  const words = { errorPrefix, sending, sendingPercent, connectionLost, notKept };
  return JSON.stringify({ rules, messages, words } satisfies FormScriptData);
}
