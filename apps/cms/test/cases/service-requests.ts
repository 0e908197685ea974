import { fileFieldsOf } from '@insurer/contract/examples/form-examples.ts';
import { type RequestKind, requestForms, requestKinds } from '@insurer/contract/forms/forms.ts';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { GET } from '../../src/app/api/service-requests/route.ts';
import { readReference } from '../../src/cases/reference.ts';
import { contentOf, dayOfVisit, everyCase, formOf, validRequests } from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

/** Storing, answering and showing of service requests, on the database that is open. */
export function describeServiceRequests(content: () => Payload): void {
  function send(kind: RequestKind, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const more = { params: { kind }, headers };
    const files = fileFieldsOf(requestForms[kind]).map((name): [string, Blob, string] => [
      name,
      contentOf('pdf'),
      'exit.pdf',
    ]);
    if (files.length === 0) return postJson(POST, `/service-requests/${kind}`, fields, more);
    return postForm(POST, `/service-requests/${kind}`, formOf(fields, files), more);
  }

  async function stored(reference: string | undefined) {
    const found = (await everyCase(content(), 'service-requests')).find((entry) => entry.reference === reference);
    if (!found) throw new Error(`${reference} is not stored`);
    return found;
  }

  describe('[SCOPE-05] a service request is stored once and found under its reference', () => {
    const proofs: Partial<Record<RequestKind, string>> = {
      'activate-visa': '[ACTIVATE-05] [ENT-11] ',
      'extend-insurance': '[EXTEND-04] [ENT-12] ',
      'cancel-insurance': '[CANCEL-06] [ENT-13] ',
      'details-request': '[DETAILS-04] [ENT-14] ',
      claim: '[CLAIM-05] ',
      complaint: '[ENT-15] ',
    };
    for (const kind of requestKinds) {
      it(`${proofs[kind] ?? ''}${kind}`, async () => {
        const response = await send(kind, { ...validRequests[kind], language: 'ar' });
        expect(response.status, JSON.stringify(response)).toBe(201);
        expect(readReference(response.data?.reference ?? '')).toBe(response.data?.reference);
        expect(response.data?.token).toMatch(/^[\w-]{43}$/);
        const entry = await stored(response.data?.reference);
        expect(entry).toMatchObject({ kind, status: 'received', language: 'ar', overdue: false });
        expect(entry.history).toHaveLength(1);
        const files = fileFieldsOf(requestForms[kind]);
        const fields = Object.keys(requestForms[kind].fields).filter((field) => !files.includes(field));
        for (const field of fields) expect(entry.sent).toHaveProperty(field);
      });

      it(`[VAL-41] an empty ${kind} has one error per required field and stores nothing`, async () => {
        const before = (await everyCase(content(), 'service-requests')).length;
        const required = Object.entries(requestForms[kind].fields).filter(
          ([, rule]) => 'required' in rule && rule.required,
        );
        const response = await postJson(POST, `/service-requests/${kind}`, {}, { params: { kind } });
        expect(response.status).toBe(422);
        expect(response.errors?.map(({ field }) => field)).toEqual(required.map(([field]) => field));
        expect(await everyCase(content(), 'service-requests')).toHaveLength(before);
      });
    }

    it('[ENT-11] digits, dates and numbers are stored in the formats of the contract', async () => {
      const visa = await send('activate-visa', validRequests['activate-visa']);
      expect((await stored(visa.data?.reference)).sent).toEqual({
        policy_number: 'P-1001/22',
        visa_number: '6001234567',
        passport_number: 'A1234567',
        date_of_entry: dayOfVisit,
        phone: '',
        email: '',
      });
    });

    it('[ENT-13] a cancellation holds phone as E.164, IBAN without spaces and the papers', async () => {
      const form = formOf(validRequests['cancel-insurance'], [
        ['documents', contentOf('pdf'), 'exit.pdf'],
        ['documents', contentOf('jpg'), '../../صورة\u202egnp.exe'],
        ['documents', contentOf('png'), 'a.png'],
        ['documents', contentOf('bmp'), 'b.bmp'],
      ]);
      const response = await postForm(POST, '/service-requests/cancel-insurance', form, {
        params: { kind: 'cancel-insurance' },
      });
      expect(response.status, JSON.stringify(response)).toBe(201);
      const entry = await stored(response.data?.reference);
      expect(entry.sent).toMatchObject({ phone: '+966512345678', iban: 'SA0380000000608010167519' });
      const { docs } = await content().find({
        collection: 'private-files',
        where: { reference: { equals: response.data?.reference } },
        sort: 'id',
      });
      expect(docs.map(({ name, type, size, team }) => ({ name, type, size, team }))).toEqual([
        { name: 'exit.pdf', type: 'pdf', size: 1000, team: 'care' },
        { name: 'صورةgnp.jpg', type: 'jpg', size: 1000, team: 'care' },
        { name: 'a.png', type: 'png', size: 1000, team: 'care' },
        { name: 'b.bmp', type: 'bmp', size: 1000, team: 'care' },
      ]);
    });

    it('[ENT-15] a complaint also holds what the site sets: requester type and product ID', async () => {
      const response = await send('complaint', validRequests.complaint);
      const entry = await stored(response.data?.reference);
      expect(entry.sent).toMatchObject({ requester_type: 'website', product_id: 'travel', product: 'travel' });
      expect(entry).toMatchObject({ idNumber: '2000000006', phone: '+966512345678', email: 'sara@example.com' });
    });

    it('messages come in the language of the request', async () => {
      const more = { params: { kind: 'claim' } };
      const arabic = await postJson(POST, '/service-requests/claim', { language: 'ar' }, more);
      expect(arabic.errors?.[0]).toEqual({ field: 'full_name', message: 'أدخل الاسم الكامل' });
      const other = await postJson(POST, '/service-requests/claim', { language: 'xx' }, more);
      expect(other.errors?.[0]?.message).toBe('Full Name is required');
    });

    it('an option that is not on offer is refused', async () => {
      const response = await send('claim', { ...validRequests.claim, city: 'atlantis' });
      expect(response).toMatchObject({
        status: 422,
        errors: [{ field: 'city', message: 'Choose one of the options' }],
      });
    });

    it('an unknown kind and one that is not accepted answer 404', async () => {
      const unknown = await postJson(POST, '/service-requests/loan', {}, { params: { kind: 'loan' } });
      expect(unknown.status).toBe(404);
      const settings = await content().findGlobal({ slug: 'site-settings', depth: 0 });
      const accepted = settings.service_requests?.accepted ?? [];
      const without = accepted.filter((kind) => kind !== 'quote');
      await content().updateGlobal({ slug: 'site-settings', data: { service_requests: { accepted: without } } });
      expect((await send('quote', validRequests.quote)).status).toBe(404);
      await content().updateGlobal({ slug: 'site-settings', data: { service_requests: { accepted } } });
    });
  });

  describe('[ACCESS-05] [ACCESS-06] the token of a request', () => {
    const own = (token: string | undefined) =>
      siteCall(GET, '/service-requests', { headers: { authorization: `Bearer ${token}` } }) as Promise<{
        status: number;
        data?: unknown;
      }>;

    it('shows that request and no other', async () => {
      const mine = await send('claim', validRequests.claim);
      await send('complaint', validRequests.complaint);
      const response = await own(mine.data?.token);
      expect(response.status).toBe(200);
      expect(response.data).toEqual([
        {
          reference: mine.data?.reference,
          kind: 'claim',
          about: [{ label: 'motor' }],
          status: 'received',
          status_history: [{ status: 'received', at: expect.stringMatching(/Z$/) }],
          created_at: expect.stringMatching(/Z$/),
          due_at: expect.stringMatching(/Z$/),
          language: 'en',
        },
      ]);
    });

    it('shows what each request is about, in both languages, and never what was typed', async () => {
      const { data } = await send('extend-insurance', {
        ...validRequests['extend-insurance'],
        extend_period: '2 months',
      });
      const more = { authorization: `Bearer ${data?.token}` };
      await send('complaint', { ...validRequests.complaint, service_request_type: 'enquiry' }, more);
      // A period that no list offers.
      await send('extend-insurance', { ...validRequests['extend-insurance'], extend_period: '45 days' }, more);
      await send('activate-visa', validRequests['activate-visa'], more);
      const seen = (await own(data?.token)).data as { about?: unknown }[];
      expect(seen.map(({ about }) => about)).toEqual([
        undefined,
        undefined,
        [{ label: 'Enquiry', label_ar: 'استفسار' }, { label: 'travel' }],
        [{ label: '2 months', label_ar: 'شهران' }],
      ]);
    });

    it('is stored as its digest alone', async () => {
      const { data } = await send('quote', validRequests.quote);
      const entry = await content().db.findOne<Record<string, unknown> & { id: number }>({
        collection: 'service-requests',
        where: { reference: { equals: data?.reference } },
      });
      expect(JSON.stringify(entry)).not.toContain(data?.token);
      expect(entry?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    });

    it('sent along with the next request, sees both', async () => {
      const first = await send('quote', validRequests.quote);
      const second = await send('claim', validRequests.claim, { authorization: `Bearer ${first.data?.token}` });
      expect(second.data?.token).toBe(first.data?.token);
      const seen = (await own(first.data?.token)).data as { reference: string }[];
      expect(seen.map(({ reference }) => reference)).toEqual([second.data?.reference, first.data?.reference]);
    });

    it('that is made up sees nothing, and none at all is refused', async () => {
      expect(await own('made-up')).toMatchObject({ status: 200, data: [] });
      expect((await siteCall(GET, '/service-requests')).status).toBe(401);
      expect((await siteCall(GET, '/service-requests', { headers: { 'x-content-api-key': 'wrong' } })).status).toBe(
        401,
      );
    });
  });
}
