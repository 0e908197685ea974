import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as getClaim } from '../../src/app/api/claims/[number]/route.ts';
import { GET as getComplaint } from '../../src/app/api/complaints/[number]/route.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { GET as getFile } from '../../src/app/api/service-requests/[kind]/files/[file]/route.ts';
import { GET as getRequest, POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../../src/app/api/service-requests/route.ts';
import { limitVisitor, pruneRateLimits } from '../../src/cases/intake/rate-limits.ts';
import { newReference } from '../../src/cases/reference.ts';
import { openCaseContent, validMessage, validRequests } from './case-content.ts';
import { postJson, siteCall } from './site-call.ts';

vi.hoisted(() => {
  // Before the settings are read, and so before anything is imported.
  Object.assign(process.env, {
    LIMIT_SUBMISSIONS: '5/10',
    LIMIT_LOOKUPS: '12/10',
    LIMIT_LOOKUPS_OF_NUMBER: '4/60',
    LIMIT_READS: '6/10',
  });
});

let payload: Payload;
let claim: string;
let complaint: string;
beforeAll(async () => {
  // The clock stands still inside a window, so that no test runs across the edge of one.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:01:00Z') });
  payload = await openCaseContent();
  claim = await send('claim');
  complaint = await send('complaint');
});
afterAll(async () => {
  vi.useRealTimers();
  await payload?.destroy();
});

async function send(kind: 'claim' | 'complaint'): Promise<string> {
  const response = await postJson(POST, `/service-requests/${kind}`, validRequests[kind], { params: { kind } });
  return response.data?.reference ?? '';
}

function track(route: typeof getClaim, number: string, id: string, visitor = 'somebody', language = 'en') {
  const headers = { [visitorAddressHeader]: visitor, 'content-language': language };
  return siteCall(route, `/claims/x?${new URLSearchParams({ id })}`, { params: { number }, headers });
}

describe('tracking by number and ID', () => {
  it('[COMPLAINT-06] shows status and history when both match, however they are typed', async () => {
    const response = await track(getComplaint, complaint.toLowerCase().replaceAll('-', ''), '٢٠٠٠٠٠٠٠٠٦');
    expect(response).toMatchObject({
      status: 200,
      data: { reference: complaint, kind: 'complaint', status: 'received', status_history: [{ status: 'received' }] },
    });
    expect(Object.keys(response.data ?? {})).toEqual(['reference', 'kind', 'status', 'status_history', 'due_at']);
    expect((await track(getClaim, claim, '1000000008')).status).toBe(200);
  });

  it('answers a wrong number, a wrong ID and another kind in the same words and time', async () => {
    const responses: { words: unknown; time: number }[] = [];
    for (const [number, id] of [
      [claim, '2000000006'],
      [claim, ''],
      [newReference(), '1000000008'],
      ['nonsense', 'nonsense'],
      [complaint, '2000000006'],
    ] as const) {
      const started = performance.now();
      const { status, message } = await track(getClaim, number, id);
      responses.push({ words: { status, message }, time: performance.now() - started });
    }
    for (const { words, time } of responses) {
      expect(words).toEqual({ status: 404, message: 'No claim was found with this number and ID.' });
      expect(time).toBeGreaterThanOrEqual(145);
    }
    const arabic = await track(getClaim, 'nonsense', '1', 'arabic', 'ar');
    expect(arabic.message).toBe('لم نجد مطالبة بهذا الرقم ورقم الهوية.');
  });

  it('is limited for each number, known or not, whoever asks', async () => {
    for (const number of [await send('claim'), newReference()]) {
      const statuses: number[] = [];
      const guess = async (visitor: string) =>
        statuses.push((await track(getClaim, number, '2000000006', visitor)).status);
      for (let n = 0; n < 4; n++) await guess(`visitor ${n}`);
      for (let n = 0; n < 4; n++) await guess('visitor 9');
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 429]);
    }
  });

  it('is limited for each address, over all numbers', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await track(getClaim, newReference(), '1', 'busy')).status);
    expect(statuses.at(-2)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a request of any kind, by its reference and one detail', () => {
  const lookUp = (reference: string, detail: unknown, visitor: string, language = 'en') => {
    const headers = { [visitorAddressHeader]: visitor, 'content-language': language };
    return postJson(postLookup, '/service-requests/lookup', { reference, detail }, { headers });
  };
  const sendExtension = async (more: Record<string, string> = {}) => {
    const body = { ...validRequests['extend-insurance'], ...more };
    const headers = { [visitorAddressHeader]: `sender ${Object.keys(more)}` };
    const { data } = await postJson(POST, '/x', body, { params: { kind: 'extend-insurance' }, headers });
    return data?.reference ?? '';
  };

  it('is found by whatever was sent, however it is typed, with the token that opens it', async () => {
    const reference = await sendExtension({ phone: '0512345678', email: 'Sara@example.com' });
    for (const [n, detail] of ['+966 51 234 5678', 'sara@example.com', ' a-123 45 67'].entries()) {
      const found = await lookUp(reference.toLowerCase(), detail, `finder ${n}`);
      expect(found).toMatchObject({
        status: 200,
        data: { reference, kind: 'extend-insurance', stages: [{ name: 'received', label: 'Received' }], messages: [] },
      });
    }
    // Without a phone and an email it is the numbers alone that were sent, and the confirmation speaks of any of them.
    const { visa_number, border_number } = validRequests['extend-insurance'];
    const bare = await sendExtension();
    for (const [n, detail] of [visa_number, border_number].entries())
      expect([detail, (await lookUp(bare, detail, `bare ${n}`)).status]).toEqual([detail, 200]);
    const policy = { ...validRequests['activate-visa'], policy_number: 'P-1001/22' };
    const { data: activation } = await postJson(POST, '/x', policy, { params: { kind: 'activate-visa' } });
    for (const [detail, status] of [
      ['p1001 22', 200],
      ['P-1001/23', 404],
    ] as const)
      expect([detail, (await lookUp(activation?.reference ?? '', detail, `policy ${detail}`)).status]).toEqual([
        detail,
        status,
      ]);
    const token = (await lookUp(reference, '٠٥١٢٣٤٥٦٧٨', 'finder 9')).data?.token;
    const own = await siteCall(getRequests, '/service-requests', { headers: { authorization: `Bearer ${token}` } });
    expect(own.data).toMatchObject([{ reference }]);
  });

  it.each([
    ['+20 101 234 5678', ['01012345678', '1012345678', '٠١٠١٢٣٤٥٦٧٨', '0020 101 234 5678'], ['0101234567', '2345678']],
    ['00971501234567', ['0501234567', '+971 50 123 4567'], ['0501234568', '234567']],
  ])(
    'is found by a phone of another country as it is dialled there, and by no part of it: %s',
    async (phone, own, others) => {
      const reference = await sendExtension({ phone });
      const message = { ...validMessage, phoneNumber: phone };
      const { data } = await postJson(postContact, '/contact-us', message, {
        headers: { [visitorAddressHeader]: phone },
      });
      for (const [detail, status] of [...own.map((one) => [one, 200]), ...others.map((one) => [one, 404])] as const)
        for (const sent of [reference, data?.reference ?? ''])
          expect([detail, (await lookUp(sent, detail, `abroad ${encodeURIComponent(String(detail))}`)).status]).toEqual(
            [detail, status],
          );
    },
  );

  it('is a contact message, too: by its email and by its phone, however they are typed, and it can be answered', async () => {
    const body = { ...validMessage, email: 'Noura@example.com', phoneNumber: '055 123 4567' };
    const { data } = await postJson(postContact, '/contact-us', body, {
      headers: { [visitorAddressHeader]: 'writer' },
    });
    const reference = data?.reference ?? '';
    expect((await lookUp(reference, '0551234568', 'asker 8')).status).toBe(404);
    let token: string | undefined;
    for (const [n, detail] of ['noura@EXAMPLE.com', '+966 55 123 4567', '٠٥٥١٢٣٤٥٦٧'].entries()) {
      const found = await lookUp(reference, detail, `asker ${n}`);
      expect(found).toMatchObject({
        status: 200,
        data: { reference, kind: 'contact', status: 'received', messages: [] },
      });
      token = found.data?.token;
    }
    const headers = { authorization: `Bearer ${token}`, [visitorAddressHeader]: 'asker 9' };
    const opened = await siteCall(getRequest, '/service-requests/x', { params: { kind: reference }, headers });
    expect(opened.data).toMatchObject({ reference, stages: [] });
  });

  it('is not found by a wrong number, a wrong detail, a name or a date: in the same words and time', async () => {
    const reference = await sendExtension({ phone: '0512345679' });
    const expiry = validRequests['extend-insurance'].visa_expiry ?? '';
    for (const [n, [number, detail]] of [
      [newReference(), '0512345679'],
      [reference, '0512345678'],
      [reference, expiry],
      [reference, ''],
      ['nonsense', { $ne: null }],
    ].entries()) {
      const started = performance.now();
      const { status, message } = await lookUp(String(number), detail, `stranger ${n}`);
      expect({ status, message }).toEqual({
        status: 404,
        message: 'No request was found with this number and detail.',
      });
      expect(performance.now() - started).toBeGreaterThanOrEqual(145);
    }
  });

  it('is limited for each number: others who were wrong leave its owner three tries, and a right one counts for nothing', async () => {
    const reference = await sendExtension({ phone: '0512345670' });
    const tries = async (visitor: string, count: number, detail = '0512345671') => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n++) statuses.push((await lookUp(reference, detail, visitor)).status);
      return statuses;
    };
    expect(await tries('owner at home', 3, '0512345670')).toEqual([200, 200, 200]);
    for (const n of [1, 2, 3, 4]) expect(await tries(`guesser ${n}`, 1)).toEqual([404]);
    expect(await tries('guesser 5', 4)).toEqual([404, 404, 404, 429]);
    expect(await tries('owner', 1, '0512345670')).toEqual([200]);
  });

  it('is counted once, however many calls go on with it', async () => {
    const number = newReference();
    const headers = { [visitorAddressHeader]: 'one try', 'x-lookup-counted': '1' };
    expect((await lookUp(number, '1000000008', 'one try')).status).toBe(404);
    const goOn = () => siteCall(getClaim, `/claims/${number}?id=1000000008`, { params: { number }, headers });
    for (let n = 0; n < 12; n++) expect((await goOn()).status).toBe(404);
    expect((await lookUp(number, '1000000008', 'one try')).status).toBe(404);
  });
});

describe('what a token opens', () => {
  const read = (route: typeof getRequests, visitor: string) => {
    const headers = { authorization: 'Bearer made-up', [visitorAddressHeader]: visitor };
    return siteCall(route, '/service-requests', { params: { kind: claim, file: '1' }, headers });
  };

  it('is limited for each address, over lists, requests and files, whichever tokens are tried', async () => {
    const statuses: number[] = [];
    for (const route of [getRequests, getRequest, getFile, getRequests, getRequest, getFile]) {
      statuses.push((await read(route, 'a guesser')).status);
    }
    expect(statuses).toEqual([200, 404, 404, 200, 404, 404]);
    for (const route of [getRequests, getRequest, getFile]) {
      const response = await read(route, 'a guesser');
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await read(getRequests, 'another')).status).toBe(200);
  });
});

describe('submissions', () => {
  const contact = (visitor: string, language?: string) =>
    postJson(postContact, '/contact-us', validMessage, {
      headers: { [visitorAddressHeader]: visitor, ...(language && { 'content-language': language }) },
    });

  it('past the limit are told when to try again, in their language', async () => {
    for (let n = 0; n < 5; n++) expect((await contact('a')).status).toBe(201);
    const response = await contact('a', 'ar');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(response.message).toMatch(/حاول مرة أخرى/);
    expect((await contact('a')).message).toMatch(/Please try again in/);
  });

  it('of one address do not limit another, nor another form', async () => {
    expect((await contact('b')).status).toBe(201);
    const quote = await postJson(POST, '/service-requests/quote', validRequests.quote, {
      params: { kind: 'quote' },
      headers: { [visitorAddressHeader]: 'a' },
    });
    expect(quote.status).toBe(201);
  });

  it('of a caller who names no visitor count for his own address, whatever he says of one', async () => {
    const use = (n: number, caller: string) => {
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}`, 'x-real-ip': `${n}` };
      const request = new Request('http://localhost/', { headers: { ...headers, 'x-caller-address': caller } });
      return limitVisitor(payload, request, 'forwarded', { count: 1, minutes: 10 }, 'en');
    };
    for (let n = 0; n < 20; n++) await use(n, '192.0.2.1');
    await expect(use(20, '192.0.2.1')).rejects.toMatchObject({ status: 429 });
    await use(20, '192.0.2.2');
  });

  it('are counted under digests that hold no address, and forgotten', async () => {
    const { docs } = await payload.db.find<{ id: number; key: string }>({
      collection: 'rate-limits',
      pagination: false,
    });
    expect(docs.length).toBeGreaterThan(0);
    for (const { key } of docs) expect(key).toMatch(/^[a-z-]+(:[\w-]{43,64}){1,2}:\d+$/);
    await payload.db.updateMany({
      collection: 'rate-limits',
      where: {},
      data: { expiresAt: '2020-01-01T00:00:00.000Z' },
    });
    await pruneRateLimits(payload);
    expect((await payload.db.count({ collection: 'rate-limits' })).totalDocs).toBe(0);
  });
});
