import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { commaOf } from '@insurer/contract/language.ts';
import { fileTypes, typeOfContent } from '@insurer/contract/requests/check-files.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import { isolate } from '#app/texts/fill.ts';
import type { FieldMessage } from './form-state.ts';
import type { ReadForm } from './read-body.server.ts';

/** A posted form after the check of every rule. */
export type CheckedForm = {
  /** As typed, hidden fields too. */
  typed: Readonly<Record<string, string>>;
  /** Normalised, the fields of the rules and no others. */
  values: Record<string, string>;
  /** The files of the rules' fields, each with the media type that its content has. */
  files: Record<string, File[]>;
  problems: FieldMessage[];
};

/** Checks what was posted: the rules of the contract, and of files what they really are and not what they say. */
export async function checkPosted(
  form: Form,
  { values: typed, files }: ReadForm,
  options: Record<string, string[]>,
  wording: Wording,
): Promise<CheckedForm> {
  const { values, problems: found } = checkForm(form, { values: typed, files, options }, wording);
  const problems: FieldMessage[] = found.map(({ field, message }) => ({ field, message }));
  const real: Record<string, File[]> = {};
  for (const [field, asked] of Object.entries(form.fields)) {
    if (asked.kind !== 'files') continue;
    const { types, typeMessage } = asked.files;
    const sent = files[field] ?? [];
    const contents = await Promise.all(sent.map(asItsContent));
    const taken = contents.map((content) => (content && types.includes(content.type) ? content.file : undefined));
    real[field] = taken.flatMap((file) => file ?? []);
    const wrong = sent.filter((_, at) => !taken[at]);
    const alreadyWrong = problems.some((problem) => problem.field === field);
    if (!alreadyWrong && wrong.length > 0) {
      problems.push({ field, message: naming(sent, wrong, messageOf(form, typeMessage, wording), wording) });
    }
  }
  const order = Object.keys(form.fields);
  problems.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return { typed, values, files: real, problems };
}

/** Of several files a message names those that it means: by its ending each may look right. */
function naming(sent: readonly File[], wrong: readonly File[], message: string, { language }: Wording): string {
  if (sent.length < 2) return message;
  return `${wrong.map(({ name }) => isolate(name)).join(commaOf(language))}: ${message}`;
}

async function asItsContent(file: File) {
  const type = typeOfContent(await file.slice(0, 16).bytes());
  return type && { type, file: new File([file], file.name, { type: fileTypes[type].media[0] }) };
}
