import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { contactUs } from '@insurer/contract/forms/contact-us.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';

/** What was acknowledged: its mark, which stands in what was sent, and its reference. */
export type Acknowledged = { mark: string; reference: string; hasFile: boolean };

/** Sends something under its mark. @returns the reference once it is acknowledged; undefined where it is to be sent again */
export type Send = (mark: string, hasFile: boolean, attempt: number) => Promise<string | undefined>;

/** To content services in turn, as a site does. */
export function toServices(addresses: string[], key: string): Send {
  let turn = 0;
  return async (mark, hasFile, attempt) => {
    turn += attempt === 0 ? 1 : 0;
    const headers: Record<string, string> = {
      'x-content-api-key': key,
      'idempotency-key': mark,
      [visitorAddressHeader]: mark,
    };
    const to = addresses[(attempt + turn) % addresses.length];
    const [path, body] = hasFile
      ? ['service-requests/cancel-insurance', cancellation(mark)]
      : ['contact-us', JSON.stringify(message(mark))];
    if (!hasFile) headers['content-type'] = 'application/json';
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
    const response = await fetch(`${to}/${path}`, init).catch(() => undefined);
    if (response) await refuseRefusal(response);
    if (response?.status !== 201) return undefined;
    const answer = (await response.json().catch(() => undefined)) as { data: { reference: string } } | undefined;
    return answer?.data.reference;
  };
}

/** By the forms of a site, as a browser with scripts posts them. Acknowledged is what its confirmation shows. */
export function toSite(url: string): Send {
  return async (mark, hasFile) => {
    const path = hasFile ? requestForms['cancel-insurance'].path : 'contact-us';
    const body = hasFile ? cancellation(mark) : formOf(message(mark));
    body.append('form_id', mark);
    body.append('filled_for', '5000');
    const init = { method: 'POST', headers: { origin: url }, body, redirect: 'manual' } as const;
    const posted = await fetch(`${url}/${path}`, { ...init, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (posted) await refuseRefusal(posted);
    const [flash] = posted?.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '') ?? [];
    if (posted?.status !== 303 || !flash) return undefined;
    const shown = await fetch(`${url}/${path}?sent=1`, { headers: { cookie: flash } }).catch(() => undefined);
    const html = shown ? await shown.text().catch(() => '') : '';
    return /\b[A-Z][0-9A-Z](?:-[0-9A-Z]{4}){2}-[0-9A-Z]\b/.exec(html)?.[0];
  };
}

async function refuseRefusal(response: Response): Promise<void> {
  if (response.status >= 400 && response.status < 500)
    throw new Error(`Refused: ${response.status} ${(await response.text()).slice(0, 2_000)}`);
}

/** Visitors who send one request after the other, each again under the same mark until it is acknowledged. */
export function startSenders(send: Send, count: number) {
  const acknowledged: Acknowledged[] = [];
  let repeated = 0;
  let isOver = false;
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
    /** How often something had to be sent again until now. */
    get repeated() {
      return repeated;
    },
    /** Waits until so many more are acknowledged. */
    async more(wanted: number): Promise<void> {
      const enough = acknowledged.length + wanted;
      while (acknowledged.length < enough) await pause(20);
    },
    async stop(): Promise<void> {
      isOver = true;
      await all;
    },
  };
}

function message(mark: string): Record<string, string> {
  return formExample(contactUs, { phoneNumber: '0512345678', message: mark });
}

/** A paper whose bytes are its mark, so that a wrong one would be found. */
function cancellation(mark: string): FormData {
  const form = formOf(formExample(requestForms['cancel-insurance'], { cancellation_reason: 'other' }));
  form.append('documents', new Blob([`%PDF-1.7\n${mark}`], { type: 'application/pdf' }), `${mark}.pdf`);
  return form;
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
