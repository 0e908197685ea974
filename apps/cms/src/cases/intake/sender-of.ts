import type { CaseForm } from '@insurer/contract/forms/define-form.ts';
import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';

/** Who sent a case, as it was typed; undefined for what the form does not ask. */
export type Sender = { name?: string; email?: string; phone?: string; idNumber?: string };

/** The sender of what came by a form, from the fields that its table names. */
export function senderOf({ senderFields }: Pick<CaseForm, 'senderFields'>, sent: Record<string, string>): Sender {
  const { name, email, phone, idNumber } = senderFields;
  const sentAs = (field: string | null) => (field === null ? undefined : sent[field]);
  return {
    name: name.length > 0 ? name.map(sentAs).join(' ') : undefined,
    email: sentAs(email),
    phone: sentAs(phone),
    idNumber: sentAs(idNumber),
  };
}

/**
 * The columns by which a person is found, in one way of writing: an email in small letters, a phone number as E.164
 * where it is one. The contact form and the application take a phone as it is typed; what was typed stays in `sent`.
 */
export function senderColumns({ email, phone, ...others }: Sender): Sender {
  return {
    ...others,
    email: email?.toLowerCase(),
    phone: phone === undefined ? undefined : (toE164(phone) ?? normaliseText(phone)),
  };
}
