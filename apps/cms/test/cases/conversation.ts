import { randomUUID } from 'node:crypto';
import { otherPartyPolicy } from '@insurer/contract/forms/claim-steps.ts';
import { pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as getFile } from '../../src/app/api/service-requests/[kind]/files/[file]/route.ts';
import { POST as postMessage } from '../../src/app/api/service-requests/[kind]/messages/route.ts';
import { GET as getRequest, POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../../src/app/api/service-requests/route.ts';
import { caseCollections } from '../../src/cases/case-kinds.ts';
import { caseLinkToken, withCaseLinks } from '../../src/cases/case-link.ts';
import { answerCase } from '../../src/cases/conversation/answer-endpoint.ts';
import { storeCustomerMessage } from '../../src/cases/conversation/customer-message.ts';
import { filledTemplates } from '../../src/cases/conversation/filled-templates.ts';
import { fillSearchTexts } from '../../src/cases/fill-search-texts.ts';
import { endLinks } from '../../src/cases/links/end-links-endpoint.ts';
import { newReference } from '../../src/cases/reference.ts';
import { erasePerson, exportPerson } from '../../src/cases/retention/person.ts';
import { config } from '../../src/config.ts';
import { promisedDayText } from '../../src/fields/moment-text.ts';
import { contentOf, filesOnDisk, formOf, validRequests } from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

type Details = {
  reference: string;
  status: string;
  stages: { name: string; label: string; label_ar: string; at: string }[];
  asked_for: { label: string }[];
  messages: { id: number; from: string; text: string; files: { name: string; size: number; id?: string }[] }[];
};
type Sent = { reference: string; token: string };
type Wire = { status_history: { status: string; note?: string; note_ar?: string }[] };
const day = 86_400_000;

/** The conversation on a request: reading, writing, answering, reopening, on the database that is open. */
export function describeConversation(content: () => Payload): void {
  describe('the conversation on a case', () => describeAll(content));
}

function describeAll(content: () => Payload): void {
  let agent: TypedUser;
  beforeAll(async () => {
    const account = {
      email: 'agent@example.com',
      password: 'long-enough-password',
      name: 'Huda',
      role: 'care',
    } as const;
    agent = { ...(await content().create({ collection: 'users', data: account })), collection: 'users' };
  });

  async function send(
    kind: 'complaint' | 'claim' | 'details-request' = 'complaint',
    more: Record<string, string> = {},
  ): Promise<Sent> {
    const fields = { ...validRequests[kind], language: 'ar', ...more };
    return (await postJson(POST, '/x', fields, { params: { kind } })).data as Sent;
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const read = async ({ reference, token }: Sent, query = '') => {
    const more = { params: { kind: reference }, headers: bearer(token) };
    const response = await siteCall(getRequest, `/service-requests/x${query}`, more);
    return { ...response, data: response.data as unknown as Details };
  };
  const write = (
    { reference, token }: Sent,
    fields: Record<string, string>,
    files: [string, Blob, string][] = [],
    headers: Record<string, string> = {},
  ) =>
    postForm(postMessage, '/x', formOf(fields, files), {
      params: { kind: reference },
      headers: { ...bearer(token), ...headers },
    });
  async function stored(reference: string) {
    const where = { reference: { equals: reference } };
    const { docs } = await content().find({ collection: 'service-requests', where, depth: 0 });
    if (!docs[0]) throw new Error(`${reference} is not stored`);
    return docs[0];
  }
  async function answer(
    reference: string,
    fields: Record<string, string>,
    files: [string, Blob, string][] = [],
    /** What somebody else does while it is on its way. */
    meanwhile?: () => Promise<unknown>,
  ) {
    const { id } = await stored(reference);
    const request = new Request('http://localhost/x', {
      method: 'POST',
      body: formOf({ seen: '0', ...fields }, files),
    });
    const req = await createLocalReq({ user: agent, req: { headers: request.headers } as never }, content());
    const onTheWay = new TransformStream<Uint8Array, Uint8Array>({
      async transform(bytes, onwards) {
        await meanwhile?.();
        meanwhile = undefined;
        onwards.enqueue(bytes);
      },
    });
    Object.assign(req, { body: request.body?.pipeThrough(onTheWay), routeParams: { id: String(id) } });
    return answerCase('service-requests')(req as PayloadRequest);
  }
  const close = async (reference: string, more: object = { outcome: 'accepted' }) =>
    content().update({
      collection: 'service-requests',
      id: (await stored(reference)).id,
      data: { status: 'resolved', ...more } as never,
      user: agent,
      overrideAccess: false,
      depth: 0,
    });
  const mailsOf = async (reference: string) => {
    const where = { reference: { equals: reference } };
    return (await content().find({ collection: 'mail-queue', where, sort: 'id', pagination: false })).docs;
  };

  it('an answer that was long on its way opens nothing that a colleague has closed meanwhile', async () => {
    const { reference } = await send('claim');
    const { status } = await answer(reference, { text: 'Here is the paper.' }, [], () => close(reference));
    expect([status, (await stored(reference)).status]).toEqual([201, 'resolved']);
  });

  it.each([
    ['en', 'This case was erased or is no longer open to you'],
    ['ar', 'حُذف هذا الطلب أو لم يعد متاحًا لك'],
  ])('an answer to a case that has gone meanwhile says so, and that nothing was done (%s)', async (language, words) => {
    const req = await createLocalReq({ user: agent, req: { i18n: { language } } as never }, content());
    Object.assign(req, { routeParams: { id: '999999' } });
    const response = await answerCase('service-requests')(req as PayloadRequest);
    expect(response.status).toBe(404);
    expect((await response.json()).message).toContain(words);
  });

  it('what a customer writes is taken where the owner has left the team, and nobody owns the case then', async () => {
    const sent = await send('claim');
    const account = {
      email: 'mover@example.com',
      password: 'long-enough-password',
      name: 'Mona',
      role: 'care',
    } as const;
    const { id: assignee } = await content().create({ collection: 'users', data: account });
    const waiting = { status: 'waiting-for-customer', pauseReason: 'information', assignee } as const;
    const { id } = await stored(sent.reference);
    await content().update({ collection: 'service-requests', id, data: waiting, user: agent, overrideAccess: false });
    await content().update({ collection: 'users', id: assignee, data: { role: 'editor' } });
    expect((await write(sent, { text: 'Here it is.' })).status).toBe(201);
    expect(await stored(sent.reference)).toMatchObject({ status: 'in-review', assignee: null });
    const told = (await mailsOf(sent.reference)).map(({ to }) => to);
    expect(told).not.toContain(account.email);
  });

  it('a case that nobody owns becomes that of who answers it, also where its owner has left the team, and not of who gives it up', async () => {
    const { reference } = await send('claim');
    expect((await answer(reference, { text: 'Here is the paper.' })).status).toBe(201);
    expect((await stored(reference)).assignee).toBe(agent.id);
    await close(reference, { outcome: 'accepted', assignee: null });
    expect(await stored(reference)).toMatchObject({ status: 'resolved', assignee: null });
    const account = {
      email: 'leaver@example.com',
      password: 'long-enough-password',
      name: 'Lama',
      role: 'care',
    } as const;
    const { id: assignee } = await content().create({ collection: 'users', data: account });
    const left = (await send('claim')).reference;
    const { id } = await stored(left);
    await content().update({ collection: 'service-requests', id, data: { assignee }, user: agent });
    await content().update({ collection: 'users', id: assignee, data: { role: 'editor' } });
    expect((await answer(left, { text: 'Here is the paper.' })).status).toBe(201);
    expect((await stored(left)).assignee).toBe(agent.id);
  });

  it('whoever handles a case reads that a message opened it again, where it was closed; what waited was open', async () => {
    const waits = await send('claim');
    const { id } = await stored(waits.reference);
    const data = { status: 'waiting-for-customer', pauseReason: 'information' } as const;
    await content().update({ collection: 'service-requests', id, data, user: agent });
    const closed = await send();
    await answer(closed.reference, { text: 'We accept your complaint.' });
    await close(closed.reference);
    // Where nobody owns a case, its whole team is told.
    const told = async (sent: Sent) => {
      expect((await write(sent, { text: 'Here it is.' })).status).toBe(201);
      const bodies = (await mailsOf(sent.reference)).map(({ body }) => body);
      const ofMessage = bodies.filter((body) => body.includes('has written'));
      return [...new Set(ofMessage.map((body) => body.includes('and the case is open again')))];
    };
    expect(await told(waits)).toEqual([false]);
    expect(await told(closed)).toEqual([true]);
  });

  describe('`/service-requests/...`: the conversation', () => {
    it('a request is read with the token that it was sent with: its stages, its day, and nothing written yet', async () => {
      const sent = await send();
      const { status, data } = await read(sent);
      expect(status).toBe(200);
      expect(data).toMatchObject({ reference: sent.reference, status: 'received', asked_for: [], messages: [] });
      expect(data.stages).toMatchObject([{ name: 'received', label: 'Received', label_ar: 'استلمنا الطلب' }]);
      expect(Object.keys(data)).toContain('due_at');
      expect((await read({ ...sent, reference: sent.reference.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    });

    it('unknown and mismatched are answered in the same words; without a token 401', async () => {
      const [one, other] = [await send(), await send()];
      const strangers = [
        { reference: newReference(), token: one.token },
        { reference: one.reference, token: other.token },
        { reference: one.reference, token: caseLinkToken(other.reference) },
        { reference: one.reference, token: caseLinkToken(one.reference, Date.now() - 31 * day) },
        { reference: one.reference, token: `${caseLinkToken(one.reference)}x` },
        { reference: 'nonsense', token: 'nonsense' },
      ];
      const answers = await Promise.all(strangers.map((sent) => read(sent)));
      for (const { status, message } of answers) {
        expect({ status, message }).toEqual({ status: 404, message: 'There is no such request.' });
      }
      for (const sent of strangers) expect((await write(sent, { text: 'Hello' })).status).toBe(404);
      expect((await siteCall(getRequest, '/x', { params: { kind: one.reference } })).status).toBe(401);
    });

    it('a link of a mail opens one request until it ends, and no other one of its sender', async () => {
      const sent = await send();
      const link = { reference: sent.reference, token: caseLinkToken(sent.reference) };
      expect((await read(link)).status).toBe(200);
      const list = await siteCall(getRequests, '/service-requests', { headers: bearer(link.token) });
      expect(list.data).toMatchObject([{ reference: sent.reference }]);
      expect((await write(link, { text: 'By the link' })).status).toBe(201);
    });

    it('a request that was sent beside others is looked up with a token that opens it alone', async () => {
      const first = await send();
      const more = { params: { kind: 'complaint' }, headers: bearer(first.token) };
      const { data } = await postJson(POST, '/x', validRequests.complaint, more);
      const body = { reference: data?.reference, detail: '2000000006' };
      const found = await postJson(postLookup, '/x', body);
      const token = found.data?.token ?? '';
      expect(token).not.toBe(first.token);
      expect((await read({ reference: data?.reference ?? '', token })).status).toBe(200);
      expect((await read({ reference: first.reference, token })).status).toBe(404);
    });

    it('a customer adds words and papers; each message is stored once, with its files where no route serves them', async () => {
      const sent = await send();
      const headers = { 'idempotency-key': 'one' };
      const photo: [string, Blob, string][] = [['files', contentOf('jpg', 2000), 'صورة الضرر.jpg']];
      const before = (await filesOnDisk()).length;
      const first = await write(sent, { text: 'هذه صورة الضرر.' }, photo, headers);
      expect(first).toMatchObject({ status: 201, data: { id: expect.any(Number), at: expect.stringMatching(/Z$/) } });
      expect((await write(sent, { text: 'هذه صورة الضرر.' }, photo, headers)).data).toEqual(first.data);
      expect((await write(sent, { text: 'Something else' }, [], headers)).status).toBe(409);
      expect((await read(sent)).data.messages).toMatchObject([
        { from: 'customer', text: 'هذه صورة الضرر.', files: [{ name: 'صورة الضرر.jpg', size: 2000 }] },
      ]);
      expect((await filesOnDisk()).length).toBe(before + 1);
      expect((await write(sent, {}, photo)).status).toBe(201);
    });

    it('nothing at all, too much, and what is no paper are refused, and leave nothing behind', async () => {
      const sent = await send();
      const before = await filesOnDisk();
      expect(await write(sent, { text: '  ' })).toMatchObject({ status: 422, errors: [{ field: 'text' }] });
      expect(await write(sent, { text: 'x'.repeat(4001) })).toMatchObject({ status: 422, errors: [{ field: 'text' }] });
      const script = new Blob(['<script>'], { type: 'image/png' });
      const files: [string, Blob, string][] = [['files', script, 'a.png']];
      expect(await write(sent, { text: 'a' }, files)).toMatchObject({ status: 422, errors: [{ field: 'files' }] });
      expect(
        (
          await postJson(
            postMessage,
            '/x',
            { text: 'a' },
            { params: { kind: sent.reference }, headers: bearer(sent.token) },
          )
        ).status,
      ).toBe(415);
      expect((await read(sent)).data.messages).toEqual([]);
      expect(await filesOnDisk()).toEqual(before);
    });
  });

  describe('the clock of a case', () => {
    const handle = async (reference: string, data: Record<string, unknown>) => {
      const { id } = await stored(reference);
      return content().update({
        collection: 'service-requests',
        id,
        data,
        user: agent,
        overrideAccess: false,
        depth: 0,
      });
    };

    it('stands still with a reason while the customer is waited for, which he reads; his answer lets it run on', async () => {
      const sent = await send();
      const { dueAt } = await stored(sent.reference);
      const waits = { status: 'waiting-for-customer' };
      await expect(handle(sent.reference, waits)).rejects.toMatchObject({
        data: { errors: [{ path: 'pauseReason', message: 'Say what the customer is waited for.' }] },
      });
      await expect(handle(sent.reference, { ...waits, pauseReason: 'none of them' })).rejects.toMatchObject({
        status: 400,
        data: { errors: [{ path: 'pauseReason' }] },
      });
      await handle(sent.reference, { ...waits, pauseReason: 'information' });
      const { data } = await read(sent);
      expect(data).not.toHaveProperty('due_at');
      expect((data as unknown as Wire).status_history.at(-1)).toMatchObject({
        ...{ status: 'waiting-for-customer', note: pauseTexts.information.en, note_ar: pauseTexts.information.ar },
      });

      // Five weeks later the days that were left are left again.
      vi.setSystemTime(Date.now() + 35 * day);
      try {
        expect((await write(sent, { text: 'هذا ما طلبتم.' })).status).toBe(201);
      } finally {
        vi.useRealTimers();
      }
      const after = await stored(sent.reference);
      expect(after).toMatchObject({ status: 'in-review', pausedAt: null, pauseReason: null });
      expect(Date.parse(after.dueAt ?? '')).toBeGreaterThanOrEqual(Date.parse(dueAt ?? '') + 34 * day);
      expect(Date.parse(after.dueAt ?? '')).toBeLessThanOrEqual(Date.parse(dueAt ?? '') + 38 * day);
      expect(after.pausedDays).toBe(25);
      const notes = after.internalNotes?.map(({ text }) => text) ?? [];
      expect(notes).toEqual([expect.stringContaining('توقفت المدة'), expect.stringContaining('عادت المدة')]);
      expect(await read(sent)).toMatchObject({ data: { due_at: after.dueAt } });
    });

    it('that runs again on the day on which it stopped leaves a note that says that the day stays', async () => {
      const sent = await send();
      const { dueAt } = await stored(sent.reference);
      await handle(sent.reference, { status: 'waiting-for-customer', pauseReason: 'information' });
      await handle(sent.reference, { status: 'in-review' });
      const after = await stored(sent.reference);
      expect(after.dueAt).toBe(dueAt);
      expect(after.internalNotes?.at(-1)?.text).toContain('وموعد الرد كما هو');
      // A day that is set with the save has its own note.
      await handle(sent.reference, { status: 'waiting-for-customer', pauseReason: 'information' });
      const later = new Date(Date.parse(dueAt ?? '') + 7 * day).toISOString();
      await handle(sent.reference, { status: 'in-review', dueAt: later, dueReason: 'وعدنا العميل بذلك' });
      const notes = (await stored(sent.reference)).internalNotes?.slice(-2).map(({ text }) => text);
      expect(notes).toEqual([expect.stringContaining('وعدنا العميل بذلك'), 'The time runs again · عادت المدة']);
    });

    it('stands still by an answer that waits for papers, and needs no other reason', async () => {
      const sent = await send();
      const asked = { text: 'نحتاج صورة الضرر.', papers: 'صورة الضرر', status: 'waiting-for-customer' };
      expect((await answer(sent.reference, asked)).status).toBe(201);
      expect(await stored(sent.reference)).toMatchObject({ pauseReason: 'papers', pausedAt: expect.any(String) });
      // His answer lets the time run again, also without the paper: then nothing that he reads says that it stands.
      await write(sent, { text: 'سأرسلها غدًا.' });
      const { data } = await read(sent);
      expect(data).toMatchObject({ status: 'in-review', asked_for: [{ label: 'صورة الضرر' }] });
      expect(JSON.stringify(data)).not.toMatch(/stands still|تتوقف/);
    });
  });

  describe('answering a customer', () => {
    it('stores the answer with its file, mails it with a link that ends, and shows when it was opened', async () => {
      const sent = await send();
      const fields = {
        text: 'السلام عليكم،\r\nطلبك \u2066C7\u2069\n\nنحتاج إلى:\n{papers}',
        papers: 'صورة الضرر\n\n',
        status: 'waiting-for-customer',
      };
      const response = await answer(sent.reference, fields, [['files', contentOf('pdf'), 'letter.pdf']]);
      expect(response.status, JSON.stringify(await response.json())).toBe(201);
      const mail = (await mailsOf(sent.reference)).at(-1);
      expect(mail).toMatchObject({
        to: 'sara@example.com',
        subject: `ردّنا على طلبك ${sent.reference}`,
        state: 'waiting',
      });
      expect(mail?.body).toContain('نحتاج إلى:\n- صورة الضرر');
      const address = `${config.siteUrl}/ar/my-requests/${sent.reference}`;
      expect(mail?.body).toContain(address);
      const keyed = `${address}?key=`;
      // What opens the request stands in the mail that goes out, never in the one that is stored and shown.
      expect(`${mail?.body}${mail?.html}`).not.toContain('key=');
      const sentText = (part: string) => withCaseLinks(part, sent.reference, Date.now());
      const [text = '', html = ''] = [mail?.body, mail?.html].map((part) => sentText(part ?? ''));
      expect(html).toContain(keyed);
      expect(sentText(text)).toBe(text);
      const link = text.split(keyed)[1]?.split(/\s/)[0];
      const rows = await content().db.find<{ id: number; mail: number; openedAt: string | null }>({
        collection: 'case-messages',
        where: { reference: { equals: sent.reference } },
      });
      // The signs with which a template isolates what is Latin.
      const begin = 'السلام عليكم،\nطلبك \u2066C7\u2069\n';
      expect(rows.docs).toMatchObject([{ mail: mail?.id, openedAt: null, text: expect.stringContaining(begin) }]);
      await read(sent, '?peek=1');
      const detail = validRequests.complaint.phone;
      await postJson(postLookup, '/service-requests/lookup?peek=true', { reference: sent.reference, detail });
      const row = async () => content().findByID({ collection: 'case-messages', id: rows.docs[0]?.id ?? 0 });
      expect((await row()).openedAt).toBeFalsy();
      const { data } = await read({ reference: sent.reference, token: link ?? '' });
      expect((await row()).openedAt).toBeTruthy();
      expect(data).toMatchObject({ status: 'waiting-for-customer', asked_for: [{ label: 'صورة الضرر' }] });
      const file = data.messages[0]?.files[0];
      expect(file).toMatchObject({ name: 'letter.pdf', size: 1000, id: expect.any(String) });
      const params = { kind: sent.reference, file: file?.id ?? '' };
      const headers = { 'x-content-api-key': config.contentApiKeys[0], ...bearer(sent.token) };
      const context = { params: Promise.resolve(params) };
      const had = await getFile(new Request('http://localhost/x', { headers }), context);
      expect(had.headers.get('content-disposition')).toContain('attachment');
      expect((await had.arrayBuffer()).byteLength).toBe(1000);
      const other = await send();
      const strangers = { ...headers, ...bearer(other.token) };
      const no = { params: Promise.resolve({ kind: other.reference, file: file?.id ?? '' }) };
      expect((await getFile(new Request('http://localhost/x', { headers: strangers }), no)).status).toBe(404);
    });

    it('the mail of an answer names the papers and that they are waited for, once, and the kind as the page does', async () => {
      const asked = { text: 'نتابع شكواك.', papers: 'تقرير نجم\nصورة الرخصة', status: 'waiting-for-customer' };
      const mailOf = async (fields: Record<string, string>) => {
        const { reference } = await send();
        expect((await answer(reference, fields)).status).toBe(201);
        return (await mailsOf(reference)).at(-1);
      };
      const mail = await mailOf(asked);
      expect(mail?.body).toContain(`نحتاج منك إلى\n- تقرير نجم\n- صورة الرخصة\n\n${pauseTexts.papers.ar}`);
      for (const said of ['صورة الرخصة', pauseTexts.papers.ar]) expect(mail?.html).toContain(said);
      expect(mail?.body).toContain('نوع الطلب: شكوى\n');
      const listed = (await mailOf({ ...asked, text: 'أرسل لنا:\n{papers}' }))?.body ?? '';
      expect(listed.split('صورة الرخصة')).toHaveLength(2);
      expect(listed).toContain(pauseTexts.papers.ar);
      const question = (await mailOf({ text: 'ما رقم اللوحة؟', status: 'waiting-for-customer' }))?.body;
      expect(question).toContain(pauseTexts.information.ar);
      expect((await mailOf({ text: 'نتابع شكواك.' }))?.body).not.toMatch(/نحتاج منك|تُستأنف/);
    });

    it('papers are asked for until a file comes, and in no closed case', async () => {
      const asked = async (sent: Sent) => (await read(sent)).data.asked_for.map(({ label }) => label);
      const papers = { text: 'Hello', papers: 'A photo', status: 'waiting-for-customer' };
      const sent = await send();
      expect((await answer(sent.reference, papers)).status).toBe(201);
      await write(sent, { text: 'Which \u202eone\u202c\u200b?' });
      expect((await read(sent)).data.messages.at(-1)?.text).toBe('Which one?');
      expect(await asked(sent)).toEqual(['A photo']);
      await write(sent, {}, [['files', contentOf('png'), 'a.png']]);
      expect(await asked(sent)).toEqual([]);
      const seen = String((await read(sent)).data.messages.at(-1)?.id);
      // It shows too little.
      expect((await answer(sent.reference, { ...papers, seen })).status).toBe(201);
      expect(await asked(sent)).toEqual(['A photo']);
      await close(sent.reference);
      expect(await asked(sent)).toEqual([]);
    });

    it('a template leaves the papers to those that stand beside the answer, not to those that were asked for before', async () => {
      const data = { title: 'Papers', text: 'Please send:\n{papers}' };
      const { id } = await content().create({ collection: 'answer-templates', locale: 'en', data });
      const { reference } = await send();
      expect((await answer(reference, { text: 'Hello', papers: 'IBAN letter' })).status).toBe(201);
      const req = await createLocalReq({ user: agent }, content());
      const about = { ...(await stored(reference)), collection: 'service-requests' } as never;
      const chosen = (await filledTemplates(req, about)).find((template) => template.id === id)?.text ?? '';
      const last = { collection: 'case-messages', sort: '-id', limit: 1 } as const;
      const seen = String((await content().find(last)).docs[0]?.id);
      expect((await answer(reference, { text: chosen, papers: 'Police report', seen })).status).toBe(201);
      expect((await content().find(last)).docs[0]?.text).toBe('Please send:\n- Police report');
      await content().delete({ collection: 'answer-templates', id });
    });

    it('a template greets without a name whoever was asked for none, as mails do, and has no gap for it', async () => {
      const data = { title: 'Greeting', text: 'Dear {name},\n\nYour request {reference} is in work.' };
      const { id } = await content().create({ collection: 'answer-templates', locale: 'en', data });
      const update = { collection: 'answer-templates', id, data: { text: 'السلام عليكم {name}،\n\nشكرًا.' } } as const;
      await content().update({ ...update, locale: 'ar' });
      const { reference } = await send();
      const about = { ...(await stored(reference)), collection: 'service-requests', kind: 'activate-visa' } as const;
      const written = async (language: 'en' | 'ar', name: string | null) => {
        const req = await createLocalReq({ user: agent }, content());
        const templates = await filledTemplates(req, { ...about, language, name } as never);
        return templates.find((template) => template.id === id)?.text.split('\n')[0];
      };
      expect([await written('en', null), await written('ar', '')]).toEqual(['Hello,', 'السلام عليكم،']);
      expect(await written('en', 'Sara')).toBe('Dear Sara,');
      await content().delete({ collection: 'answer-templates', id });
    });

    it('a template is signed with the name for customers of that language', async () => {
      const data = { title: 'Signed', text: 'Regards, {agent}' };
      const { id } = await content().create({ collection: 'answer-templates', locale: 'en', data });
      const { reference } = await send();
      const about = { ...(await stored(reference)), collection: 'service-requests' } as const;
      const signed = async (language: 'en' | 'ar') => {
        const req = await createLocalReq({ user: { ...agent, customerName: { ar: 'هدى' } } }, content());
        const written = await filledTemplates(req, { ...about, language } as never);
        return written.find((template) => template.id === id)?.text;
      };
      expect([await signed('ar'), await signed('en')]).toEqual(['Regards, هدى', 'Regards, Huda']);
      await content().delete({ collection: 'answer-templates', id });
    });

    it('a template gives the number that the customer reads on the page: the team’s where the account has none, and says where it is set', async () => {
      const data = { title: 'Officer', text: 'You reach me on {direct}.' };
      const { id } = await content().create({ collection: 'answer-templates', locale: 'en', data });
      const number = (complaints_phone: string | null) =>
        content().updateGlobal({ slug: 'site-settings', data: { facts: { complaints_phone }, _status: 'published' } });
      const written = async (kind: 'complaint' | 'claim', user: object = {}) => {
        const { reference } = await send(kind);
        const req = await createLocalReq({ user: { ...agent, ...user } }, content());
        const about = { ...(await stored(reference)), language: 'en', collection: 'service-requests' } as never;
        return (await filledTemplates(req, about)).find((template) => template.id === id)?.text;
      };
      await number('+966 11 200 0155');
      expect(await written('complaint')).toBe('You reach me on +966 11 200 0155.');
      expect(await written('complaint', { directPhone: ' 011 234 5678 ' })).toBe('You reach me on 011 234 5678.');
      expect(await written('claim')).toBe('You reach me on {direct}.');
      await number(null);
      const refused = await answer((await send()).reference, { text: 'Call {direct}.' });
      expect((await refused.json()).message).toMatch(/^Fill in what is missing: \{direct\}\. .*account/);
      await content().delete({ collection: 'answer-templates', id });
    });

    it('papers that are too many or too long to be kept are refused, not cut', async () => {
      const { reference } = await send();
      for (const papers of ['A line\n'.repeat(21), `A photo of ${'x'.repeat(120)}`]) {
        const response = await answer(reference, { text: 'Hello', papers });
        expect(response.status).toBe(422);
        expect(await response.json()).toEqual({ message: expect.stringContaining('up to 120 characters') });
      }
      expect((await stored(reference)).askedFor ?? []).toEqual([]);
    });

    it('a file that a customer sent is given to nobody outside', async () => {
      const sent = await send();
      await write(sent, {}, [['files', contentOf('png'), 'a.png']]);
      const where = { reference: { equals: sent.reference } };
      const { docs } = await content().find({ collection: 'private-files', where });
      const more = { params: { kind: sent.reference, file: String(docs[0]?.id) }, headers: bearer(sent.token) };
      expect((await siteCall(getFile, '/x', more)).status).toBe(404);
    });

    it('a gap, an empty text and a message that nobody has read yet hold it back', async () => {
      const sent = await send();
      expect((await answer(sent.reference, { text: 'Dear {name}' })).status).toBe(422);
      // Nobody is told no without the reason that its template leaves to be written.
      const withoutReason = await answer(sent.reference, { text: 'We cannot agree, for this reason: {reason}' });
      expect(withoutReason.status).toBe(422);
      expect(await withoutReason.json()).toEqual({ message: 'Fill in what is missing: {reason}' });
      // What looks like a gap and is none would reach the customer as it stands.
      const strays = await answer(sent.reference, { text: 'عزيزي {الاسم}، رقم طلبك {referense}.' });
      expect([strays.status, await strays.json()]).toEqual([
        422,
        { message: 'Nobody can fill in: {الاسم} {referense}' },
      ]);
      expect((await answer(sent.reference, { text: '' })).status).toBe(422);
      await write(sent, { text: 'One more thing' });
      expect((await answer(sent.reference, { text: 'Hello' })).status).toBe(409);
      expect((await read(sent)).data.messages).toHaveLength(1);
    });

    it('editors cannot answer', async () => {
      const sent = await send();
      const care = agent;
      agent = { ...care, role: 'editor' };
      expect((await answer(sent.reference, { text: 'Hello' })).status).toBe(403);
      agent = care;
    });
  });

  describe('ending the links of a case', () => {
    async function end(reference: string, user = agent) {
      const { id } = await stored(reference);
      const req = await createLocalReq({ user, req: { headers: new Headers() } as never }, content());
      Object.assign(req, { routeParams: { id: String(id) } });
      return endLinks('service-requests')(req as PayloadRequest);
    }
    const lookUp = async (reference: string) =>
      (await postJson(postLookup, '/x', { reference, detail: '2000000006' })).data?.token ?? '';

    it('nothing that opened it before opens it any more, and the other requests of its sender stay open', async () => {
      const sent = await send();
      const more = { params: { kind: 'complaint' }, headers: bearer(sent.token) };
      const beside = (await postJson(POST, '/x', validRequests.complaint, more)).data?.reference ?? '';
      const { reference } = sent;
      const link = caseLinkToken(reference);
      const tokens = [sent.token, await lookUp(reference), link];
      expect((await end(reference)).status).toBe(200);
      for (const token of tokens) {
        const { status, message } = await read({ reference, token });
        expect({ status, message }).toEqual({ status: 404, message: 'There is no such request.' });
        expect((await write({ reference, token }, { text: 'Hello' })).status).toBe(404);
      }
      const list = async (token: string) =>
        (await siteCall(getRequests, '/service-requests', { headers: bearer(token) })).data;
      expect(await list(sent.token)).toMatchObject([{ reference: beside }]);
      expect(await list(link)).toEqual([]);
      expect((await read({ reference: beside, token: sent.token })).status).toBe(200);
    });

    it('its sender finds it again with one detail, and a mail from then on opens it', async () => {
      const { reference } = await send();
      const { updatedAt } = await stored(reference);
      await end(reference);
      expect((await stored(reference)).updatedAt, 'what is written on it meanwhile stays in date').toBe(updatedAt);
      const token = await lookUp(reference);
      expect((await read({ reference, token })).status).toBe(200);
      expect((await siteCall(getRequests, '/x', { headers: bearer(token) })).data).toMatchObject([{ reference }]);
      expect((await read({ reference, token: caseLinkToken(reference) })).status).toBe(200);
      await end(reference);
      expect((await read({ reference, token })).status).toBe(404);
    });

    it('a request that is sent with a token that was ended is not opened by it', async () => {
      const sent = await send();
      await end(sent.reference);
      const more = { params: { kind: 'complaint' }, headers: bearer(sent.token) };
      const next = (await postJson(POST, '/x', validRequests.complaint, more)).data as Sent;
      expect((await read(next)).status).toBe(200);
      expect((await read({ ...next, token: sent.token })).status).toBe(404);
    });

    it('is for those who may answer it, and stands in the record with who did it', async () => {
      const { reference } = await send();
      for (const role of ['editor', 'reviewer', 'people'] as const)
        expect((await end(reference, { ...agent, role })).status).toBe(403);
      const link = caseLinkToken(reference);
      expect((await read({ reference, token: link })).status).toBe(200);
      expect((await end(reference)).status).toBe(200);
      const where = { subject: { equals: reference }, action: { equals: 'links-ended' } } as const;
      const { docs } = await content().find({ collection: 'audit-log', where });
      expect(docs).toMatchObject([{ actorName: 'Huda', targetCollection: 'service-requests' }]);
    });

    it('a save of the case that had begun before leaves them ended', async () => {
      const { reference, token } = await send();
      const { id } = await stored(reference);
      const collection = 'service-requests';
      const write = content().db.updateOne.bind(content().db);
      const during = vi.spyOn(content().db, 'updateOne').mockImplementationOnce(async (args) => {
        const data = { linksEndedAt: new Date().toISOString() };
        await write({ collection, id, data, req: args.req, returning: false });
        return write(args);
      });
      await content().update({ collection, id, data: { internalNote: 'Called back' }, user: agent, depth: 0 });
      during.mockRestore();
      expect((await stored(reference)).internalNotes).toHaveLength(1);
      expect((await read({ reference, token })).status).toBe(404);
    });
  });

  describe('a customer’s message opens a case again', () => {
    it('where the case waits for him or was closed, tells its owner, and gives it a new day', async () => {
      const sent = await send();
      await content().update({
        collection: 'service-requests',
        id: (await stored(sent.reference)).id,
        data: { assignee: agent.id as number },
      });
      await answer(sent.reference, { text: 'We accept your complaint.' });
      await close(sent.reference);
      const closed = await stored(sent.reference);
      expect(closed).toMatchObject({ status: 'resolved', outcome: 'accepted', stage: 'decided' });
      expect((await write(sent, { text: 'This is not what we agreed on.' })).status).toBe(201);
      const open = await stored(sent.reference);
      expect(open).toMatchObject({ status: 'in-review', outcome: null, closedAt: null });
      expect(Date.parse(open.dueAt ?? '')).toBeGreaterThan(Date.now() + day);
      expect((await mailsOf(sent.reference)).at(-1)).toMatchObject({ to: 'agent@example.com' });
      const toCustomer = (await mailsOf(sent.reference)).filter(({ to }) => to === 'sara@example.com');
      // The confirmation, the answer, the end: the reopening is his own doing.
      expect(toCustomer).toHaveLength(3);
    });

    it('and shows the decision as an earlier one, to its customer and to the team; the next one has its own day', async () => {
      const sent = await send();
      const decide = async (outcome: string) => {
        await answer(sent.reference, { text: 'We looked at it.', seen: await lastSeen(sent.reference) });
        await close(sent.reference, { outcome });
        return (await read(sent)).data.stages.find(({ name }) => name === 'decided')?.at;
      };
      const lastSeen = async (reference: string) => {
        const where = { reference: { equals: reference } };
        const { docs } = await content().find({ collection: 'case-messages', where, sort: '-id', limit: 1 });
        return String(docs[0]?.id ?? 0);
      };
      const first = await decide('refused');
      expect(first).toBeTruthy();
      expect((await write(sent, { text: 'This is not what we agreed on.' })).status).toBe(201);
      const { data } = await read(sent);
      expect([data.status, data.stages.map(({ name }) => name)]).toEqual(['in-review', ['received', 'assessed']]);
      const open = await stored(sent.reference);
      expect(open).toMatchObject({ stage: 'assessed', outcome: null });
      const history = (data as unknown as Wire).status_history;
      expect(history.map(({ status }) => status)).toEqual(['received', 'resolved', 'in-review']);
      expect(open.internalNotes?.map(({ text }) => text)).toContain('Earlier end · الإنهاء السابق: Refused · رُفض');
      expect(Date.parse((await decide('accepted')) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
    });

    it('and one that was closed with an answer has come to its decision, one that nobody is owed an answer to has not', async () => {
      const stagesAfter = async (end: object) => {
        const sent = await send('claim');
        await close(sent.reference, end);
        return (await read(sent)).data.stages.map(({ name }) => name);
      };
      const note = { customerNote: 'We pay for the repair.', internalNote: 'He called us.' };
      for (const outcome of ['accepted', 'partly', 'refused', 'answered'])
        expect(await stagesAfter({ status: 'closed', outcome, ...note }), outcome).toContain('decided');
      expect(await stagesAfter({ status: 'closed', outcome: 'withdrawn', ...note })).not.toContain('decided');
    });

    it('and one whose outcome is put right later goes by it', async () => {
      const sent = await send('claim');
      const note = { customerNote: 'We pay for the repair.', internalNote: 'He called us.' };
      const stagesWith = async (outcome: string) => {
        await close(sent.reference, { status: 'closed', outcome, ...note });
        return (await read(sent)).data.stages.at(-1)?.name;
      };
      expect(await stagesWith('accepted')).toBe('decided');
      expect(await stagesWith('withdrawn')).not.toBe('decided');
      expect(await stagesWith('accepted')).toBe('decided');
    });

    it('and keeps that money was paid, and a stage that a colleague sets with it', async () => {
      const sent = await send('claim');
      const { id } = await stored(sent.reference);
      const set = (data: object) => content().update({ collection: 'service-requests', id, data, user: agent });
      await set({ stage: 'paid', customerNote: 'We paid you 500 riyals.' });
      expect(await close(sent.reference)).toMatchObject({ stage: 'paid' });
      expect(await set({ status: 'in-review' })).toMatchObject({ stage: 'paid' });
      const other = await send('claim');
      await close(other.reference);
      const again = { collection: 'service-requests', id: (await stored(other.reference)).id } as const;
      const data = { status: 'in-review', stage: 'received' } as const;
      expect(await content().update({ ...again, data, user: agent })).toMatchObject({ stage: 'received' });
    });

    it('and a day that moves with it is in the notes, as where a colleague opens it', async () => {
      const sent = await send();
      await answer(sent.reference, { text: 'We accept your complaint.' });
      await close(sent.reference);
      const { id } = await stored(sent.reference);
      const dueAt = new Date(Date.now() - 3 * day).toISOString();
      await content().db.updateOne({ collection: 'service-requests', id, data: { dueAt }, returning: false });
      expect((await write(sent, { text: 'This is not what we agreed on.' })).status).toBe(201);
      const notes = (await stored(sent.reference)).internalNotes?.map(({ text }) => text);
      expect(notes).toContainEqual(expect.stringMatching(/^Opened again, answer due · أُعيد فتحه، موعد الرد: /));
    });

    it('gives a complaint a second look; teams note where it goes further, and a later message takes nothing back', async () => {
      const sent = await send();
      const reopen = async ({ reference, token }: Sent) => {
        await close(reference, { outcome: 'refused', customerNote: 'We looked into it.' });
        expect((await write({ reference, token }, { text: 'I do not agree.' })).status).toBe(201);
        return stored(reference);
      };
      const { id, escalation } = await reopen(sent);
      expect(escalation).toBe('second-look');
      const data = { escalation: 'authority', authorityNumber: 'IA-77' } as const;
      await content().update({ collection: 'service-requests', id, data, user: agent, overrideAccess: false });
      const { escalation: after, internalNotes } = await reopen(sent);
      expect(after).toBe('authority');
      const notes = (internalNotes ?? []).map(({ text }) => text).filter((text) => text?.includes('التصعيد'));
      expect(notes).toEqual([
        expect.stringContaining('إعادة نظر من مدير العناية بالعملاء'),
        'Escalated to · التصعيد: Insurance Authority · هيئة التأمين · \u2068IA-77\u2069',
      ]);
      const claim = await send('claim');
      expect((await reopen(claim)).escalation ?? null).toBeNull();
    });

    it('until it is closed for good: 409, and nothing is stored', async () => {
      const sent = await send();
      await answer(sent.reference, { text: 'We accept your complaint.' });
      await close(sent.reference);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * day });
      try {
        expect((await write(sent, { text: 'Hello?' })).status).toBe(409);
      } finally {
        vi.useRealTimers();
      }
      expect((await read(sent)).data).toMatchObject({ status: 'resolved', messages: [{ from: 'company' }] });
    });
  });

  it('a message whose case was erased while its files came is not stored', async () => {
    const sent = await send();
    const found = await stored(sent.reference);
    await content().delete({ collection: 'service-requests', id: found.id });
    const message = { text: 'Still there?', files: [], idempotencyKey: undefined, contentHash: '' };
    const about = { ...found, collection: 'service-requests' } as unknown as Parameters<typeof storeCustomerMessage>[1];
    await expect(storeCustomerMessage(content(), about, message, 'en')).rejects.toMatchObject({ status: 404 });
    const where = { text: { equals: 'Still there?' } };
    expect((await content().db.count({ collection: 'case-messages', where })).totalDocs).toBe(0);
  });

  describe('closing and deadlines', () => {
    it('closing needs an outcome, and a complaint an answer', async () => {
      const sent = await send();
      await expect(close(sent.reference, {})).rejects.toMatchObject({ data: { errors: [{ path: 'outcome' }] } });
      await expect(close(sent.reference)).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } });
      expect(await close(sent.reference, { outcome: 'withdrawn', internalNote: 'By phone' })).toMatchObject({
        status: 'resolved',
      });
      const claim = await send('claim');
      expect(await close(claim.reference)).toMatchObject({ status: 'resolved', outcome: 'accepted' });
    });

    it('what a customer was asked for while the clock stood still is no answer to a complaint', async () => {
      const sent = await send();
      const pause = { status: 'waiting-for-customer', outcome: null, pauseReason: 'papers' };
      expect(await close(sent.reference, pause)).toMatchObject({ status: 'waiting-for-customer' });
      expect((await stored(sent.reference)).history?.at(-1)?.note).toContain('We need documents');
      await expect(close(sent.reference)).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } });
      await answer(sent.reference, { text: 'We accept your complaint.' });
      expect(await close(sent.reference)).toMatchObject({ status: 'resolved' });
    });

    it('a complaint that the customer opened again needs an answer to that', async () => {
      const sent = await send();
      const { id } = await stored(sent.reference);
      await content().update({ collection: 'service-requests', id, data: { customerNote: 'We pay.' } });
      expect(await close(sent.reference)).toMatchObject({ status: 'resolved' });
      expect((await write(sent, { text: 'Nothing has come.' })).status).toBe(201);
      await expect(close(sent.reference)).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } });
      await content().update({ collection: 'service-requests', id, data: { customerNote: 'It is on its way.' } });
      expect(await close(sent.reference)).toMatchObject({ status: 'resolved' });
    });

    it('a claim of the other party, who knows no policy, takes its photos as the first message', async () => {
      const sent = await send('claim', { policy_number: otherPartyPolicy(randomUUID()) });
      const photo = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
      const { status } = await write(sent, { text: 'Photos of the claim.' }, [['files', photo, 'car.jpg']]);
      expect(status).toBe(201);
      expect((await read(sent)).data.messages).toMatchObject([
        { from: 'customer', text: 'Photos of the claim.', files: [{ name: 'car.jpg' }] },
      ]);
    });

    it('moving a deadline needs a reason, which stays in the notes', async () => {
      const sent = await send();
      const { id } = await stored(sent.reference);
      const move = (data: object) =>
        content().update({ collection: 'service-requests', id, data, user: agent, overrideAccess: false, depth: 0 });
      const dueAt = '2030-01-01T13:00:00.000Z';
      const refused = {
        message: expect.stringContaining('Reason of the new date'),
        data: { errors: [{ path: 'dueReason' }] },
      };
      await expect(move({ dueAt })).rejects.toMatchObject(refused);
      const noMoment = { status: 400, message: expect.stringContaining('Send a moment such as') };
      await expect(move({ dueAt: 'soon', dueReason: 'A mistake' })).rejects.toMatchObject(noMoment);
      const { internalNotes, dueReason } = await move({ dueAt, dueReason: 'Waiting for the garage' });
      expect(dueReason).toBeFalsy();
      expect(internalNotes?.at(-1)?.text).toMatch(
        /: \u2066[^\u2066\u2069]+ → 2030-01-01 16:00\u2069\. Waiting for the garage$/,
      );
    });

    it('a deadline that moves is told to its customer, on the page and by mail, and is no answer', async () => {
      const sent = await send();
      const { id } = await stored(sent.reference);
      const save = (data: object) =>
        content().update({ collection: 'service-requests', id, data, user: agent, overrideAccess: false, depth: 0 });
      const history = async () => ((await read(sent)).data as unknown as Wire).status_history;
      await save({ dueAt: '2030-01-01T13:00:00.000Z', dueReason: 'Waiting for the garage' });
      const told = {
        status: 'received',
        note: `The day of our answer has changed: we answer by ${promisedDayText('2030-01-01T13:00:00Z', 'en')}.`,
        note_ar: `تغيّر موعد ردّنا، وآخر موعد له الآن ${promisedDayText('2030-01-01T13:00:00Z', 'ar')}.`,
      };
      expect(await history()).toMatchObject([{ status: 'received' }, told]);
      const mail = (await mailsOf(sent.reference)).at(-1);
      expect(mail?.body).toContain(told.note_ar);
      expect(`${JSON.stringify(await history())}${mail?.body}`).not.toContain('garage');
      // Another hour is the same day, and nobody is told a day of what is answered or waits.
      await save({ dueAt: '2030-01-01T11:00:00.000Z', dueReason: 'Earlier that day' });
      expect(await history()).toHaveLength(2);
      await expect(save({ status: 'resolved', outcome: 'accepted' })).rejects.toMatchObject({ status: 400 });
      await expect(save({ status: 'closed', outcome: 'no-reply' })).rejects.toMatchObject({ status: 400 });
      const both = {
        dueAt: '2030-01-02T13:00:00.000Z',
        dueReason: 'The garage again',
        customerNoteAr: 'ندفع لك المبلغ.',
      };
      await save({ ...both, status: 'in-review' });
      expect((await history()).at(-1)).toMatchObject({
        status: 'in-review',
        note: expect.stringMatching(/^ندفع لك المبلغ\.\n\nThe day of our answer .*Wednesday, 2 January 2030/),
        note_ar: expect.stringMatching(/^ندفع لك المبلغ\.\n\nتغيّر موعد ردّنا.*الأربعاء، 2 يناير 2030/),
      });
      await save({ status: 'resolved', outcome: 'accepted', dueAt: '2030-01-03T13:00:00.000Z', dueReason: 'Too late' });
      expect((await history()).at(-1)).not.toHaveProperty('note');
    });

    it('a stage that is reached has its time and those before it', async () => {
      const sent = await send('claim');
      const { id } = await stored(sent.reference);
      await content().update({ collection: 'service-requests', id, data: { stage: 'decided' } });
      const { stages } = (await read(sent)).data;
      expect(stages.map(({ name }) => name)).toEqual(['received', 'assessed', 'decided']);
      await content().update({ collection: 'service-requests', id, data: { stage: 'assessed' } });
      expect((await read(sent)).data.stages).toEqual(stages.slice(0, 2));
    });
  });

  it('a case is found by whatever people type of it, also one of an earlier version', async () => {
    const sent = await send('complaint', { full_name: 'نورة عبدالعزيز', phone: '0559876543' });
    const { id } = await stored(sent.reference);
    const find = async (like: string) => {
      const where = { searchText: { like } };
      const more = { user: agent, overrideAccess: false, pagination: false, depth: 0 } as const;
      return (await content().find({ collection: 'service-requests', where, ...more })).docs.map((one) => one.id);
    };
    const typed = ['0559876543', '٠٥٥٩٨٧٦٥٤٣', 'نوره', 'عبد العزيز', sent.reference.replaceAll('-', '').toLowerCase()];
    for (const like of typed) expect(await find(like), like).toEqual([id]);
    await content().db.updateOne({ collection: 'service-requests', id, data: { searchText: null }, returning: false });
    expect(await find('0559876543')).toEqual([]);
    await fillSearchTexts(content());
    expect(await find('0559876543')).toEqual([id]);
    expect((await stored(sent.reference)).history).toHaveLength(1);
    // It did not hold the number at the Insurance Authority.
    const data = { authorityNumber: 'IA-2026/5511' };
    await content().db.updateOne({ collection: 'service-requests', id, data, returning: false });
    expect(await find('ia20265511')).toEqual([]);
    await fillSearchTexts(content());
    expect(await find('IA-2026/5511')).toEqual([id]);
    const reading = vi.spyOn(content().db, 'find');
    await fillSearchTexts(content());
    const read = reading.mock.calls.filter(([{ select }]) => select?.sent !== undefined || select === undefined);
    reading.mockRestore();
    // Cases without a text are asked for, and none is found; of those that have theirs what was sent stays where it is, but for
    // the one kind that names a company.
    expect(read.map(([{ collection }]) => collection)).toEqual([...caseCollections, 'service-requests']);
    // Nor did it hold the names of companies.
    const company = await send('details-request', { company_name: 'شركة الرياض للتجارة' });
    const { id: theirs, searchText = '' } = await stored(company.reference);
    const before = { searchText: String(searchText).split('شركه')[0] };
    await content().db.updateOne({ collection: 'service-requests', id: theirs, data: before, returning: false });
    expect(await find('الرياض للتجاره')).toEqual([]);
    await fillSearchTexts(content());
    expect(await find('الرياض للتجاره')).toEqual([theirs]);
  });

  it('the record tells who answered and that the customer wrote, and none of their words', async () => {
    const sent = await send();
    await answer(sent.reference, { text: 'Secret words of ours' });
    await write(sent, { text: 'Secret words of his' });
    const where = { subject: { equals: sent.reference }, action: { in: ['answered', 'customer-wrote'] } } as const;
    const { docs } = await content().find({ collection: 'audit-log', where, sort: 'id' });
    expect(docs.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['answered', 'Huda'],
      ['customer-wrote', 'service'],
    ]);
    const all = await content().find({ collection: 'audit-log', pagination: false });
    expect(JSON.stringify(all.docs)).not.toContain('Secret words');
  });

  it('a person’s copy has the conversation, and an erasure takes it along with its files', async () => {
    const sent = await send('complaint', { id_number: '2000000014' });
    await answer(sent.reference, { text: 'We read it.' }, [['files', contentOf('pdf'), 'a.pdf']]);
    await write(sent, { text: 'Thanks' }, [['files', contentOf('jpg'), 'b.jpg']]);
    const copy = await exportPerson(content(), '2000000014', {});
    expect(copy.cases[0]?.messages).toMatchObject([{ from: 'company', text: 'We read it.' }, { from: 'customer' }]);
    const before = (await filesOnDisk()).length;
    await erasePerson(content(), '2000000014', {});
    const where = { reference: { equals: sent.reference } };
    expect((await content().count({ collection: 'case-messages', where })).totalDocs).toBe(0);
    expect((await filesOnDisk()).length).toBe(before - 2);
  });
}
