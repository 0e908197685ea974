import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { checkRequest } from '../cases/intake/check-request.ts';
import { submitCase } from '../cases/intake/submit-case.ts';
import type { Call } from './contract-route.ts';
import { tokenOfSent } from './visitor-token.ts';

/** POST /contact-us. */
export async function postContactMessage(call: Call) {
  const { reference, dueAt } = await submitCase(call, {
    kind: 'contact',
    form: contactUs,
    bodies: ['json'],
    check: async (received, wording) => {
      return { sent: checkRequest(contactUs, received, {}, wording), consents: [] };
    },
  });
  const token = await tokenOfSent(call.payload, 'messages', reference);
  return { data: { reference, token, due_at: dueAt } };
}
