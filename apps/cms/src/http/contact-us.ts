import { contactRules } from '@insurer/contract/requests/forms.ts';
import { checkRequest } from '../cases/intake/check-request.ts';
import { submitCase } from '../cases/intake/submit-case.ts';
import type { Call } from './contract-route.ts';

/** POST /contact-us. */
export async function postContactMessage(call: Call) {
  const { reference } = await submitCase(call, {
    kind: 'contact',
    rules: contactRules,
    bodies: ['json'],
    check: async (received, language) => {
      const sent = checkRequest(contactRules, received, {}, language);
      return { sent, columns: { name: sent.name, email: sent.email, phone: sent.phoneNumber }, consents: [] };
    },
  });
  return { data: { reference } };
}
