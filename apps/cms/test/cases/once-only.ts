import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import {
  contentOf,
  everyCase,
  filesOnDisk,
  formOf,
  jobKey,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

/** What happens to a submission that comes twice, on the database that is open. */
export function describeRepetitions(content: () => Payload): void {
  const claim = (key: string, more: Record<string, string> = {}) =>
    postJson(
      POST,
      '/service-requests/claim',
      { ...validRequests.claim, ...more },
      { params: { kind: 'claim' }, headers: { 'idempotency-key': key } },
    );
  const apply = (key: string) =>
    postForm(postJob, `/jobs/${jobKey}`, formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]), {
      params: { id: jobKey },
      headers: { 'idempotency-key': key },
    });

  describe('[SCOPE-05] the same Idempotency-Key gives the same response and no second record', () => {
    it('one after the other', async () => {
      const before = (await everyCase(content(), 'service-requests')).length;
      const first = await claim('one');
      const second = await claim('one');
      expect(first.status).toBe(201);
      expect(second).toMatchObject({ status: 201, data: first.data });
      expect(await everyCase(content(), 'service-requests')).toHaveLength(before + 1);
    });

    it('20 at once', async () => {
      const before = (await everyCase(content(), 'service-requests')).length;
      const responses = await Promise.all(Array.from({ length: 20 }, () => claim('twenty')));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await everyCase(content(), 'service-requests')).toHaveLength(before + 1);
      const mails = await content().count({
        collection: 'mail-queue',
        where: { reference: { equals: responses[0]?.data?.reference } },
      });
      expect(mails.totalDocs).toBe(1);
    });

    it('20 applications at once, with one CV on disk', async () => {
      const before = (await filesOnDisk()).length;
      const responses = await Promise.all(Array.from({ length: 20 }, () => apply('cv')));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(new Set(responses.map(({ data }) => data?.reference)).size).toBe(1);
      expect(await everyCase(content(), 'job-applications')).toHaveLength(1);
      expect(await filesOnDisk()).toHaveLength(before + 1);
    });

    it('for other content is refused, with the reference of what was received', async () => {
      const first = await claim('changed');
      const second = await claim('changed', { comments: 'something else', language: 'ar' });
      expect(second.status).toBe(409);
      expect(second.message).toContain(first.data?.reference);
      expect(second.message).toMatch(/[\u0600-\u06ff]/);
    });

    it('of two forms are two keys', async () => {
      await claim('shared');
      const response = await postJson(postContact, '/contact-us', validMessage, {
        headers: { 'idempotency-key': 'shared' },
      });
      expect(response.status).toBe(201);
    });

    it('a refused request does not use up its key', async () => {
      expect((await claim('later', { id_number: '12' })).status).toBe(422);
      expect((await claim('later')).status).toBe(201);
    });

    it('a key without a value is a bad request', async () => {
      expect((await claim(' ')).status).toBe(400);
      expect((await claim('x'.repeat(201))).status).toBe(400);
    });
  });
}
