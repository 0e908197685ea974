import { rm } from 'node:fs/promises';
import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import { messageOf } from '@insurer/contract/forms/form-text.ts';
import { ContractProblem } from '../../contract-problem.ts';
import { storableText } from '../../storable.ts';

/** A file as it came in: the name and media type that the browser gave it, what it is, and where it lies for now. */
export type ReceivedFile = {
  name: string;
  type: string;
  size: number;
  content: FileType | undefined;
  sha256: string;
  /** Undefined where nothing was kept: more files than allowed, or too large. */
  path: string | undefined;
};

/** The body of a request, read but not yet checked. */
export type Received = { values: Record<string, unknown>; files: Record<string, ReceivedFile[]> };

/** Removes the files of a request that was not stored. */
export async function discardFiles(received: Received): Promise<void> {
  for (const file of Object.values(received.files).flat()) if (file.path) await rm(file.path, { force: true });
}

/** What was sent in a field, as it can be stored. No field takes anything but a text, a number or a yes. */
export function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  // Told from nothing, and never read: what is nested deeply would not even be written down.
  return typeof value === 'object' && value !== null ? {} : value;
}

/** The refusal of a body that is larger than all of its fields together may be; it names the field with the files. */
export function tooLarge(wording: Wording, form?: Form): ContractProblem {
  const errors = Object.entries(form?.fields ?? {}).flatMap(([name, field]) => {
    if (!form || field.kind !== 'files') return [];
    return { field: name, message: messageOf(form, field.files.sizeMessage, wording) };
  });
  const message = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' }[wording.language];
  return new ContractProblem(413, message, errors.length > 0 ? { errors } : {});
}
