import type { Form } from '@insurer/contract/forms/define-form.ts';
import { ruleOf } from '@insurer/contract/forms/form-rules.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { checkFiles, fileTypes, typeOfContent } from '@insurer/contract/requests/check-files.ts';
import { checkForm } from '@insurer/contract/requests/check-form.ts';
import type { View } from '#app/view.ts';
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
    const contents = await Promise.all(sent.map(asItsContent));
    const taken = contents.map((content) =>
      content && asked.files.types.includes(content.type) ? content.file : undefined,
    );
    real[field] = taken.flatMap((file) => file ?? []);
    const disguised = taken.flatMap((file, place) => (file ? [] : [place]));
    const problem = filesProblem(form, { name: field, ...asked }, sent, disguised, view);
    if (problem) problems.push(problem);
  }
  const order = Object.keys(form.fields);
  problems.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return { typed, values, files: real, problems };
}

type FilesField = Extract<Form['fields'][string], { kind: 'files' }> & { name: string };

/** What is wrong with the files of a field: by what is said of them, then by what they are (`disguised`: the places of those that are not). */
function filesProblem(
  form: Form,
  { name, ...asked }: FilesField,
  sent: readonly File[],
  disguised: readonly number[],
  view: View,
): FieldMessage | undefined {
  const rule = ruleOf(asked);
  const { typeMessage, sizeMessage } = asked.files;
  const said = checkFiles(rule, sent);
  const key = said ?? (disguised.length > 0 ? typeMessage : undefined);
  if (!key) return undefined;
  const places = said ? placesOf(rule, sent, said) : disguised;
  const message = messageOf(form, key, view);
  // With scripts photos are made smaller before they are sent.
  const isPhoto = key === sizeMessage && places.some((place) => sent[place]?.type.startsWith('image/'));
  const { smallerPhoto, otherContent } = view.texts.forms;
  const advice = said ? isPhoto && smallerPhoto : otherContent;
  const reason = advice ? `${message}. ${advice}` : message;
  const names = namesAt(places, sent);
  return {
    field: name,
    message: nameFiles(names, reason, view.language),
    ...(places.length > 0 && { files: { places, names, reason } }),
  };
}

async function asItsContent(file: File) {
  const type = typeOfContent(await file.slice(0, 16).bytes());
  return type && { type, file: new File([file], file.name, { type: fileTypes[type].media[0] }) };
}
