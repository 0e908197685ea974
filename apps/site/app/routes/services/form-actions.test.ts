import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { type FakeResponse, type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import { type RequestKind, requestForms, requestKinds } from '@insurer/contract/forms/forms.ts';
import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import { visitorAddressHeader } from '@insurer/contract/visitor-address-header.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FormState } from '#app/forms/form-state.ts';
import { viewOf } from '#app/view-fixture.ts';

type Tracked = Partial<import('./track-case.ts').Tracked>;
type Answered = {
  status: number;
  location?: string;
  cookie?: string;
  cookies?: string[];
  state?: FormState;
  cacheControl?: string;
} & Pick<Tracked, 'found' | 'nothing'>;
type Post = {
  path?: string;
  language?: 'en' | 'ar';
  params?: Record<string, string>;
  headers?: Record<string, string>;
  visitorAddress?: string;
};

let service: FakeService;
let act: Record<'contact' | 'apply' | 'claims' | 'lookUp' | 'mine', (args: ActionFunctionArgs) => Promise<unknown>>;
let request: (kind: RequestKind) => (args: ActionFunctionArgs) => Promise<unknown>;
let contexts: typeof import('#app/view-context.ts');

beforeAll(async () => {
  service = await startFakeService();
  process.env.CONTENT_API_URL = service.url;
  process.env.CONTENT_API_KEY = 'key-of-the-site';
  contexts = await import('#app/view-context.ts');
  const [contact, apply, track, send, mine] = await Promise.all([
    import('./contact-us.tsx'),
    import('../careers/send-application.ts'),
    import('./track-case.ts'),
    import('./send-request.ts'),
    import('./my-requests.tsx'),
  ]);
  act = {
    contact: async (args) => contact.action(args),
    apply: async (args) => apply.sendApplicationForm(args),
    claims: (args) => track.trackAction(args, 'claims'),
    lookUp: (args) => track.lookUpAction(args),
    mine: (args) => mine.action(args),
  };
  request = (kind) => (args) => send.sendRequest(args, kind);
});
afterAll(() => service.stop());
beforeEach(() => service.reset());

async function post(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  fields: Record<string, string> | FormData | RequestInit,
  { path = '/contact-us', language = 'en', params = {}, headers = {}, visitorAddress }: Post = {},
): Promise<Answered> {
  // As from a form that was long enough on the screen; what is too quick has a test of its own.
  const filledFor = { filled_for: '60000' };
  if (fields instanceof FormData && !fields.has('filled_for')) fields.set('filled_for', '60000');
  const body =
    fields instanceof FormData
      ? { body: fields }
      : 'body' in fields
        ? fields
        : { body: new URLSearchParams({ ...filledFor, ...(fields as Record<string, string>) }) };
  const sent = new Request(`http://site.test${path}`, {
    method: 'POST',
    ...(body as RequestInit),
    headers: { ...headers, ...(body as RequestInit).headers },
  });
  const view = { ...viewOf(language, path), visitorAddress };
  const context = new RouterContextProvider(new Map([[contexts.viewContext, view]]) as never);
  const result = await action({ request: sent, context, params } as unknown as ActionFunctionArgs);
  if (result instanceof Response) {
    const { status, headers: given } = result;
    const cookies = given.getSetCookie();
    return { status, location: given.get('location') ?? undefined, cookie: cookies[0], cookies };
  }
  const { data, init } = result as { data: FormState & Tracked; init?: ResponseInit };
  const cacheControl = new Headers(init?.headers).get('cache-control') ?? undefined;
  const { found, nothing } = data;
  return { status: init?.status ?? 200, state: data.state ?? data, cacheControl, found, nothing };
}

const posts = () => service.calls.filter(({ method }) => method === 'POST');
const lastJson = () => JSON.parse(posts().at(-1)?.body.toString() ?? 'null');
const message = {
  name: 'Sara',
  email: 'sara@example.com',
  subject: 'Hello',
  message: 'A question',
  phoneNumber: 'call me',
};

describe('contact form', () => {
  test('[API-26] [VAL-08] sends JSON with exactly the five fields, under the key of the site and the request id', async () => {
    const { status, location, cookie } = await post(act.contact, { ...message, website: '', form_id: 'one' });
    expect({ status, location }).toEqual({ status: 303, location: '/contact-us?sent=1' });
    expect(lastJson()).toEqual(message);
    expect(posts()[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer key-of-the-site',
      'x-request-id': 'test-request',
      'accept-language': 'en',
    });
    expect(cookie).toMatch(/^receipt=[\w-]+\.[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax/);
    expect(Buffer.from(cookie?.split(/[=.]/)[1] ?? '', 'base64url').toString()).not.toContain('Sara');
  });
  test('tells the service whom its limits count, and nothing where nobody knows', async () => {
    await post(act.contact, message, { visitorAddress: '203.0.113.7' });
    await post(act.contact, { ...message, subject: 'Another' });
    expect(posts().map(({ headers }) => headers[visitorAddressHeader])).toEqual(['203.0.113.7', undefined]);
  });
  test('[API-27] the body of a success is not used', async () => {
    for (const text of ['', 'odd', '[]', '{"data":7}']) {
      service.answer('POST /contact-us', { status: 200, text });
      expect((await post(act.contact, message)).location).toBe('/contact-us?sent=1');
    }
  });
  test('[API-27] a success whose body cannot be read has arrived all the same: nobody is asked to send it twice', async () => {
    const unreadable: FakeResponse[] = [
      { text: 'x'.repeat(6_000_000) },
      { text: 'not packed', headers: { 'content-encoding': 'gzip' } },
      { json: { data: { reference: 'FX-1' } }, headers: { 'content-length': '1000', connection: 'close' } },
    ];
    for (const response of unreadable) {
      service.answer('POST /contact-us', { status: 201, ...response });
      expect((await post(act.contact, message)).location).toBe('/contact-us?sent=1');
    }
    service.answer('POST /contact-us', { status: 500, text: 'not packed', headers: { 'content-encoding': 'gzip' } });
    expect((await post(act.contact, message)).status).toBe(503);
  });
  test('[API-27] a success that is not packed as it says is asked for once more, unpacked and by the same key: its reference arrives', async () => {
    const response: FakeResponse = { status: 201, json: { data: { reference: 'FX-1' } } };
    const packed: FakeResponse = { ...response, headers: { 'content-encoding': 'gzip' } };
    service.answer('POST /contact-us', ({ headers }) =>
      headers['accept-encoding'] === 'identity' ? response : packed,
    );
    const { cookie } = await post(act.contact, { ...message, form_id: 'packed' });
    expect(Buffer.from(cookie?.split(/[=.]/)[1] ?? '', 'base64url').toString()).toContain('FX-1');
    const keys = posts().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  });
  test('what leads elsewhere is no success, with or without an address: nobody is told that it arrived', async () => {
    for (const headers of [{}, { location: '/elsewhere' }] as Record<string, string>[]) {
      service.answer('POST /contact-us', { status: 303, json: { data: { reference: 'FX-1' } }, headers });
      expect(await post(act.contact, message)).toMatchObject({ status: 502, state: { reference: 'test-request' } });
    }
  });
  test('[VAL-02..07] an invalid message is not sent and comes back whole', async () => {
    const { status, state, cacheControl } = await post(act.contact, {
      ...message,
      name: 'Al',
      email: 'abc',
      subject: '',
    });
    expect({ status, cacheControl }).toEqual({ status: 422, cacheControl: 'no-store' });
    expect(state?.problems.map((problem) => problem.message)).toEqual([
      'Name must be at least 3 characters',
      'Invalid email address',
      'Subject is required',
    ]);
    expect(state?.values).toMatchObject({ name: 'Al', email: 'abc', message: 'A question', phoneNumber: 'call me' });
    expect(posts()).toHaveLength(0);
  });
  test('[ERR-10] [ERR-11] failures say what the service says, or the fallback', async () => {
    service.answer('POST /contact-us', { status: 422, json: { message: 'Mailbox full' } });
    expect(await post(act.contact, message)).toMatchObject({
      status: 422,
      state: { failure: 'Failed to submit message: Mailbox full', values: message, reference: undefined },
    });
    const markup = '<p>Mailbox <b>full</b></p><script>alert(1)</script>';
    service.answer('POST /contact-us', { status: 422, json: { message: markup } });
    expect((await post(act.contact, message)).state?.failure).toBe('Failed to submit message: Mailbox full');
    service.answer('POST /contact-us', { status: 500, text: '' });
    expect(await post(act.contact, message)).toMatchObject({
      status: 502,
      state: { failure: 'An error occurred while submitting your message.', reference: 'test-request' },
    });
    service.answer('POST /contact-us', { hangUp: true });
    expect(await post(act.contact, message, { path: '/contact-us', language: 'ar' })).toMatchObject({
      status: 503,
      state: { failure: 'حدث خطأ أثناء إرسال رسالتك.' },
    });
    service.answer('POST /contact-us', { status: 404, json: { message: 'Not found' } });
    expect((await post(act.contact, message)).state?.failure).toBeDefined();
  });
  test("a service that asks for patience is heard: when to try again, in the page's language", async () => {
    service.answer('POST /contact-us', { status: 429, json: { message: 'slow down' } });
    expect(await post(act.contact, message)).toMatchObject({
      status: 429,
      state: { failure: expect.stringContaining('in 1 minute'), reference: undefined },
    });
  });
  test('a form that comes quicker than a person fills it in is held back, then sent once and without the time', async () => {
    const start = Date.now();
    const quick = ['', '0', '-1', 'soon'].map((filled_for, index) =>
      post(act.contact, { ...message, filled_for, form_id: `quick ${index}` }),
    );
    for (const response of quick) expect((await response).status).toBe(303);
    expect(posts()).toHaveLength(4);
    // A timer may fire a moment early by the other clock.
    for (const { at } of posts()) expect(at - start).toBeGreaterThanOrEqual(990);
    expect(lastJson()).toEqual(message);
  });
  test('[ERR-10] the message of the service is told also where it names fields', async () => {
    const errors = [{ field: 'email', message: 'Unknown mailbox' }];
    service.answer('POST /contact-us', { status: 422, json: { message: 'Mailbox full', errors } });
    expect((await post(act.contact, message)).state).toMatchObject({
      failure: 'Failed to submit message: Mailbox full',
      problems: errors,
    });
  });
  test('a token too long for a cookie is left out, and the reference arrives', async () => {
    const { flashCookie, readFlash } = await import('#app/forms/flash.server.ts');
    const read = (cookie: string) =>
      readFlash(new Request('http://site.test', { headers: { cookie: cookie.split(';')[0] ?? '' } }), 'quote');
    const cookie = flashCookie({ kind: 'quote', reference: 'R-1', token: 't'.repeat(4000) });
    expect(cookie.length).toBeLessThan(4096);
    expect(read(cookie)).toEqual({ kind: 'quote', reference: 'R-1', sentAt: expect.any(Number) });
    expect(read(flashCookie({ kind: 'quote', reference: 'R-1', token: 'short' }))?.token).toBe('short');
  });
  test('what was taken is confirmed though its reference or its day fills a header', async () => {
    for (const long of ['reference', 'due_at', 'token']) {
      service.answer('POST /contact-us', { status: 201, json: { data: { [long]: 'x'.repeat(100_000) } } });
      const { status, cookie } = await post(act.contact, message);
      expect(status).toBe(303);
      expect(cookie?.length).toBeLessThan(4096);
    }
  });
  test('a service that finds very many faults, in very many words, is heard no longer than a form is read', async () => {
    const errors = Array.from({ length: 50_000 }, () => ({ field: 'email', message: 'Unknown mailbox' }));
    service.answer('POST /contact-us', { status: 422, json: { message: 'x'.repeat(200_000), errors } });
    const { state } = await post(act.contact, message);
    expect([state?.problems?.length, (state?.failure ?? '').length < 2_000]).toEqual([100, true]);
    const long = [{ field: 'email', message: 'x'.repeat(200_000) }];
    service.answer('POST /contact-us', { status: 422, json: { message: 'No', errors: long } });
    expect((await post(act.contact, message)).state?.problems?.[0]?.message).toHaveLength(1_000);
  });
  test('a POST is never tried again, and the same filling never makes a second record', async () => {
    service.answer('POST /contact-us', { status: 500 });
    await post(act.contact, { ...message, form_id: 'filling' });
    expect(posts()).toHaveLength(1);
    await post(act.contact, { ...message, form_id: 'filling' });
    await post(act.contact, { ...message, form_id: 'another' });
    await post(act.contact, { ...message, subject: 'Other', form_id: 'filling' });
    await post(act.contact, message);
    await post(act.contact, message);
    const keys = posts().map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[5]).toBe(keys[4]);
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
  test('what a machine fills in is refused politely, and nothing is sent', async () => {
    expect(await post(act.contact, { ...message, website: 'https://spam.example' })).toMatchObject({
      status: 422,
      state: { failure: expect.stringContaining('has to stay empty') },
    });
    expect(posts()).toHaveLength(0);
  });
  test('a body that is too large or broken gets a clear answer', async () => {
    const multipart = (body: string) => ({ body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
    expect(await post(act.contact, multipart('--b\r\nnonsense'))).toMatchObject({ status: 400 });
    expect(await post(act.contact, { body: '{}', headers: { 'content-type': 'application/json' } })).toMatchObject({
      status: 400,
    });
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const large = `${part('name', 'Sara')}${part('message', 'x'.repeat(300_000))}--b--\r\n`;
    expect(await post(act.contact, multipart(large))).toMatchObject({
      status: 413,
      state: { values: { name: 'Sara' } },
    });
    expect(posts()).toHaveLength(0);
  });
});

async function flashOf(kind: RequestKind, fields: Record<string, string>) {
  const { cookie } = await post(request(kind), fields, { path: `/${requestForms[kind].path}` });
  const { readFlash } = await import('#app/forms/flash.server.ts');
  const headers = { cookie: cookie?.split(';')[0] ?? '' };
  return readFlash(new Request('http://site.test', { headers }), kind);
}

test('a confirmation names the chosen product, unless others may be named beside it', async () => {
  const person = { full_name: 'Sara Ali', phone: '0512345678', email: 'sara@example.com' };
  const asked = { ...person, position: 'Buyer', company_name: 'Acme', product_of_interest: 'motor' };
  expect(await flashOf('details-request', asked)).toMatchObject({ product: 'motor' });
  const several = await flashOf('details-request', { ...asked, comments: 'And health insurance' });
  expect(several).toMatchObject({ kind: 'details-request' });
  expect(several).not.toHaveProperty('product');
});

describe('a report of fraud', () => {
  const comments = 'A forged policy.';

  test('nobody who left no detail is told to look it up by one; a phone or an email is one, a name is none', async () => {
    expect(await flashOf('fraud-report', { comments })).toMatchObject({ isUnnamed: true });
    expect(await flashOf('fraud-report', { comments, full_name: 'Sara Ali' })).toMatchObject({ isUnnamed: true });
    expect(await flashOf('fraud-report', { comments, phone: '0512345678' })).not.toHaveProperty('isUnnamed');
    expect(await flashOf('fraud-report', { comments, email: 'sara@example.com' })).not.toHaveProperty('isUnnamed');
  });

  test('nobody who left neither a phone nor an email can be told anything', async () => {
    expect(await flashOf('fraud-report', { comments, full_name: 'Sara Ali' })).toMatchObject({ isUnreachable: true });
    expect(await flashOf('fraud-report', { comments, phone: '0512345678' })).not.toHaveProperty('isUnreachable');
    expect(await flashOf('fraud-report', { comments, email: 'sara@example.com' })).not.toHaveProperty('isUnreachable');
  });
});

describe('job application', () => {
  const path = '/apply-form/7';
  const pdf = (bytes = '%PDF-1.7 cv', name = 'cv.pdf', type = 'application/pdf') => new File([bytes], name, { type });
  function application(overrides: Record<string, string | File | undefined> = {}): FormData {
    const form = new FormData();
    const fields = {
      first_name: 'Sara',
      last_name: 'Ali',
      email: 'sara@example.com',
      phone_number: '0512345678',
      cv_url: pdf(),
      cover_letter_title: 'Driver',
      cover_letter_description: 'I drive.',
      information_consent: 'true',
      terms_consent: 'true',
      ...overrides,
    };
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
    return form;
  }
  const apply = (form: FormData, jobId = '7') =>
    post(act.apply, form, { path: `/apply-form/${jobId}`, params: { jobId } });

  test('[API-21] [API-22] multipart with the fields of the contract, the CV as a PDF part, the reference in the receipt', async () => {
    const { status, location, cookie } = await apply(application());
    expect({ status, location }).toEqual({ status: 303, location: `${path}?sent=1` });
    const [call] = posts();
    expect(call?.path).toBe('/jobs/7');
    const sent = await new Response(new Uint8Array(call?.body ?? []), {
      headers: { 'content-type': String(call?.headers['content-type']) },
    }).formData();
    expect([...sent.keys()]).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'cv_url',
      'cover_letter_title',
      'cover_letter_description',
      'information_consent',
      'terms_consent',
    ]);
    const cv = sent.get('cv_url') as File;
    expect({ type: cv.type, name: cv.name, text: await cv.text() }).toEqual({
      type: 'application/pdf',
      name: 'cv.pdf',
      text: '%PDF-1.7 cv',
    });
    const { readFlash } = await import('#app/forms/flash.server.ts');
    const back = new Request('http://site.test', { headers: { cookie: `language=en; ${cookie?.split(';')[0]}` } });
    expect(readFlash(back, 'application/7')).toMatchObject({
      kind: 'application/7',
      reference: expect.stringMatching(/^FX-\d+$/),
    });
    expect(readFlash(back, 'application/8')).toBeUndefined();
    expect(readFlash(back, 'application/7', Date.now() + 601_000)).toBeUndefined();
  });
  test('[API-23] two jobs, two addresses', async () => {
    await apply(application(), '7');
    await apply(application(), '8');
    expect(posts().map((call) => call.path)).toEqual(['/jobs/7', '/jobs/8']);
  });
  test('[API-24] [API-25] an absent title or description is refused here, and where it is not, it goes as an empty part', async () => {
    const { state } = await apply(application({ cover_letter_title: undefined, cover_letter_description: undefined }));
    expect(state?.problems.map((problem) => problem.message)).toEqual([
      'Cover letter title is required',
      'Message is required',
    ]);
    const { applicationBody } = await import('../careers/send-application.ts');
    const body = applicationBody({ typed: {}, values: { first_name: 'Sara' }, files: {}, problems: [] });
    expect([body.get('cover_letter_title'), body.get('cover_letter_description')]).toEqual(['', '']);
  });
  test('[ERR-12] without both consents nothing is sent and the alert shows', async () => {
    for (const missing of ['information_consent', 'terms_consent']) {
      expect(await apply(application({ [missing]: undefined }))).toMatchObject({
        status: 422,
        state: { consentAlert: true, values: { first_name: 'Sara' } },
      });
    }
    expect(posts()).toHaveLength(0);
  });
  test('[VAL-17] a PDF is what its bytes say', async () => {
    const problem = async (cv: File) => (await apply(application({ cv_url: cv }))).state?.problems;
    const onlyPdf = [{ field: 'cv_url', message: 'Only PDF files are allowed' }];
    expect(await problem(pdf('MZ program'))).toMatchObject([
      {
        field: 'cv_url',
        message: expect.stringMatching(/^Only PDF files are allowed\. The content of the file is not what/),
      },
    ]);
    expect(await problem(pdf('%PDF-1.7', 'cv.png', 'image/png'))).toMatchObject(onlyPdf);
    expect(await problem(pdf(`%PDF-${'x'.repeat(5 * 1_048_576)}`))).toMatchObject([
      { field: 'cv_url', message: 'The CV must be 5 MB or smaller' },
    ]);
    expect(posts()).toHaveLength(0);
  });
  test('a body over 6 MB is answered with a page that keeps what was typed before the file', async () => {
    const { status, state } = await apply(application({ cv_url: pdf('x'.repeat(7 * 1_048_576)) }));
    expect(status).toBe(413);
    expect(state).toMatchObject({
      values: { first_name: 'Sara', email: 'sara@example.com' },
      filesLost: true,
      failure: expect.stringContaining('5 MB'),
    });
  });
  test('[ERR-29] a failure is told in one sentence and nothing typed is lost; a fault of ours has the reference of the log', async () => {
    service.answer('POST /jobs/7', { status: 500, json: { message: 'boom' } });
    const { status, state } = await apply(application());
    expect(status).toBe(502);
    expect(state).toMatchObject({
      reference: 'test-request',
      failure: 'The application could not be sent. Nothing you typed is lost. Please try again.',
      values: {
        first_name: 'Sara',
        cover_letter_description: 'I drive.',
        information_consent: 'true',
        terms_consent: 'true',
      },
      filesLost: true,
    });
  });
  test('a job that closed while the form was filled in is told as what it is, not as a fault to try again', async () => {
    service.answer('POST /jobs/7', { status: 404, json: { message: 'Not found' } });
    const { status, state } = await apply(application());
    expect(status).toBe(422);
    expect(state).toMatchObject({
      failure: expect.stringMatching(/^This job is closed now, and your application was not sent\./),
      values: { first_name: 'Sara', cover_letter_description: 'I drive.' },
    });
    expect(state?.reference).toBeUndefined();
  });
});

describe('service requests', () => {
  // Next month, whatever the clock says: dates are taken within their range alone.
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const visa = { policy_number: 'p-1001', visa_number: '١٢٣٤٥٦٧٨٩٠', passport_number: 'a 1234567' };
  const person = { full_name: 'Sara Ali', phone: '٠٥١٢٣٤٥٦٧٨', email: 'sara@example.com' };
  const wire = { ...person, phone: '+966512345678', language: 'en' };
  const visaWire = { policy_number: 'P-1001', visa_number: '1234567890', passport_number: 'A1234567' };

  test.each([
    [
      '[ENT-11]',
      'activate-visa',
      { ...visa, date_of_entry: soon.split('-').reverse().join('/') },
      { ...visaWire, date_of_entry: soon, language: 'en' },
    ],
    [
      '[ENT-12]',
      'extend-insurance',
      {
        visa_number: '1234567890',
        passport_number: 'A1234567',
        border_number: '٣١٢٣٤٥٦٧٨٩',
        extend_period: '1 month',
        visa_expiry: soon,
      },
      {
        visa_number: '1234567890',
        passport_number: 'A1234567',
        border_number: '3123456789',
        extend_period: '1 month',
        visa_expiry: soon,
        language: 'en',
      },
    ],
    [
      '[ENT-14]',
      'details-request',
      {
        ...person,
        position: 'Buyer',
        company_name: 'Acme',
        company_activity: 'Trade',
        product_of_interest: 'motor',
        comments: 'Soon',
      },
      {
        ...wire,
        position: 'Buyer',
        company_name: 'Acme',
        company_activity: 'Trade',
        product_of_interest: 'motor',
        comments: 'Soon',
      },
    ],
    [
      '[CLAIM-05]',
      'claim',
      { ...person, id_number: '1000 000 008', city: 'riyadh', policy_number: 'P-1', product: 'motor', comments: '' },
      { ...wire, id_number: '1000000008', city: 'riyadh', policy_number: 'P-1', product: 'motor' },
    ],
    [
      '[ENT-15]',
      'complaint',
      {
        ...person,
        id_number: '1000000008',
        city: 'jeddah',
        product: 'health',
        service_request_type: 'complaint',
        complaint_relation: 'claims',
        comments: 'Late',
      },
      {
        ...wire,
        id_number: '1000000008',
        city: 'jeddah',
        product: 'health',
        service_request_type: 'complaint',
        complaint_relation: 'claims',
        comments: 'Late',
        requester_type: 'website',
      },
    ],
    ['[FRAUD-01]', 'fraud-report', { comments: 'I saw it' }, { comments: 'I saw it', language: 'en' }],
    ['[D17 quote]', 'quote', { ...person, product: 'motor' }, { ...wire, product: 'motor' }],
  ] as const)('%s %s goes as JSON in the formats of the contract', async (_id, kind, fields, expected) => {
    const { status } = await post(request(kind), fields, { path: '/x' });
    expect(status).toBe(303);
    expect(posts()[0]?.path).toBe(`/service-requests/${kind}`);
    expect(lastJson()).toEqual(expected);
  });

  test('a page in place of a response is no success, as one of maintenance: nobody is told that a complaint arrived', async () => {
    const fields = formExample(requestForms.complaint);
    const page: FakeResponse = {
      status: 200,
      text: '<!doctype html><h1>Back soon</h1>',
      headers: { 'content-type': 'text/html' },
    };
    service.answer('POST /service-requests/complaint', page);
    const { status, state } = await post(request('complaint'), fields);
    expect({ status, values: state?.values }).toMatchObject({ status: 502, values: { comments: fields.comments } });
    for (const arrived of [{ status: 204 }, { ...page, status: 201 }]) {
      service.answer('POST /service-requests/complaint', arrived);
      expect((await post(request('complaint'), fields)).status).toBe(303);
    }
  });

  test('what was sent in English, lost its response and is sent again in Arabic is the request that the service has', async () => {
    const fields = { ...formExample(requestForms.complaint), form_id: 'two-languages' };
    const stored = new Map<string, string>();
    service.answer('POST /service-requests/complaint', ({ headers, body }) => {
      const [key, content] = [String(headers['idempotency-key']), body.toString()];
      const isNew = !stored.has(key);
      if (isNew) stored.set(key, content);
      if (stored.get(key) !== content) return { status: 409, json: { message: 'Other content' } };
      return isNew ? { status: 503 } : { status: 201, json: { data: { reference: 'FX-5', token: 'a'.repeat(32) } } };
    });
    expect((await post(request('complaint'), fields)).status).toBe(503);
    const { status, cookie = '' } = await post(request('complaint'), fields, { language: 'ar' });
    expect([status, stored.size]).toEqual([303, 1]);
    const [content = ''] = (cookie.split('=')[1] ?? '').split('.');
    expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({ reference: 'FX-5' });
  });

  test('[API-27] the reference and the token that a response lost as it broke off are said once more, under the same key', async () => {
    const whole: FakeResponse = { status: 201, json: { data: { reference: 'FX-77', token: 'a'.repeat(32) } } };
    const responses = [{ ...whole, headers: { 'content-length': '1000', connection: 'close' } }, whole];
    service.answer('POST /service-requests/complaint', () => responses.shift());
    const { cookie = '' } = await post(request('complaint'), formExample(requestForms.complaint));
    const [content = ''] = (cookie.split('=')[1] ?? '').split('.');
    expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({ reference: 'FX-77' });
    const [first, second, ...others] = posts().map(({ headers }) => headers['idempotency-key']);
    expect([second, others]).toEqual([first, []]);
    expect(first).toMatch(/./);
  });

  test.each([
    ['complaint', undefined],
    ['enquiry', true],
  ])('the confirmation of a complaint and of an enquiry knows which it is: %s', async (service_request_type, known) => {
    const { cookie = '' } = await post(
      request('complaint'),
      formExample(requestForms.complaint, { service_request_type }),
    );
    const [content = ''] = (cookie.split('=')[1] ?? '').split('.');
    const flash = JSON.parse(Buffer.from(content, 'base64url').toString());
    expect([flash.kind, flash.isEnquiry]).toEqual(['complaint', known]);
  });

  test.each(['quote', 'complaint'] as const)(
    'the confirmation knows the product of the list that was chosen: %s',
    async (kind) => {
      const example = formExample(requestForms[kind]);
      const productIn = async (fields: Record<string, string>) => {
        const { cookie = '' } = await post(request(kind), fields);
        return JSON.parse(Buffer.from((cookie.split('=')[1] ?? '').split('.')[0] ?? '', 'base64url').toString())
          .product;
      };
      expect(await productIn(example)).toBe(example.product);
    },
  );

  test.each([
    [0, true],
    [2, true],
    [3, undefined],
  ])(
    '[EXTEND-04] a visa that ends in %i days is, or is not, sooner over than the company wants to be asked',
    async (days, isUrgent) => {
      const visa_expiry = todayInRiyadh(Date.now() + days * 86_400_000);
      const { cookie = '' } = await post(
        request('extend-insurance'),
        formExample(requestForms['extend-insurance'], { visa_expiry }),
      );
      const [content = ''] = (cookie.split('=')[1] ?? '').split('.');
      const flash = JSON.parse(Buffer.from(content, 'base64url').toString());
      expect([flash.kind, flash.isUrgent]).toEqual(['extend-insurance', isUrgent]);
      expect(JSON.stringify(flash)).not.toContain(visa_expiry);
    },
  );

  test.each([
    ['has conversations', true, undefined],
    ['has none', false, { json: { data: { reference: 'FX-1' } } }],
    ['lacks the call', false, { status: 404, json: { message: 'Not found' } }],
    ['is broken', false, { hangUp: true }],
  ])('where the service %s, what was sent is open in this browser: %s', async (_, isOpen, response) => {
    const sent = { status: 201, json: { data: { reference: 'FX-1', token: 'token-of-FX-1' } } };
    service.answer('POST /service-requests/activate-visa', sent);
    service.answer('GET /service-requests/FX-1', response);
    const { status, cookies = [] } = await post(request('activate-visa'), visaFields, { path: '/activate-visa' });
    expect(status).toBe(303);
    const [flash = ''] = cookies.flatMap((cookie) => /^receipt=([\w-]+)/.exec(cookie)?.[1] ?? []);
    expect(JSON.parse(Buffer.from(flash, 'base64url').toString()).isOpen).toBe(isOpen || undefined);
    expect(cookies.filter((cookie) => cookie.startsWith('requests='))).toHaveLength(isOpen ? 1 : 0);
    // Nobody is shown what was written.
    expect(service.calls.at(-1)).toMatchObject({ method: 'GET', query: { peek: 'true' } });
  });
  test('[ENT-13] [CANCEL-06] a cancellation goes as multipart with its documents', async () => {
    const form = new FormData();
    const fields = {
      ...visa,
      cancellation_reason: 'visa-rejected',
      phone: '0512345678',
      email: 'a@b.co',
      iban: 'sa03 8000 0000 6080 1016 7519',
      message: '',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.append('documents', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
    form.append('documents', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'b.jpg', { type: 'image/jpeg' }));
    expect((await post(request('cancel-insurance'), form, { path: '/cancel-insurance', language: 'ar' })).status).toBe(
      303,
    );
    const [call] = posts();
    const sent = await new Response(new Uint8Array(call?.body ?? []), {
      headers: { 'content-type': String(call?.headers['content-type']) },
    }).formData();
    expect(Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string'))).toEqual({
      ...visaWire,
      cancellation_reason: 'visa-rejected',
      phone: '+966512345678',
      email: 'a@b.co',
      iban: 'SA0380000000608010167519',
      language: 'ar',
    });
    expect(sent.getAll('documents').map((file) => (file as File).type)).toEqual(['application/pdf', 'image/jpeg']);
  });
  test('[VAL-37] more files than allowed, and files that are something else, are refused', async () => {
    const form = (files: File[]) => {
      const made = new FormData();
      for (const file of files) made.append('documents', file);
      return made;
    };
    const problem = async (files: File[]) =>
      (await post(request('cancel-insurance'), form(files), { path: '/cancel-insurance' })).state?.problems.find(
        ({ field }) => field === 'documents',
      )?.message;
    const paper = () => new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
    expect(await problem(Array.from({ length: 6 }, paper))).toBe('Attach 5 files or fewer');
    expect(await problem([new File(['PK'], 'a.docx', { type: 'application/msword' })])).toBe(
      'Only PDF, JPG, PNG and BMP files are allowed',
    );
    expect(await problem([new File(['MZ'], 'a.pdf', { type: 'application/pdf' })])).toMatch(
      /^Only PDF, JPG, PNG and BMP files are allowed\. The content of the file is not what its name says/,
    );
    const heic = new File(['ftypheic'], 'passport.heic', { type: 'image/heic' });
    expect(await problem([paper(), heic])).toBe(
      '\u2068passport.heic\u2069: Only PDF, JPG, PNG and BMP files are allowed',
    );
    const photo = new File([new Uint8Array(2_100_000).fill(0xff)], 'IMG_1.jpg', { type: 'image/jpeg' });
    expect(await problem([photo])).toMatch(/^Each file must be 2 MB or smaller\. A photo becomes smaller when /);
    expect(await problem([paper(), photo])).toMatch(
      /^\u2068IMG_1\.jpg\u2069: Each file must be 2 MB or smaller\. A photo/,
    );
    expect(await problem([new File([photo], 'a.pdf', { type: 'application/pdf' })])).toBe(
      'Each file must be 2 MB or smaller',
    );
  });
  test('[VAL-40] an empty request of every kind comes back with its problems and sends nothing', async () => {
    for (const kind of requestKinds)
      expect((await post(request(kind), { form_id: '' }, { path: '/x' })).status).toBe(422);
    expect(posts()).toHaveLength(0);
  });
  test('problems that the service finds stand at their fields', async () => {
    service.answer('POST /service-requests/activate-visa', {
      status: 422,
      json: {
        message: 'No',
        errors: [
          { field: 'policy_number', message: 'There is no such policy' },
          { field: 'secret', message: 'x' },
        ],
      },
    });
    const { status, state } = await post(
      request('activate-visa'),
      { ...visa, date_of_entry: soon },
      { path: '/activate-visa' },
    );
    expect({ status, problems: state?.problems, failure: state?.failure }).toEqual({
      status: 422,
      problems: [{ field: 'policy_number', message: 'There is no such policy' }],
      failure: undefined,
    });
  });
  test('an option that is not on offer is refused', async () => {
    const { state } = await post(request('quote'), { ...person, product: '10' }, { path: '/get-a-quote' });
    expect(state?.problems).toEqual([{ field: 'product', message: 'Choose one of the options' }]);
  });
});

const visaFields = formExample(requestForms['activate-visa']);

describe('my requests', () => {
  const tokens = Array.from({ length: 25 }, (_, index) => `made-up-${index}`);
  const kept = Array.from({ length: 21 }, (_, index) => `${index}-${'x'.repeat(1_000)}`);
  const ask = (given: string[]) => post(act.mine, { token: given.join(' ') }, { path: '/my-requests' });

  test('[ACCESS-05] each token is asked for once, as many of them at most as a browser keeps', async () => {
    await ask([...tokens, ...tokens]);
    expect(new Set(service.calls.map(({ headers }) => headers.authorization)).size).toBe(21);
    expect(service.calls).toHaveLength(21);
    service.reset();
    await ask(['one', 'one', 'two']);
    expect(service.calls).toHaveLength(2);
  });
  test('[ACCESS-05] all that a browser keeps is read, with long tokens too; that it keeps no older ones is said where it is full', async () => {
    service.answer('GET /service-requests', ({ headers }) => {
      const [reference] = String(headers.authorization).replace('Bearer ', 'FX-').split('-x');
      return { json: { data: [{ reference, kind: 'claim', status: 'received' }] } };
    });
    const all = await ask(kept);
    expect(all.state).toMatchObject({ missingReason: 'older', cases: { length: 21 } });
    expect((await ask(kept.slice(1))).state).toMatchObject({ missingReason: undefined, cases: { length: 20 } });
  });
  test('more than can be read is no request that has ended', async () => {
    const { state } = await ask(tokens.map((token) => token.padEnd(4_000, 'x')));
    expect(state).toMatchObject({ missingReason: 'unread', cases: [] });
  });
  test('a service that asks for patience is asked for no more tokens', async () => {
    service.answer('GET /service-requests', { status: 429, json: { message: 'slow down' } });
    await ask(tokens);
    expect(service.calls).toHaveLength(3);
  });
  test('a fault of the service has the reference of the log; neither haste nor a refusal is one', async () => {
    const broken = { missingReason: 'unread', fault: 'test-request' };
    service.answer('GET /service-requests', { status: 500, json: { message: 'boom' } });
    expect((await ask(['one'])).state).toMatchObject(broken);
    service.answer('GET /service-requests', { hangUp: true });
    expect((await ask(['one'])).state).toMatchObject(broken);
    const unread = [
      { text: '<html>' },
      { json: {} },
      { json: { data: { items: [] } } },
      { json: { data: [{ id: 7 }] } },
    ];
    for (const response of unread) {
      service.answer('GET /service-requests', response);
      expect((await ask(['one'])).state, JSON.stringify(response)).toMatchObject(broken);
    }
    service.answer('GET /service-requests', { json: { data: [] } });
    expect((await ask(['one'])).state).toMatchObject({ missingReason: 'ended', fault: undefined });
    service.answer('GET /service-requests', { status: 429, json: {} });
    expect((await ask(['one'])).state).toMatchObject({ missingReason: 'unread', fault: undefined });
    service.answer('GET /service-requests', { status: 401, json: {} });
    expect((await ask(['one'])).state).toMatchObject({ missingReason: 'ended', fault: undefined, cases: [] });
  });
});

describe('tracking', () => {
  test('[CENTER-05] the pair goes to the service, and a wrong number and a wrong ID give the same answer', async () => {
    const track = (number: string, id: string) => post(act.claims, { number, id }, { path: '/claims' });
    expect((await track('FX-1001', '١٠٠٠٠٠٠٠٠٨')).status).toBe(200);
    expect(service.calls[0]).toMatchObject({ method: 'GET', path: '/claims/FX-1001', query: { id: '1000000008' } });
    const [wrongNumber, wrongId] = [await track('FX-9', '1000000008'), await track('FX-1001', '2000000006')];
    expect(wrongNumber.status).toBe(200);
    expect({ ...wrongNumber, state: { ...wrongNumber.state, values: {} } }).toEqual({
      ...wrongId,
      state: { ...wrongId.state, values: {} },
    });
  });
  test('[CENTER-05] what was tracked opens its conversation where the service has one, and counts as one try', async () => {
    const { found } = await post(act.claims, { number: 'FX-1001', id: '1000000008' }, { path: '/claims' });
    expect(found).toMatchObject({ reference: 'FX-1001', status: 'in-review', token: 'token-of-FX-1001' });
    expect(found?.messages).toBeDefined();
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /claims/FX-1001',
      'POST /service-requests/lookup',
    ]);
    const [, lookUp] = service.calls;
    // Its sender is shown no message, so that none counts as read.
    expect(lookUp).toMatchObject({ query: { peek: 'true' }, headers: { 'x-lookup-counted': '1' } });
    expect(JSON.parse(String(lookUp?.body))).toEqual({ reference: 'FX-1001', detail: '1000000008' });
  });
  test.each([
    ['lacks the lookup', { status: 404, json: { message: 'Not found' } }],
    ['has no conversations', { json: { data: { reference: 'FX-1001', token: 't' } } }],
    ['opens nothing', { json: { data: { reference: 'FX-1001', messages: [] } } }],
    ['finds another request', { json: { data: { reference: 'FX-2', messages: [], token: 't' } } }],
    ['is broken', { hangUp: true }],
  ])('a service that %s still tells how a case goes, and nothing leads on', async (_, response) => {
    service.answer('POST /service-requests/lookup', response);
    const { found } = await post(act.claims, { number: 'FX-1001', id: '1000000008' }, { path: '/claims' });
    expect(found).toMatchObject({ reference: 'FX-1001', status: 'in-review' });
    expect([found?.messages, found?.token]).toEqual([undefined, undefined]);
  });
  test('any request is found by its reference and one detail, which stand in no address', async () => {
    const lookUp = (reference: string, detail: string) =>
      post(act.lookUp, { reference, detail }, { path: '/track-request' });
    const found = await lookUp('FX-7', '+966512345678');
    expect(found).toMatchObject({ status: 200, found: { reference: 'FX-7', kind: 'extend-insurance' } });
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /service-requests/lookup']);
    expect(service.calls[0]?.query).toEqual({ peek: 'true' });
    expect(JSON.parse(String(service.calls[0]?.body))).toEqual({ reference: 'FX-7', detail: '+966512345678' });
    const wrong = [await lookUp('FX-7', 'sara@example.com'), await lookUp('AB-7', '+966512345678')];
    for (const result of wrong) expect(result).toMatchObject({ status: 200, nothing: true });
  });
  test('a service without the lookup still finds claims and complaints by their number and ID', async () => {
    service.answer('POST /service-requests/lookup', { status: 404, json: { message: 'Not found' } });
    const fields = { reference: 'FX-1001', detail: '1000000008' };
    expect(await post(act.lookUp, fields, { path: '/track-request' })).toMatchObject({
      found: { reference: 'FX-1001' },
    });
    // One try of the visitor: the service that has the lookup has counted it by then.
    const [lookUp, ...others] = service.calls.map(({ headers }) => headers['x-lookup-counted']);
    expect([lookUp, others]).toEqual([undefined, ['1']]);
  });
  test('a page in place of a response says nothing of a case: nobody is told that there is none', async () => {
    const page = { status: 404, text: '<html>No such route', headers: { 'content-type': 'text/html' } };
    service.answer('GET /claims/FX-1001', page);
    const track = () => post(act.claims, { number: 'FX-1001', id: '1000000008' }, { path: '/claims' });
    expect(await track()).toMatchObject({ status: 503, state: { reference: 'test-request' } });
    // Some answer a failure with its status alone.
    service.answer('GET /claims/FX-1001', { status: 404, text: '' });
    expect(await track()).toMatchObject({ status: 200, nothing: true });
    // Of a lookup it may be all that a service says that lacks the call.
    service.answer('GET /claims/FX-1001', undefined);
    service.answer('POST /service-requests/lookup', page);
    const lookUp = (detail: string) => post(act.lookUp, { reference: 'FX-1001', detail }, { path: '/track-request' });
    expect(await lookUp('1000000008')).toMatchObject({ found: { reference: 'FX-1001' } });
    expect(await lookUp('sara@example.com')).toMatchObject({ status: 503, state: { failure: expect.any(String) } });
    for (const call of ['GET /claims/FX-1001', 'GET /complaints/FX-1001']) service.answer(call, page);
    expect(await lookUp('1000000008')).toMatchObject({ status: 503, state: { failure: expect.any(String) } });
  });
  test('a service that lacks tracking, or the list of requests, may answer it with a page: what it has said itself holds', async () => {
    const [page, none] = [
      { status: 404, text: '<html>No such route' },
      { status: 404, text: '' },
    ];
    const lookUp = async (lookup: FakeResponse, claims: FakeResponse, complaints: FakeResponse) => {
      service.answer('POST /service-requests/lookup', lookup);
      service.answer('GET /claims/FX-9', claims);
      service.answer('GET /complaints/FX-9', complaints);
      return post(act.lookUp, { reference: 'FX-9', detail: '1000000008' }, { path: '/track-request' });
    };
    const nothing = { status: 200, nothing: true };
    expect(await lookUp({ status: 404, json: { message: 'Not found' } }, page, page)).toMatchObject(nothing);
    expect(await lookUp(page, none, page)).toMatchObject(nothing);
    expect(await lookUp(none, page, { status: 500, text: '' })).toMatchObject({ status: 503 });
    service.answer('GET /service-requests', page);
    const { state } = await post(act.mine, { token: 'one' }, { path: '/my-requests' });
    expect(state).toMatchObject({ missingReason: 'ended', fault: undefined });
  });
  test('a phone and an email of a visa request go along where they were given, and are no empty values else', async () => {
    const fields = { ...visaFields, phone: '0512345678', email: '' };
    await post(request('activate-visa'), fields, { path: '/activate-visa' });
    const sent = lastJson() as Record<string, string>;
    expect(sent.phone).toBe('+966512345678');
    expect(sent).not.toHaveProperty('email');
  });
  test('a fault of the service has the reference under which it stands in the log', async () => {
    const track = async () => (await post(act.claims, { number: 'FX-1', id: '1000000008' }, { path: '/claims' })).state;
    service.answer('GET /claims/FX-1', { status: 500, text: '' });
    expect(await track()).toMatchObject({ failure: expect.any(String), reference: 'test-request' });
    service.answer('GET /claims/FX-1', { status: 200, json: { data: {} } });
    expect(await track()).toMatchObject({ failure: expect.any(String), reference: 'test-request' });
  });
  test('[VAL-31..33] nothing is asked without both', async () => {
    const { status, state } = await post(act.claims, { number: '', id: '' }, { path: '/claims' });
    expect(status).toBe(422);
    expect(state?.problems.map((problem) => problem.message)).toEqual([
      'ID or Iqama Number is required',
      'Claim Number is required',
    ]);
    expect(service.calls).toHaveLength(0);
  });
});
