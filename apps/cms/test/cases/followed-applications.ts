import type { Payload, PayloadRequest, TypedUser, Where } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST as postMessage } from '../../src/app/api/service-requests/[kind]/messages/route.ts';
import { GET as getRequest } from '../../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../../src/app/api/service-requests/route.ts';
import { caseLinkToken } from '../../src/cases/case-link.ts';
import { answerCase } from '../../src/cases/conversation/answer-endpoint.ts';
import { endLinks } from '../../src/cases/links/end-links-endpoint.ts';
import { erasePerson, exportPerson } from '../../src/cases/retention/person.ts';
import { config } from '../../src/config.ts';
import { contentOf, filesOnDisk, formOf, jobKey, validApplication } from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

type Sent = { reference: string; token: string };
type Stage = { name: string; label: string; label_ar: string };
type Details = Sent & { status: string; about?: object[]; stages: Stage[]; messages: { from: string }[] };
const detail = 'applicant@example.com';

/** How an applicant follows what was sent, and who of the staff has a part in it, on the database that is open. */
export function describeFollowedApplications(content: () => Payload): void {
  describe('a job application that is followed', () => describeAll(content));
}

function describeAll(content: () => Payload): void {
  let people: TypedUser;
  let care: TypedUser;
  beforeAll(async () => {
    const account = async (role: 'people' | 'care') => {
      const data = { email: `${role}@followed.example`, password: 'long-enough-password', name: role, role };
      return { ...(await content().create({ collection: 'users', data })), collection: 'users' as const };
    };
    people = await account('people');
    care = await account('care');
  });

  const bearer = ({ token }: Pick<Sent, 'token'>) => ({ headers: { authorization: `Bearer ${token}` } });
  async function apply(more: Record<string, string> = {}): Promise<Sent> {
    const fields = { ...validApplication, email: 'Applicant@example.com', phone_number: '055 765 4321', ...more };
    const form = formOf({ language: 'ar', ...fields }, [['cv_url', contentOf('pdf'), 'cv.pdf']]);
    return (await postForm(postJob, `/jobs/${jobKey}`, form, { params: { id: jobKey } })).data as Sent;
  }
  const lookUp = (reference: string, typed: string) => postJson(postLookup, '/x', { reference, detail: typed });
  const open = async (sent: Sent) => {
    const response = await siteCall(getRequest, '/x', { params: { kind: sent.reference }, ...bearer(sent) });
    return { ...response, data: response.data as unknown as Details };
  };
  const write = (sent: Sent, text: string, files: [string, Blob, string][] = []) =>
    postForm(postMessage, '/x', formOf({ text }, files), { params: { kind: sent.reference }, ...bearer(sent) });
  async function stored(reference: string) {
    const where = { reference: { equals: reference } };
    const { docs } = await content().find({ collection: 'job-applications', where, depth: 0 });
    if (!docs[0]) throw new Error(`${reference} is not stored`);
    return docs[0];
  }
  async function asked(reference: string, user: TypedUser, fields: Record<string, string> = {}) {
    const { id } = await stored(reference);
    const { body, headers } = new Request('http://localhost/x', { method: 'POST', body: formOf(fields) });
    const req = await createLocalReq({ user, req: { headers } as never }, content());
    return Object.assign(req, { body, routeParams: { id: String(id) } }) as PayloadRequest;
  }
  const answer = async (reference: string, user: TypedUser, text: string) =>
    answerCase('job-applications')(await asked(reference, user, { seen: '0', text }));
  const end = async (reference: string, user: TypedUser) => endLinks('job-applications')(await asked(reference, user));
  const handle = async (reference: string, data: object) =>
    content().update({
      collection: 'job-applications',
      id: (await stored(reference)).id,
      data: data as never,
      ...{ user: people, overrideAccess: false, depth: 0 },
    });
  const mailsTo = async (to: string, reference: string) => {
    const where: Where = { and: [{ reference: { equals: reference } }, { to: { equals: to } }] };
    return (await content().find({ collection: 'mail-queue', where, sort: 'id', pagination: false })).docs;
  };

  it('is open to the browser that sent it, and found by the email or the phone however they are typed, by nothing else', async () => {
    const sent = await apply();
    expect((await siteCall(getRequests, '/x', bearer(sent))).data).toMatchObject([
      { reference: sent.reference, kind: 'application', about: [{ label: 'Claims handler' }] },
    ]);
    for (const typed of ['applicant@EXAMPLE.com', '+966 55 765 4321', '٠٥٥٧٦٥٤٣٢١'])
      expect((await lookUp(sent.reference, typed)).data, typed).toMatchObject(sent);
    for (const typed of ['Sara', 'other@example.com', '0557654322', ''])
      expect((await lookUp(sent.reference, typed)).status, typed).toBe(404);
  });

  it('a repetition is answered with the token that opens it, and another application has another', async () => {
    const form = () => formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]);
    const headers = { 'idempotency-key': 'followed-once' };
    const once = () => postForm(postJob, '/x', form(), { params: { id: jobKey }, headers });
    const first = (await once()).data as Sent;
    expect((await once()).data).toEqual(first);
    const other = await apply();
    expect((await open({ ...other, token: first.token })).status).toBe(404);
    expect((await open(first)).data.messages).toEqual([]);
  });

  it('says where it stands in an applicant’s words, and nothing of what the team noted', async () => {
    const sent = await apply();
    await handle(sent.reference, { internalNote: 'Score 3 of 10', assignee: people.id, stage: 'assessed' });
    const { data } = await open(sent);
    expect(data).toMatchObject({ status: 'in-review', about: [{ label: 'Claims handler' }] });
    // Offline, and renamed in a draft that visitors never saw.
    const { job } = await stored(sent.reference);
    const change = { collection: 'jobs', id: Number(job) } as const;
    await content().update({ ...change, data: { _status: 'draft' }, unpublishAllLocales: true });
    await content().update({ ...change, data: { title: 'Not yet' }, draft: true });
    expect((await open(sent)).data.about).toEqual([{ label: 'Claims handler' }]);
    await content().update({ ...change, data: { title: 'Claims handler', _status: 'published' } });
    expect(data.stages.map(({ label, label_ar }) => [label, label_ar])).toEqual([
      ['Received', 'استلام الطلب'],
      ['Review', 'دراسة الطلب'],
    ]);
    await handle(sent.reference, { status: 'rejected', outcome: 'refused' });
    const after = await open(sent);
    // Nobody was interviewed, and none is told of an interview.
    expect(after.data.stages.map(({ name }) => name)).toEqual(['received', 'assessed', 'decided']);
    expect(JSON.stringify(after.data)).not.toMatch(/Score|people|refused/);
    const news = (await mailsTo(detail, sent.reference)).at(-1);
    expect(news?.body).toContain('لم يقع الاختيار عليك هذه المرة');
    expect(news?.body).not.toContain('مرفوض');
    expect(news?.body).toContain(`${config.siteUrl}/ar/my-requests/${sent.reference}`);
  });

  it('whoever reached a stage is under consideration, on the page and by mail, and is not set back to received beside it', async () => {
    const sent = await apply({ email: detail });
    await handle(sent.reference, { status: 'received', stage: 'interviewed' });
    const { data } = await open(sent);
    expect(data).toMatchObject({
      status: 'in-review',
      status_history: [{ status: 'received' }, { status: 'in-review' }],
    });
    expect(data.stages.map(({ name }) => name)).toEqual(['received', 'assessed', 'interviewed']);
    const told = async () => (await mailsTo(detail, sent.reference)).at(-1)?.body;
    expect(await told()).toContain('الحالة الآن: قيد الدراسة\nالمرحلة: المقابلة');
    const back = { status: 'received' };
    await expect(handle(sent.reference, back)).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } });
    await handle(sent.reference, { ...back, stage: 'received' });
    expect((await open(sent)).data).toMatchObject({ status: 'received', stages: [{ name: 'received' }] });
    expect(await told()).toContain('الحالة الآن: ');
    expect(await told()).not.toContain('المرحلة');
  });

  it('the confirmation says how it is found again, and lets nobody in by itself', async () => {
    const { reference } = await apply({ email: detail });
    const [mail] = await mailsTo(detail, reference);
    expect(mail?.body).toContain(`${config.siteUrl}/ar/track-request`);
    expect(mail?.body).toContain('معلومة واحدة مما أرسلته');
    expect(mail?.body).not.toContain('my-requests');
  });

  it('every mail says which job it is about, in its language and in both its parts, also once the job is offline', async () => {
    const [reference, english] = [(await apply()).reference, (await apply({ language: 'en' })).reference];
    const change = { collection: 'jobs', id: Number((await stored(reference)).job) } as const;
    const title = (locale: 'en' | 'ar', words: string, draft = false) =>
      content().update({ ...change, locale, draft, data: { title: words, ...(!draft && { _status: 'published' }) } });
    await title('ar', 'أخصائي مطالبات');
    for (const [one, words] of [
      [reference, 'أخصائي مطالبات'],
      [english, 'Claims handler'],
    ] as const) {
      await handle(one, { stage: 'assessed', customerNote: 'We read it.' });
      expect((await answer(one, people, 'متى تناسبك المقابلة؟')).status).toBe(201);
      await content().update({ ...change, data: { _status: 'draft' }, unpublishAllLocales: true });
      await title('ar', 'مسودة', true);
      await handle(one, { status: 'rejected', outcome: 'refused' });
      await title('ar', 'أخصائي مطالبات');
      await title('en', 'Claims handler');
      const [received, ...later] = await mailsTo(detail, one);
      expect(later).toHaveLength(3);
      // The first went out before the Arabic title was there, or in English.
      for (const mail of one === english ? [received, ...later] : later) {
        expect(mail?.subject).toMatch(new RegExp(`${one} · ${words}$`));
        for (const part of [mail?.body, mail?.html]) expect(part).toContain(words);
      }
      expect(received?.subject).toContain(' · Claims handler');
    }
  });

  it('the people team answers it, and hears of what the applicant writes; customer care has no part in it', async () => {
    const sent = await apply();
    const { id } = await handle(sent.reference, { assignee: people.id });
    expect((await answer(sent.reference, care, 'Hello')).status).toBe(403);
    expect((await answer(sent.reference, people, 'متى تناسبك المقابلة؟')).status).toBe(201);
    expect((await mailsTo(detail, sent.reference)).at(-1)?.body).toContain(`/ar/my-requests/${sent.reference}`);
    const link = { ...sent, token: caseLinkToken(sent.reference) };
    expect((await write(link, 'الأحد.', [['files', contentOf('pdf'), 'شهادة.pdf']])).status).toBe(201);
    expect((await open(sent)).data.messages).toMatchObject([{ from: 'company' }, { from: 'customer' }]);
    expect((await mailsTo(people.email ?? '', sent.reference)).at(-1)?.body).toContain('كتب المتقدم رسالة');
    expect(await mailsTo(care.email ?? '', sent.reference)).toEqual([]);
    const where = { reference: { equals: sent.reference } };
    for (const collection of ['case-messages', 'private-files', 'job-applications'] as const) {
      const seen = async (user: TypedUser) =>
        (
          await content()
            .find({ collection, where, user, overrideAccess: false })
            .catch(() => ({ docs: [] }))
        ).docs;
      expect(await seen(people), collection).not.toEqual([]);
      expect(await seen(care), collection).toEqual([]);
    }
    const asCare = { collection: 'job-applications', id, user: care, overrideAccess: false } as const;
    await expect(content().update({ ...asCare, data: { status: 'rejected' } })).rejects.toMatchObject({ status: 403 });
  });

  it('what opens it is ended by the people team alone; the applicant finds it again', async () => {
    const sent = await apply();
    const link = { ...sent, token: caseLinkToken(sent.reference) };
    expect((await end(sent.reference, care)).status).toBe(403);
    expect((await open(link)).status).toBe(200);
    expect((await end(sent.reference, people)).status).toBe(200);
    for (const one of [sent, link]) expect((await open(one)).status).toBe(404);
    expect((await siteCall(getRequests, '/x', bearer(sent))).data).toEqual([]);
    const found = (await lookUp(sent.reference, detail)).data as Sent;
    expect((await open(found)).status).toBe(200);
  });

  it('a copy of the applicant’s data has what was written, and an erasure takes it along', async () => {
    const sent = await apply({ email: 'leaving@example.com' });
    await answer(sent.reference, people, 'We read your CV.');
    await write(sent, 'Thank you', [['files', contentOf('jpg'), 'photo.jpg']]);
    const copy = await exportPerson(content(), 'leaving@example.com', {});
    expect(copy.cases).toMatchObject([{ messages: [{ text: 'We read your CV.' }, { text: 'Thank you' }] }]);
    const before = (await filesOnDisk()).length;
    await erasePerson(content(), 'leaving@example.com', {});
    const where = { reference: { equals: sent.reference } };
    expect((await content().count({ collection: 'case-messages', where })).totalDocs).toBe(0);
    expect((await filesOnDisk()).length).toBe(before - 2);
    expect((await open(sent)).status).toBe(404);
  });
}
