import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { FileRule, FormRules } from '@insurer/contract/forms/field-rule.ts';
import { messageKeysOf, rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';

/** What enhance/forms.ts needs of a form: its rules, and its messages and words in the page's language alone. */
export type FormScriptData = {
  rules: FormRules;
  /** `{n}` stands for the longest length that the field takes. */
  messages: Record<string, string>;
  words: Pick<
    Texts['forms'],
    'errorPrefix' | 'sending' | 'sendingPercent' | 'connectionLost' | 'notKept' | 'chooseAgain'
  >;
};

/** What enhance/file-lists.ts says of the files of a field. */
export type FileListWords = Pick<Texts['claimSteps'], 'chosen' | 'remove' | 'removeFile'> &
  Pick<Texts['requests'], 'kilobytes' | 'megabytes'>;

/** The value of a `data-files` attribute. */
export function fileListWords({ texts }: View): string {
  const { chosen, remove, removeFile } = texts.claimSteps;
  const { kilobytes, megabytes } = texts.requests;
  return JSON.stringify({ chosen, remove, removeFile, kilobytes, megabytes } satisfies FileListWords);
}

/** The value of a form's `data-form` attribute. */
export function formScriptData(form: Form, view: View): string {
  const rules = rulesOf(form);
  // Without a number the gap stays, and the browser fills it with the field's own.
  const messages = Object.fromEntries(messageKeysOf(rules).map((key) => [key, messageOf(form, key, view, '{n}')]));
  for (const { files } of Object.values(rules)) if (files) messages.otherContent = otherContent(form, files, view);
  const { errorPrefix, sending, sendingPercent, connectionLost, notKept, chooseAgain } = view.texts.forms;
  const words = { errorPrefix, sending, sendingPercent, connectionLost, notKept, chooseAgain };
  return JSON.stringify({ rules, messages, words } satisfies FormScriptData);
}

/** What is said of a file that is not what its name says. */
export function otherContent(form: Pick<Form, 'messages' | 'path'>, { typeMessage }: FileRule, view: View): string {
  return `${messageOf(form, typeMessage, view)}. ${view.texts.forms.otherContent}`;
}
