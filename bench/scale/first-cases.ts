import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { secrets } from '../../e2e/whole-content.ts';

/** The cases of which copies are made: so many of each. */
const firstCases = { service_requests: 16, messages: 4 } as const;

/** Sends them to a content service, as the site does. */
export async function sendFirstCases(cms: string): Promise<void> {
  const complaint = JSON.stringify(formExample(requestForms.complaint));
  const message = JSON.stringify(
    formExample(contactUs, { phoneNumber: '0512345678', message: 'Where is the branch?' }),
  );
  for (let number = 0; number < firstCases.service_requests; number += 1)
    await send(`${cms}/api/service-requests/complaint`, complaint, `request ${number}`);
  for (let number = 0; number < firstCases.messages; number += 1)
    await send(`${cms}/api/contact-us`, message, `message ${number}`);
}

async function send(address: string, body: string, key: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${secrets.CONTENT_API_KEY}`,
    'content-type': 'application/json',
    'idempotency-key': key,
    [visitorAddressHeader]: key,
  };
  const response = await fetch(address, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`${address}: ${response.status} ${await response.text()}`);
}
