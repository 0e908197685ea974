import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import {
  contentOf,
  everyCase,
  filesOnDisk,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

const megabyte = 1_048_576;
const claim = (fields: unknown) => postJson(POST, '/service-requests/claim', fields, { params: { kind: 'claim' } });
const cancel = (files: [string, Blob, string][]) =>
  postForm(POST, '/service-requests/cancel-insurance', formOf(validRequests['cancel-insurance'], files), {
    params: { kind: 'cancel-insurance' },
  });
const raw = (body: BodyInit, type: string) =>
  siteCall(postJob, `/jobs/${jobKey}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    params: { id: jobKey },
  });

async function nothingStoredBy<Result>(act: () => Promise<Result>): Promise<Result> {
  const count = async () =>
    (
      await Promise.all(
        (['service-requests', 'messages', 'job-applications'] as const).map((slug) => everyCase(payload, slug)),
      )
    ).flat().length;
  const before = [await count(), await filesOnDisk()];
  const result = await act();
  expect([await count(), await filesOnDisk()]).toEqual(before);
  return result;
}

describe('text', () => {
  it('1 MB in a text field is a field that is too long, as JSON and in a form', async () => {
    const long = 'ع'.repeat(megabyte / 2);
    const json = await nothingStoredBy(() => claim({ ...validRequests.claim, comments: long }));
    expect(json).toMatchObject({
      status: 422,
      errors: [{ field: 'comments', message: 'Use 5000 characters or less' }],
    });
    const form = await nothingStoredBy(() =>
      postForm(
        postJob,
        `/jobs/${jobKey}`,
        formOf({ ...validApplication, phone_number: long }, [['cv_url', contentOf('pdf'), 'cv.pdf']]),
        {
          params: { id: jobKey },
        },
      ),
    );
    expect(form).toMatchObject({
      status: 422,
      errors: [{ field: 'phone_number', message: 'Use 300 characters or less' }],
    });
  });

  it('more than the whole body may have is refused as too large', async () => {
    const response = await nothingStoredBy(() => claim({ comments: 'x'.repeat(3 * megabyte) }));
    expect(response.status).toBe(413);
  });

  it.each([
    ['objects', { full_name: { $ne: '' }, id_number: ['1000000008'], phone: true, email: null, city: 7 }],
    ['prototypes', JSON.parse('{"__proto__":{"full_name":"x"},"constructor":"x"}')],
  ])('wrong types (%s) are fields that are missing', async (_, fields) => {
    const response = await nothingStoredBy(() => claim(fields));
    expect(response.status).toBe(422);
    expect(response.errors?.map(({ field }) => field)).toContain('full_name');
  });

  it.each(['[', '{"a":'])('so is one that is nested without end: %s', async (open) => {
    const close = open === '[' ? ']' : '}';
    const nested = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
    const sent = JSON.stringify({ ...validRequests.claim, full_name: '' }).replace(
      '"full_name":""',
      `"full_name":${nested}`,
    );
    const response = await nothingStoredBy(() => claim(sent));
    expect(response.status).toBe(422);
    expect(response.errors?.map(({ field }) => field)).toContain('full_name');
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
    ["'; DROP TABLE messages; --", "'; DROP TABLE messages; --"],
    ['👩‍👩‍👧‍👦 emoji', '👩‍👩‍👧‍👦 emoji'],
    ['\u202eright to left\u202c \u2067in\u200bside\u2069', 'right to left inside'],
    ['nul\u0000 and half \ud800 pair', 'nul and half \ufffd pair'],
    ['{{constructor.constructor("x")()}}', '{{constructor.constructor("x")()}}'],
  ])('%j in every field is stored as the text it is', async (typed, kept) => {
    const response = await postJson(postContact, '/contact-us', {
      ...validMessage,
      name: typed,
      subject: typed,
      message: typed,
      phoneNumber: typed,
    });
    expect(response.status, JSON.stringify(response)).toBe(201);
    const stored = (await everyCase(payload, 'messages')).find(
      ({ reference }) => reference === response.data?.reference,
    );
    expect(stored?.sent).toEqual({ ...validMessage, name: kept, subject: kept, message: kept, phoneNumber: kept });
  });

  it('a line break in an address reaches no mail', async () => {
    const response = await nothingStoredBy(() =>
      postJson(postContact, '/contact-us', { ...validMessage, email: 'a@example.com\r\nBcc: b@example.com' }),
    );
    expect(response.errors).toEqual([{ field: 'email', message: 'Invalid email address' }]);
  });
});

describe('files', () => {
  it('[VAL-38] takes 2 MB each and refuses one byte more', async () => {
    const five = Array.from(
      { length: 5 },
      (_, n) => ['documents', contentOf('pdf', 2 * megabyte), `${n}.pdf`] as [string, Blob, string],
    );
    expect((await cancel(five)).status).toBe(201);
    const response = await nothingStoredBy(() => cancel([['documents', contentOf('png', 2 * megabyte + 1), 'a.png']]));
    expect(response).toMatchObject({
      status: 422,
      errors: [{ field: 'documents', message: 'Each file must be 2 MB or smaller' }],
    });
  });

  it('50 files are too many, and none is kept', async () => {
    const fifty = Array.from(
      { length: 50 },
      (_, n) => ['documents', contentOf('pdf', 10_000), `${n}.pdf`] as [string, Blob, string],
    );
    const response = await nothingStoredBy(() => cancel(fifty));
    expect(response).toMatchObject({
      status: 422,
      errors: [{ field: 'documents', message: 'Attach 5 files or fewer' }],
    });
  });

  it('[VAL-37] a program under the name of a picture, a web page under the name of a PDF', async () => {
    const program = new Blob([Buffer.from('MZ\x90\x00')], { type: 'image/png' });
    const page = new Blob(['<html><script>alert(1)</script>'], { type: 'application/pdf' });
    for (const [content, name] of [
      [program, 'a.png'],
      [page, 'a.pdf'],
    ] as const) {
      const response = await nothingStoredBy(() => cancel([['documents', content, name]]));
      expect(response).toMatchObject({ status: 422, errors: [{ field: 'documents' }] });
    }
  });

  it('an empty file, and none at all', async () => {
    const empty = await nothingStoredBy(() =>
      cancel([['documents', new Blob([], { type: 'application/pdf' }), 'a.pdf']]),
    );
    expect(empty.errors).toEqual([{ field: 'documents', message: 'The file is empty: choose another one' }]);
    const none = await nothingStoredBy(() => cancel([['documents', new Blob([]), '']]));
    expect(none.errors).toEqual([{ field: 'documents', message: 'Attach at least one cancellation document' }]);
  });

  it('files of a request that fails elsewhere are removed', async () => {
    const form = formOf({ ...validRequests['cancel-insurance'], iban: 'SA00' }, [
      ['documents', contentOf('pdf'), 'a.pdf'],
    ]);
    const response = await nothingStoredBy(() =>
      postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' } }),
    );
    expect(response.errors?.map(({ field }) => field)).toEqual(['iban']);
  });

  it('a file in a field that takes none is ignored', async () => {
    const form = formOf(validApplication, [
      ['cv_url', contentOf('pdf'), 'cv.pdf'],
      ['first_name', contentOf('pdf'), 'x.pdf'],
    ]);
    const before = (await filesOnDisk()).length;
    expect((await postForm(postJob, `/jobs/${jobKey}`, form, { params: { id: jobKey } })).status).toBe(201);
    expect(await filesOnDisk()).toHaveLength(before + 1);
  });
});

describe('bodies', () => {
  const boundary = '----x';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="cv_url"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`;

  it.each([
    ['that breaks off', part, `multipart/form-data; boundary=${boundary}`],
    ['without a boundary', part, 'multipart/form-data'],
    ['with another boundary', part, 'multipart/form-data; boundary=other'],
    ['that is no form', 'nonsense', `multipart/form-data; boundary=${boundary}`],
    ['that is empty', '', `multipart/form-data; boundary=${boundary}`],
    [
      'with a broken head',
      `--${boundary}\r\n\u0001\u0002: \r\n\r\nx\r\n--${boundary}--`,
      `multipart/form-data; boundary=${boundary}`,
    ],
  ])('a form %s is a bad request', async (_, body, type) => {
    const response = await nothingStoredBy(() => raw(body, type));
    expect([400, 422]).toContain(response.status);
  });

  it('a sender that goes away in the middle leaves nothing behind', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(part));
        controller.error(new Error('connection reset'));
      },
    });
    const response = await nothingStoredBy(() => raw(stream, `multipart/form-data; boundary=${boundary}`));
    expect(response.status).toBe(400);
  });

  it('a form that is far too large is answered, not cut off', async () => {
    const response = await nothingStoredBy(() =>
      postForm(
        postJob,
        `/jobs/${jobKey}`,
        formOf(validApplication, [['cv_url', contentOf('pdf', 20 * megabyte), 'cv.pdf']]),
        {
          params: { id: jobKey },
        },
      ),
    );
    expect(response).toMatchObject({ status: 413, errors: [{ field: 'cv_url' }] });
  });

  it.each(['{"name":', '[]', '"text"', 'null', ''])('%j as JSON is a bad request', async (body) => {
    expect((await postJson(postContact, '/contact-us', body)).status).toBe(400);
  });

  it('another content type is refused', async () => {
    expect((await raw('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await raw('{}', 'application/json')).status).toBe(415);
    expect((await postForm(postContact, '/contact-us', formOf(validMessage))).status).toBe(415);
  });

  it('a call without the content key is refused before anything is read', async () => {
    const response = await postJson(postContact, '/contact-us', validMessage, {
      headers: { 'x-content-api-key': 'wrong' },
    });
    expect(response.status).toBe(401);
  });
});
