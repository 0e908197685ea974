import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { complaint } from '@insurer/contract/forms/complaint.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { callService } from './service-call.ts';

/** A request as its sender was told that it is stored. */
export type Acknowledged = { reference: string; token: string };

/** A complaint of a visitor, as the site hands it on. */
export async function sendRequest(url: URL, visitorAddress: string): Promise<Acknowledged> {
  const headers = { 'content-type': 'application/json', [visitorAddressHeader]: visitorAddress };
  const body = JSON.stringify(formExample(complaint));
  const path = '/api/service-requests/complaint';
  return (await callService<{ data: Acknowledged }>(url, path, { headers, body })).data;
}

/** How many requests are there for their senders. */
export async function countStored(url: URL, acknowledged: Acknowledged[]): Promise<number> {
  let stored = 0;
  for (const { reference, token } of acknowledged) {
    const headers = { authorization: `Bearer ${token}` };
    const path = `/api/service-requests/${reference}?peek`;
    const { data } = await callService<{ data: { reference: string } }>(url, path, { headers });
    if (data.reference === reference) stored += 1;
  }
  return stored;
}
