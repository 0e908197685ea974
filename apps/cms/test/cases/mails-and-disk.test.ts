import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { placeMail } from '../../src/cases/intake/rate-limits.ts';
import { storeCase } from '../../src/cases/intake/store-case.ts';
import { contentOf, everyCase, filesOnDisk, formOf, openCaseContent, validRequests } from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

vi.hoisted(() => {
  // Before the settings are read. A window of a day has no edge in a test; room for two files of 4,000 bytes.
  Object.assign(process.env, { LIMIT_MAILS: '2/1440', UPLOADS_MAX_GB: '0.00001' });
});

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

const claim = (email: string) =>
  postJson(POST, '/service-requests/claim', { ...validRequests.claim, email }, { params: { kind: 'claim' } });

it('one mailbox gets so many confirmations in a window, however its address is written; the others come later, none is lost', async () => {
  for (const email of ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'VICTIM+2@example.com']) {
    expect((await claim(email)).status).toBe(201);
  }
  for (const email of ['victim@example.com', 'another@example.com']) expect((await claim(email)).status).toBe(201);
  const { docs } = await payload.find({ collection: 'mail-queue', sort: 'id', pagination: false });
  const day = 24 * 60 * 60_000;
  const today = Math.floor(Date.now() / day);
  expect(docs.map(({ to, nextAttemptAt }) => [to, Math.floor(Date.parse(nextAttemptAt) / day) - today])).toEqual([
    ['victim@example.com', 0],
    // As every later mail of the case: in the one way of writing that is stored.
    ['victim@example.com', 0],
    ['victim+1@example.com', 1],
    ['victim+2@example.com', 1],
    ['victim@example.com', 2],
    ['another@example.com', 0],
  ]);
  expect(docs.map(({ state }) => state)).toEqual(Array(6).fill('waiting'));
  expect(await everyCase(payload, 'service-requests')).toHaveLength(6);
});

it('the dots and the other name of Google’s mailboxes make no mailbox of their own', async () => {
  const spellings = ['some.body@gmail.com', 's.omebody+x@gmail.com', 'somebody@googlemail.com'];
  const places = [];
  for (const spelling of spellings) places.push(await placeMail(payload, spelling));
  const [first, second, third] = places.map(({ key }) => key);
  expect([second === first, third === first]).toEqual([true, false]);
  expect((await placeMail(payload, 'some.body@example.com')).key).not.toBe(
    (await placeMail(payload, 'somebody@example.com')).key,
  );
});

it('of a mailbox for which a day of windows is full, the confirmation stays in the list of mails and says why', async () => {
  for (let n = 0; n < 48; n++) await placeMail(payload, 'full@example.com');
  expect((await claim('full@example.com')).status).toBe(201);
  const { docs } = await payload.find({ collection: 'mail-queue', where: { to: { equals: 'full@example.com' } } });
  expect(docs).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('LIMIT_MAILS') }]);
});

it('the team reads in its mail which of both came by the form of complaints', async () => {
  await payload.updateGlobal({ slug: 'case-handling', data: { care_email: 'care-box@example.com' } });
  for (const service_request_type of ['complaint', 'enquiry']) {
    const fields = { ...validRequests.complaint, service_request_type };
    expect(
      (await postJson(POST, '/service-requests/complaint', fields, { params: { kind: 'complaint' } })).status,
    ).toBe(201);
  }
  const where = { to: { equals: 'care-box@example.com' } };
  const { docs } = await payload.find({ collection: 'mail-queue', where, sort: 'id', pagination: false });
  expect(docs.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Complaint \S+ · شكوى$/),
    expect.stringMatching(/^Enquiry \S+ · استفسار$/),
  ]);
  await payload.updateGlobal({ slug: 'case-handling', data: { care_email: '' } });
});

it('a request that is not stored counts no mail', async () => {
  const email = 'unlucky@example.com';
  const create = vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('the disk is full'));
  const about = { kind: 'claim', language: 'en', idempotencyKey: undefined, contentHash: '' } as const;
  await expect(storeCase(payload, { ...about, sent: { email }, files: [], consents: [] })).rejects.toThrow(
    'the disk is full',
  );
  create.mockRestore();
  for (const _ of [1, 2]) await claim(email);
  const { docs } = await payload.find({ collection: 'mail-queue', where: { to: { equals: email } } });
  expect(docs.filter(({ nextAttemptAt }) => Date.parse(nextAttemptAt) <= Date.now())).toHaveLength(2);
});

it('files of visitors never fill the disk: the sender is told in his language, and what has no file is taken', async () => {
  const send = (language: string) => {
    const fields = { ...validRequests['cancel-insurance'], language };
    const form = formOf(fields, [['documents', contentOf('pdf', 4000), 'a.pdf']]);
    return postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' } });
  };
  expect([(await send('en')).status, (await send('en')).status]).toEqual([201, 201]);
  const before = await filesOnDisk();
  const [english, arabic] = [await send('en'), await send('ar')];
  expect([english.status, arabic.status]).toEqual([503, 503]);
  expect(english.errors).toEqual([{ field: 'documents', message: expect.stringContaining('cannot take files') }]);
  expect(arabic.errors).toEqual([{ field: 'documents', message: expect.stringContaining('استقبال الملفات') }]);
  expect(english.headers.get('retry-after')).toBe('3600');
  expect(await filesOnDisk()).toEqual(before);
  expect((await claim('third@example.com')).status).toBe(201);
});
