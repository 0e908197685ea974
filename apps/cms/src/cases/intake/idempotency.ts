import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { ContractProblem } from '../../contract-problem.ts';
import { sha256 } from '../../digests.ts';
import type { CaseCollection } from '../case-kinds.ts';
import type { StoredCase } from '../case-to-wire.ts';
import type { Received } from './received.ts';

const usedBefore = {
  en: (reference: string) =>
    `This form was received already, with other content, under the reference ${reference}. To send a new request, open the form again.`,
  ar: (reference: string) =>
    `استلمنا هذا النموذج من قبل بمحتوى مختلف برقم مرجعي ${reference}. لإرسال طلب جديد افتح النموذج من جديد.`,
};

/**
 * The caller's Idempotency-Key as it is stored: a digest that belongs to one form. Undefined: none was sent.
 * @throws ContractProblem 400 for a key that is empty or longer than 200 characters
 */
export function idempotencyKeyOf(request: Request, form: string): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.trim() === '' || key.length > 200) throw new ContractProblem(400, 'The Idempotency-Key has no usable value.');
  return sha256(`${form}\n${key}`);
}

/** A digest of what was sent, of the fields that the form has: tells a repetition from another request. */
export function contentHashOf(form: Form, { values, files }: Received): string {
  const fields = Object.keys(form.fields).map((field) => [
    field,
    Object.hasOwn(values, field) ? (values[field] ?? null) : null,
    (files[field] ?? []).map((file) => file.sha256),
  ]);
  return sha256(JSON.stringify(fields));
}

/**
 * The case that a repeated request made, so that it gets the same answer and makes no second one.
 * @throws ContractProblem 409 when the key was used for other content
 */
export async function caseOfKey(
  payload: Payload,
  collection: CaseCollection,
  idempotencyKey: string | undefined,
  contentHash: string,
  language: Language,
): Promise<StoredCase | null> {
  if (idempotencyKey === undefined) return null;
  const where = { idempotencyKey: { equals: idempotencyKey } };
  const stored = await payload.db.findOne<StoredCase>({ collection, where });
  if (stored && stored.contentHash !== contentHash) {
    throw new ContractProblem(409, usedBefore[language](stored.reference));
  }
  return stored;
}
