import { messageOf } from '@insurer/contract/requests/check-form.ts';
import type { FormRules } from '@insurer/contract/requests/field-rule.ts';
import { messageKeysOf } from '@insurer/contract/requests/message-keys.ts';
import type { MessageKey } from '@insurer/contract/requests/messages.ts';
import type { View } from '#app/view.ts';

/** What enhance/forms.ts needs of a form: its rules, and its messages and words in the page's language alone. */
export type FormScriptData = {
  rules: FormRules;
  /** `{n}` stands for the longest length that the field takes. */
  messages: Partial<Record<MessageKey, string>>;
  words: { errorPrefix: string; sending: string; sendingPercent: string; connectionLost: string; sendFailed: string };
};

/** The value of a form's `data-form` attribute. */
export function formScriptData(rules: FormRules, { texts, language }: View): string {
  const { errorPrefix, sending, sendingPercent, connectionLost, sendFailed } = texts.forms;
  // Without a number the gap stays, and the browser fills it with the field's own.
  const messages = Object.fromEntries(messageKeysOf(rules).map((key) => [key, messageOf(key, language, '{n}')]));
  const data: FormScriptData = {
    rules,
    messages,
    words: { errorPrefix, sending, sendingPercent, connectionLost, sendFailed },
  };
  return JSON.stringify(data);
}
