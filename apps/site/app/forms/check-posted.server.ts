import type { Form } from '@insurer/contract/forms/define-form.ts';
import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { fileTypes } from '@insurer/contract/requests/check-files.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import type { View } from '#app/view.ts';
import { contentOf, lookInto, problemOfFiles } from './file-contents.ts';
import { otherContent } from './form-script-data.ts';
import type { FieldMessage } from './form-state.ts';
import { namesAt, placesOf } from './name-files.ts';
import { nameFiles } from './name-problem.ts';
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
  view: View,
): Promise<CheckedForm> {
  const { values, problems: found } = checkForm(form, { values: typed, files, options }, view);
  const problems: FieldMessage[] = found.flatMap(({ field, message }) =>
    form.fields[field]?.kind === 'files' ? [] : [{ field, message }],
  );
  const real: Record<string, File[]> = {};
  for (const [field, asked] of Object.entries(form.fields)) {
    if (asked.kind !== 'files') continue;
    const sent = files[field] ?? [];
    await Promise.all(sent.map(lookInto));
    real[field] = sent.flatMap(asItsContent);
    const problem = filesProblem(form, { name: field, ...asked }, sent, view);
    if (problem) problems.push(problem);
  }
  const order = Object.keys(form.fields);
  problems.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return { typed, values, files: real, problems };
}

type FilesField = Extract<Form['fields'][string], { kind: 'files' }> & { name: string };

/** What is wrong with the files of a field, which were looked into. */
function filesProblem(
  form: Form,
  { name, ...asked }: FilesField,
  sent: readonly File[],
  view: View,
): FieldMessage | undefined {
  const rule = ruleOf(asked);
  const key = problemOfFiles(rule, sent);
  if (!key) return undefined;
  const places = placesOf(rule, sent, key);
  const reason = reasonOf(
    form,
    key,
    asked,
    places.flatMap((place) => sent[place] ?? []),
    view,
  );
  const names = namesAt(places, sent);
  return {
    field: name,
    message: nameFiles(names, reason, view.language),
    ...(places.length > 0 && { files: { places, names, reason } }),
  };
}

function reasonOf(form: Form, key: string, { files }: Pick<FilesField, 'files'>, wrong: readonly File[], view: View) {
  if (key === 'otherContent') return otherContent(form, files, view);
  const message = messageOf(form, key, view);
  // With scripts photos are made smaller before they are sent.
  const isPhoto = key === files.sizeMessage && wrong.some(({ type }) => type.startsWith('image/'));
  return isPhoto ? `${message}. ${view.texts.forms.smallerPhoto}` : message;
}

function asItsContent(file: File): File[] {
  const type = contentOf(file);
  return type ? [new File([file], file.name, { type: fileTypes[type].media[0] })] : [];
}
