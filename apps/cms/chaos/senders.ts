import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';

/** What was acknowledged: its mark, which stands in what was sent, and its reference. */
export type Acknowledged = { mark: string; reference: string; hasFile: boolean };

/** Visitors who send one request after the other, each again under the same key until it is acknowledged. */
export function startSenders(addresses: string[], key: string, count: number) {
  const acknowledged: Acknowledged[] = [];
  let repeated = 0;
  let isOver = false;
  const send = async (mark: string, hasFile: boolean, attempt: number): Promise<string | undefined> => {
    const headers: Record<string, string> = {
      'x-content-api-key': key,
      'idempotency-key': mark,
      'x-visitor-address': `${acknowledged.length}`,
    };
    const to = addresses[(attempt + acknowledged.length) % addresses.length];
    const [path, body] = hasFile
      ? ['service-requests/cancel-insurance', cancellation(mark)]
      : ['contact-us', message(mark)];
    if (!hasFile) headers['content-type'] = 'application/json';
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
    const response = await fetch(`${to}/${path}`, init).catch(() => undefined);
    const isRefused = response && response.status >= 400 && response.status < 500;
    if (isRefused) throw new Error(`Refused: ${response.status} ${await response.text()}`);
    if (response?.status !== 201) return undefined;
    const answer = (await response.json().catch(() => undefined)) as { data: { reference: string } } | undefined;
    return answer?.data.reference;
  };
  const one = async (place: number) => {
    while (!isOver) {
      const mark = randomUUID();
      const hasFile = place % 2 === 0;
      for (let attempt = 0; ; attempt++) {
        const reference = await send(mark, hasFile, attempt);
        if (reference) {
          acknowledged.push({ mark, reference, hasFile });
          break;
        }
        repeated += 1;
        await pause(50);
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, place) => one(place)));
  return {
    acknowledged,
    /** Waits until so many more are acknowledged. */
    async more(wanted: number): Promise<void> {
      const enough = acknowledged.length + wanted;
      while (acknowledged.length < enough) await pause(20);
    },
    /** @returns how often something had to be sent again */
    async stop(): Promise<number> {
      isOver = true;
      await all;
      return repeated;
    },
  };
}

function message(mark: string): string {
  return JSON.stringify(formExample(contactUs, { phoneNumber: '0512345678', message: mark }));
}

/** A paper whose bytes are its mark, so that a wrong one would be found. */
function cancellation(mark: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(
    formExample(requestForms['cancel-insurance'], { cancellation_reason: 'other' }),
  ))
    form.append(name, value);
  form.append('documents', new Blob([`%PDF-1.7\n${mark}`], { type: 'application/pdf' }), `${mark}.pdf`);
  return form;
}
