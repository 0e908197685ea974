import { pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../src/access/roles.ts';
import { GET as getClaim } from '../../src/app/api/claims/[number]/route.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { defaultDueDays } from '../../src/cases/case-handling.ts';
import { markOverdue } from '../../src/cases/inbox/mark-overdue.ts';
import { addWorkingDays } from '../../src/cases/intake/working-days.ts';
import {
  contentOf,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson, siteCall } from './site-call.ts';

let payload: Payload;
const people = new Map<Role, TypedUser>();
const as = (role: Role) => ({ user: people.get(role) ?? null, overrideAccess: false }) as const;

beforeAll(async () => {
  payload = await openCaseContent();
  for (const role of roles) {
    const data = { email: `${role}@example.com`, password: 'long-enough-password', name: role, role };
    people.set(role, { ...(await payload.create({ collection: 'users', data })), collection: 'users' });
  }
});
afterAll(() => payload?.destroy());

async function newClaim(fields: Record<string, string> = {}) {
  const { data } = await postJson(
    POST,
    '/service-requests/claim',
    { ...validRequests.claim, ...fields },
    { params: { kind: 'claim' } },
  );
  const { docs } = await payload.find({
    collection: 'service-requests',
    where: { reference: { equals: data?.reference } },
  });
  const [claim] = docs;
  if (!claim) throw new Error('the claim is not stored');
  return claim;
}

describe('inboxes: a case that is erased', () => {
  const erase = (id: number, more: object = {}) =>
    payload.delete({ collection: 'service-requests', id, depth: 0, ...as('admin'), ...more });
  const newest = async () => {
    const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
    return docs[0];
  };

  it.each([
    ['en', /still open/],
    ['ar', /لم يُغلق بعد/],
  ] as const)(
    'while it is open goes for a reason alone, which stays in the record and holds no words of a person (%s)',
    async (language, why) => {
      const { id } = await newClaim();
      const asking = (reason?: string) => ({
        req: { i18n: { language }, searchParams: new URLSearchParams(reason && { reason }) },
      });
      for (const reason of [undefined, '', 'Mona Saleh asked for it'])
        await expect(erase(id, asking(reason))).rejects.toThrow(why);
      expect((await payload.count({ collection: 'service-requests', where: { id: { equals: id } } })).totalDocs).toBe(
        1,
      );
      await erase(id, asking('trial'));
      expect(await newest()).toMatchObject({
        action: 'deleted',
        targetId: String(id),
        changes: [{ field: 'erasureReason', after: 'trial' }],
      });
    },
  );

  it('once it is closed goes without one', async () => {
    const { id } = await newClaim();
    const data = { status: 'closed', outcome: 'duplicate', closedAt: new Date().toISOString() } as const;
    await payload.db.updateOne({ collection: 'service-requests', id, data });
    await erase(id);
    const entry = await newest();
    expect([entry?.action, entry?.targetId, entry?.changes ?? []]).toEqual(['deleted', String(id), []]);
  });
});

describe('inboxes: what each role may do', () => {
  const inboxes = { 'service-requests': 'care', messages: 'care', 'job-applications': 'people' } as const;
  beforeAll(async () => {
    await newClaim();
    await postJson(postContact, '/contact-us', validMessage);
    await postForm(postJob, `/jobs/${jobKey}`, formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]), {
      params: { id: jobKey },
    });
  });

  const may = (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    );

  for (const [collection, team] of Object.entries(inboxes) as [keyof typeof inboxes, Role][]) {
    for (const role of roles) {
      const handles = role === team || role === 'admin';
      it(`${collection}: ${role} ${handles ? 'reads and handles' : 'sees nothing'}`, async () => {
        const { docs } = await payload.find({ collection, overrideAccess: true });
        const id = docs[0]?.id ?? 0;
        expect(await may(payload.find({ collection, ...as(role) })), 'read').toBe(handles);
        expect(
          await may(payload.update({ collection, id, data: { status: 'in-review' }, ...as(role) })),
          'update',
        ).toBe(handles);
        expect(await may(payload.create({ collection, data: docs[0] as never, ...as(role) })), 'create').toBe(false);
        if (role !== 'admin') expect(await may(payload.delete({ collection, id, ...as(role) })), 'delete').toBe(false);
      });
    }
  }

  it('nobody changes many cases at once but by the acts of the desk, which can be undone', async () => {
    for (const [collection, team] of Object.entries(inboxes) as [keyof typeof inboxes, Role][]) {
      const { docs } = await payload.find({ collection, overrideAccess: true });
      const where = { id: { in: docs.map(({ id }) => id) } };
      for (const role of [team, 'admin'] as const) {
        const many = payload.update({
          collection,
          where,
          data: { status: 'closed', outcome: 'accepted' },
          ...as(role),
        });
        await expect(many, `${collection}: ${role}`).rejects.toMatchObject({ status: 403 });
      }
      expect((await payload.find({ collection, overrideAccess: true })).docs).toEqual(docs);
    }
  });

  const tables = {
    'private-files': { read: ['admin', 'care', 'people'], update: [], delete: [] },
    'mail-queue': { read: ['admin', 'care', 'people'], update: ['admin'], delete: [] },
    webhooks: { read: ['admin'], update: ['admin'], delete: [] },
    'audit-log': { read: ['admin'], update: [], delete: [] },
    'rate-limits': { read: [], update: [], delete: [] },
  } as const;
  for (const [collection, table] of Object.entries(tables) as [
    keyof typeof tables,
    Record<string, readonly Role[]>,
  ][]) {
    it(`${collection}: ${JSON.stringify(table)}; nobody creates`, async () => {
      const rules = payload.collections[collection].config.access;
      for (const operation of ['create', 'read', 'update', 'delete'] as const) {
        for (const role of [undefined, ...roles]) {
          const user = role && people.get(role);
          const allowed = Boolean(await rules[operation]({ req: { user: user ?? null, payload } } as never));
          expect(allowed, `${operation} by ${role ?? 'a visitor'}`).toBe(
            role !== undefined && Boolean(table[operation]?.includes(role)),
          );
        }
      }
    });
  }

  it('care sees no file and no mail of people, and the other way round', async () => {
    const { docs: ofCare } = await payload.find({ collection: 'private-files', ...as('care') });
    const { docs: ofPeople } = await payload.find({ collection: 'private-files', ...as('people') });
    expect(ofCare).toEqual([]);
    expect(ofPeople.map(({ name }) => name)).toEqual(['cv.pdf']);
    const { docs: mails } = await payload.find({ collection: 'mail-queue', pagination: false, ...as('people') });
    expect(new Set(mails.map(({ team }) => team))).toEqual(new Set(['people']));
  });

  it('who shares an inbox sees the team, for assigning, and nobody else', async () => {
    const seen = async (role: Role) =>
      (await payload.find({ collection: 'users', ...as(role) })).docs.map((user) => user.role);
    expect(await seen('care')).toEqual(['care']);
    expect(await seen('editor')).toEqual(['editor']);
    expect(await seen('admin')).toHaveLength(roles.length);
  });
});

it('digests of tokens and keys reach nobody who works here', async () => {
  const { docs } = await payload.find({ collection: 'service-requests', ...as('admin') });
  expect(docs.length).toBeGreaterThan(0);
  expect(JSON.stringify(docs)).not.toMatch(/tokenHash|idempotencyKey|contentHash/);
  const guess = { tokenHash: { like: 'a' } };
  await expect(payload.find({ collection: 'service-requests', where: guess, ...as('care') })).rejects.toThrow();
});

describe('handling a case', () => {
  let claim: Awaited<ReturnType<typeof newClaim>>;
  beforeEach(async () => {
    claim = await newClaim({ language: 'ar' });
  });
  const handle = (data: Record<string, unknown>) =>
    payload.update({ collection: 'service-requests', id: claim.id, data, depth: 0, ...as('care') });
  const mailsTo = async (to: string) =>
    (
      await payload.find({
        collection: 'mail-queue',
        where: { reference: { equals: claim.reference }, to: { equals: to } },
        sort: 'id',
        pagination: false,
      })
    ).docs;

  it('keeps the history of every status by itself, with person, time and note in both languages', async () => {
    await handle({ status: 'in-review' });
    const changed = await handle({
      status: 'waiting-for-customer',
      pauseReason: 'papers',
      customerNote: 'Please send the report.',
      customerNoteAr: 'نرجو إرسال التقرير.',
    });
    expect(changed.history?.map(({ status, by, note }) => ({ status, by, note }))).toEqual([
      { status: 'received', by: null, note: null },
      { status: 'in-review', by: people.get('care')?.id, note: null },
      {
        status: 'waiting-for-customer',
        by: people.get('care')?.id,
        note: `Please send the report.\n\n${pauseTexts.papers.en}`,
      },
    ]);
    expect(changed).toMatchObject({ customerNote: null, customerNoteAr: null });
  });

  it('the sender tracks the new status and the note', async () => {
    await handle({
      status: 'resolved',
      outcome: 'accepted',
      customerNote: 'Paid.',
      customerNoteAr: 'تم الصرف.',
      internalNote: 'secret',
    });
    const response = await siteCall(getClaim, `/claims/x?id=1000000008`, { params: { number: claim.reference } });
    expect(response.data).toMatchObject({
      status: 'resolved',
      status_history: [{ status: 'received' }, { status: 'resolved', note: 'Paid.', note_ar: 'تم الصرف.' }],
    });
    expect(JSON.stringify(response)).not.toContain('secret');
  });

  it('a mail in the language of the sender tells of each change, once', async () => {
    await handle({ status: 'in-review', customerNote: 'We look at it.', customerNoteAr: 'ننظر في طلبك.' });
    await handle({ assignee: people.get('care')?.id });
    const [confirmation, change, ...rest] = await mailsTo('sara@example.com');
    expect(rest).toEqual([]);
    expect(confirmation?.subject).toBe(`استلمنا طلبك ${claim.reference}`);
    expect(change?.body).toContain('قيد المراجعة');
    expect(change?.body).toContain('ننظر في طلبك.');
  });

  it('internal notes are added, never changed', async () => {
    await handle({ internalNote: 'first' });
    const changed = await handle({ internalNote: 'second', internalNotes: [] });
    expect(changed.internalNotes?.map(({ text }) => text)).toEqual(['first', 'second']);
    expect(changed.history).toHaveLength(1);
  });

  it('what was sent, the reference and the history cannot be changed', async () => {
    const changed = await handle({
      sent: { full_name: 'Somebody else' },
      reference: 'XX',
      email: 'other@example.com',
      idNumber: '2222222222',
      kind: 'quote',
      history: [],
      overdue: true,
      status: 'in-review',
    });
    expect(changed).toMatchObject({
      sent: claim.sent,
      reference: claim.reference,
      email: claim.email,
      kind: 'claim',
      overdue: false,
    });
    expect(changed.history).toHaveLength(2);
  });

  it('is assigned within the team alone', async () => {
    expect(await handle({ assignee: people.get('care')?.id })).toMatchObject({ assignee: people.get('care')?.id });
    await expect(handle({ assignee: people.get('editor')?.id })).rejects.toThrow();
  });

  it('several at once keep their own histories and mails', async () => {
    const other = await newClaim();
    await payload.update({
      collection: 'service-requests',
      where: { id: { in: [claim.id, other.id] } },
      data: { status: 'resolved', outcome: 'accepted' },
      user: people.get('care') ?? null,
    });
    for (const { id } of [claim, other]) {
      const { history } = await payload.findByID({ collection: 'service-requests', id });
      expect(history?.map(({ status }) => status)).toEqual(['received', 'resolved']);
    }
    expect(await mailsTo('sara@example.com')).toHaveLength(2);
  });

  it('is due after the working days of its kind, marked when that has passed, and no longer once answered', async () => {
    const receivedAt = new Date(claim.history?.[0]?.at ?? '');
    expect(claim.dueAt).toBe(addWorkingDays(receivedAt, defaultDueDays.claim).toISOString());
    const late = { dueAt: new Date(0).toISOString(), overdue: false };
    await payload.db.updateOne({ collection: 'service-requests', id: claim.id, data: late });
    expect(await handle({ internalNote: 'The garage was asked.' })).toMatchObject({ overdue: true });
    await payload.db.updateOne({ collection: 'service-requests', id: claim.id, data: { overdue: false } });
    const { updatedAt } = await payload.findByID({ collection: 'service-requests', id: claim.id });
    await markOverdue(payload);
    // Whoever has the case open is not told that somebody else changed it.
    const marked = await payload.findByID({ collection: 'service-requests', id: claim.id });
    expect(marked).toMatchObject({ overdue: true, updatedAt });
    expect(await handle({ status: 'resolved', outcome: 'accepted' })).toMatchObject({ overdue: false });
    await markOverdue(payload);
    expect(await payload.findByID({ collection: 'service-requests', id: claim.id })).toMatchObject({ overdue: false });
  });

  it('is not moved to a day on which nobody works, and the next working day is named', async () => {
    const days = { holidays: [{ date: '2031-01-08T12:00:00.000Z' }] };
    await payload.updateGlobal({ slug: 'case-handling', data: days });
    // 2031-01-05 is a Sunday: the 10th and 11th are Friday and Saturday, the 8th is made a holiday.
    const move = (day: string) => handle({ dueAt: `2031-01-${day}T13:00:00.000Z`, dueReason: 'A paper is missing' });
    for (const [day, next] of [
      ['10', '12 January 2031'],
      ['11', '12 January 2031'],
      ['08', '9 January 2031'],
    ] as const)
      await expect(move(day)).rejects.toMatchObject({
        data: { errors: [{ path: 'dueAt', message: expect.stringContaining(next) }] },
      });
    expect((await payload.findByID({ collection: 'service-requests', id: claim.id })).dueAt).toBe(claim.dueAt);
    expect((await move('09')).dueAt).toBe('2031-01-09T13:00:00.000Z');
    await payload.updateGlobal({ slug: 'case-handling', data: { holidays: [] } });
    // A day that became a holiday since is no reason to refuse another change.
    await payload.db.updateOne({
      ...{ collection: 'service-requests', id: claim.id, returning: false },
      data: { dueAt: '2031-01-10T13:00:00.000Z' },
    });
    expect(await handle({ status: 'in-review' })).toMatchObject({ dueAt: '2031-01-10T13:00:00.000Z' });
  });

  it('is not moved to a day that is over, in either language, and one that is not is named', async () => {
    const data = { dueAt: new Date(Date.now() - 24 * 3_600_000).toISOString(), dueReason: 'A paper is missing' };
    const { dueAt } = await payload.findByID({ collection: 'service-requests', id: claim.id });
    await expect(handle(data)).rejects.toMatchObject({
      message: expect.stringContaining('That day is over. The next working day is '),
      data: { errors: [{ path: 'dueAt' }] },
    });
    const req = { i18n: { language: 'ar' } } as never;
    const arabic = payload.update({ collection: 'service-requests', id: claim.id, data, req, ...as('care') });
    await expect(arabic).rejects.toThrow('انقضى هذا اليوم. أقرب يوم عمل هو ');
    expect(await payload.findByID({ collection: 'service-requests', id: claim.id })).toMatchObject({ dueAt });
  });

  it('an application goes through the stages of hiring, each with its time, and through no others', async () => {
    const cv: [string, Blob, string] = ['cv_url', contentOf('pdf'), 'cv.pdf'];
    await postForm(postJob, `/jobs/${jobKey}`, formOf(validApplication, [cv]), { params: { id: jobKey } });
    const { docs } = await payload.find({ collection: 'job-applications', limit: 1 });
    const id = docs[0]?.id ?? 0;
    const move = (stage: 'interviewed' | 'paid') =>
      payload.update({ collection: 'job-applications', id, data: { stage }, ...as('people') });
    const { stages, stage } = await move('interviewed');
    expect(stage).toBe('interviewed');
    expect((stages as { name: string; at: string }[]).map(({ name }) => name)).toEqual([
      'received',
      'assessed',
      'interviewed',
    ]);
    expect(await move('paid')).toMatchObject({ stage: 'interviewed', stages });
  });

  it('the notice to the team holds the reference and nothing personal', async () => {
    const [notice] = await mailsTo('care@example.com');
    expect(notice?.subject).toContain(claim.reference);
    for (const personal of ['سارة', '1000000008', 'sara@example.com', '512345678']) {
      expect(`${notice?.subject} ${notice?.body}`).not.toContain(personal);
    }
  });
});
