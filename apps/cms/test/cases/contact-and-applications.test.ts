import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import {
  closedJobKey,
  contentOf,
  everyCase,
  filesOnDisk,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
} from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openCaseContent();
});
afterAll(() => payload?.destroy());

const contact = (body: unknown, headers: Record<string, string> = {}) =>
  postJson(postContact, '/contact-us', body, { headers });
const apply = (fields: Record<string, string>, cv: Blob | null = contentOf('pdf'), id = jobKey, name = 'cv.pdf') =>
  postForm(postJob, `/jobs/${id}`, formOf(fields, cv ? [['cv_url', cv, name]] : []), { params: { id } });

describe('POST /contact-us', () => {
  it('stores the five fields and answers with the reference', async () => {
    const response = await contact(validMessage);
    expect(response.status).toBe(201);
    const [message] = await everyCase(payload, 'messages');
    expect(message).toMatchObject({ reference: response.data?.reference, status: 'received', sent: validMessage });
    const { token } = response.data ?? {};
    expect(response.data).toEqual({ reference: message?.reference, token, due_at: message?.dueAt });
    expect(token).toMatch(/^\S{20,}$/);
  });

  it('[VAL-02] [VAL-05] [VAL-06] [VAL-07] an empty message names every missing field', async () => {
    const response = await contact({});
    expect(response).toMatchObject({
      status: 422,
      errors: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Email is required' },
        { field: 'subject', message: 'Subject is required' },
        { field: 'message', message: 'Message is required' },
      ],
    });
  });

  it('knows the language from Content-Language, as the five fields have none', async () => {
    const response = await contact({}, { 'content-language': 'ar' });
    expect(response.errors?.[0]?.message).toBe('أدخل الاسم');
  });
});

describe('POST /jobs/{id}', () => {
  it('stores the application with its CV and both consents, with time and version', async () => {
    const response = await apply(validApplication);
    expect(response.status, JSON.stringify(response)).toBe(201);
    const [application] = await everyCase(payload, 'job-applications');
    expect(application).toMatchObject({ reference: response.data?.reference, jobKey, name: 'Sara Ahmed' });
    expect(application).toHaveProperty(
      'consents.0',
      expect.objectContaining({ name: 'information_consent', version: '1' }),
    );
    expect(application).toHaveProperty('consents.1', expect.objectContaining({ name: 'terms_consent' }));
    const { docs } = await payload.find({ collection: 'private-files' });
    expect(docs[0]).toMatchObject({ name: 'cv.pdf', team: 'people', size: 1000, scan: 'not-scanned' });
    expect(await filesOnDisk()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
  });

  it('[VAL-10] [VAL-12] [VAL-14] [VAL-15] [VAL-16] [VAL-19] [VAL-21] an empty application names every field', async () => {
    const response = await apply({}, null);
    expect(response.status).toBe(422);
    expect(response.errors?.map(({ message }) => message)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'CV is required',
      'Cover letter title is required',
      'Message is required',
    ]);
  });

  it('[VAL-09] [VAL-18] [VAL-20] checks the lengths again', async () => {
    const response = await apply({
      ...validApplication,
      first_name: 'x'.repeat(41),
      cover_letter_title: 'x'.repeat(41),
      cover_letter_description: 'x'.repeat(1001),
    });
    expect(response.errors?.map(({ field }) => field)).toEqual([
      'first_name',
      'cover_letter_title',
      'cover_letter_description',
    ]);
  });

  it('refuses an application without both consents, in its language', async () => {
    const response = await apply({ ...validApplication, terms_consent: 'false', language: 'ar' });
    expect(response).toMatchObject({ status: 422, message: 'يجب الموافقة على الإقرار وعلى الشروط والأحكام.' });
    const { terms_consent: _, ...onlyOne } = validApplication;
    expect((await apply(onlyOne)).status).toBe(422);
  });

  it('takes the seven specified fields without consents, and records none', async () => {
    const { information_consent: _, terms_consent: __, ...seven } = validApplication;
    const response = await apply(seven);
    expect(response.status).toBe(201);
    const stored = (await everyCase(payload, 'job-applications')).find(
      (entry) => entry.reference === response.data?.reference,
    );
    expect(stored?.consents).toEqual([]);
  });

  it('[VAL-17] a CV that is no PDF inside is refused, whatever its name says', async () => {
    const disguised = new Blob([await contentOf('png').arrayBuffer()], { type: 'application/pdf' });
    const response = await apply(validApplication, disguised);
    expect(response).toMatchObject({
      status: 422,
      errors: [{ field: 'cv_url', message: 'Only PDF files are allowed' }],
    });
  });

  it('takes exactly 5 MB and refuses one byte more', async () => {
    const limit = 5 * 1_048_576;
    expect((await apply(validApplication, contentOf('pdf', limit))).status).toBe(201);
    const response = await apply(validApplication, contentOf('pdf', limit + 1));
    expect(response).toMatchObject({
      status: 422,
      errors: [{ field: 'cv_url', message: 'The CV must be 5 MB or smaller' }],
    });
  });

  it('an unknown and a closed job answer 404 and keep no file', async () => {
    const before = await filesOnDisk();
    expect((await apply(validApplication, contentOf('pdf'), 'unknown')).status).toBe(404);
    expect((await apply(validApplication, contentOf('pdf'), closedJobKey)).status).toBe(404);
    expect(await filesOnDisk()).toEqual(before);
  });
});
