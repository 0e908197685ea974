import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
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

it('one mailbox gets so many confirmations and no more, however its address is written; every case is kept', async () => {
  for (const email of ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'VICTIM+2@example.com']) {
    expect((await claim(email)).status).toBe(201);
  }
  expect((await claim('another@example.com')).status).toBe(201);
  const { docs } = await payload.find({ collection: 'mail-queue', sort: 'id', pagination: false });
  expect(docs.map(({ to }) => to)).toEqual(['victim@example.com', 'Victim@Example.com', 'another@example.com']);
  expect(await everyCase(payload, 'service-requests')).toHaveLength(5);
});

it('files of visitors never fill the disk: the sender is told in his language, and what has no file is taken', async () => {
  const send = (language: string) => {
    const fields = { ...validRequests['cancel-insurance'], language };
    const form = formOf(fields, [['documents', contentOf('pdf', 4000), 'a.pdf']]);
    return postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' } });
  };
  expect([(await send('en')).status, (await send('en')).status]).toEqual([201, 201]);
  const before = await filesOnDisk();
  const logged = vi.spyOn(payload.logger, 'error');
  const [english, arabic] = [await send('en'), await send('ar')];
  expect([english.status, arabic.status]).toEqual([503, 503]);
  expect(english.errors).toEqual([{ field: 'documents', message: expect.stringContaining('cannot take files') }]);
  expect(arabic.errors).toEqual([{ field: 'documents', message: expect.stringContaining('استقبال الملفات') }]);
  expect(english.headers.get('retry-after')).toBe('3600');
  expect(await filesOnDisk()).toEqual(before);
  expect((await claim('third@example.com')).status).toBe(201);
  logged.mockRestore();
});
