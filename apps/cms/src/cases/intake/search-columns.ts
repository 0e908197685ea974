import { toE164 } from '@insurer/contract/requests/identifiers.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';

/**
 * The columns by which a person is found, in one way of writing: an e-mail in small letters, a phone number as E.164
 * where it is one. The contact form and the application take a phone as it is typed; what was typed stays in `sent`.
 */
export function searchColumns(columns: Record<string, unknown>): Record<string, unknown> {
  const { email, phone } = columns;
  return {
    ...columns,
    ...(typeof email === 'string' && { email: email.toLowerCase() }),
    ...(typeof phone === 'string' && { phone: toE164(phone) ?? normaliseText(phone) }),
  };
}
