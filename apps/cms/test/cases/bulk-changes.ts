import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { caseToWire, type StoredCase } from '../../src/cases/case-to-wire.ts';
import type { CaseChange } from '../../src/cases/desk/change-cases.ts';
import { deskEndpoints } from '../../src/cases/desk/desk-endpoints.ts';
import { lastActOf } from '../../src/cases/desk/last-act.ts';
import { listCases } from '../../src/cases/desk/list-cases.ts';
import { mailChannel } from '../../src/cases/mail/mail-channel.ts';
import { enqueueWebhook } from '../../src/cases/webhooks/enqueue-webhook.ts';
import { deliverDue } from '../../src/delivery/deliver-due.ts';
import { requestsByRole } from '../requests-by-role.ts';
import { openCaseContent, validRequests } from './case-content.ts';
import { mailServer } from './mail-server.ts';
import { postJson } from './site-call.ts';

let payload: Payload;
let people: ReadonlyMap<Role, PayloadRequest>;
const collection = 'service-requests' as const;
type Kind = 'claim' | 'complaint' | 'fraud-report';

async function newCase(kind: Kind): Promise<{ id: number; reference: string; dueAt: string }> {
  const { data } = await postJson(POST, '/x', validRequests[kind], { params: { kind } });
  const where = { reference: { equals: data?.reference } };
  const { docs } = await payload.find({ collection, where, depth: 0 });
  return docs[0] as unknown as { id: number; reference: string; dueAt: string };
}
const stored = async ({ id }: { id: number }) =>
  (await payload.findByID({ collection, id, depth: 0, showHiddenFields: true })) as unknown as Record<string, unknown>;

type Result = { undo: CaseChange[]; kept: number; failed?: CaseChange[] };
async function call(role: Role, body: unknown, act = 'change'): Promise<{ status: number; data: Result }> {
  const endpoint = deskEndpoints.find(({ path }) => path === `/desk/${act}`);
  const { user } = people.get(role) ?? {};
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  const response = await endpoint?.handler(Object.assign(req, { json: async () => body }));
  return { status: response?.status ?? 0, data: (await response?.json()) as Result };
}
const change = async (role: Role, body: object) => (await call(role, body)).data;
const assign = async (role: Role, body: object) => (await call(role, body, 'assign')).data;
/** The statuses that customers and the insurer's own system read. */
const toldStatuses = async (each: { id: number }) =>
  caseToWire('claim', (await stored(each)) as StoredCase).status_history.map(({ status }) => status);
/** How many are to be sent, or to be sent at once. */
async function webhooksOf({ reference }: { reference: string }, before = '2100-01-01') {
  const due = { nextAttemptAt: { less_than: new Date(before).toISOString() } };
  const where: Where = { and: [{ reference: { equals: reference } }, { event: { equals: 'case.changed' } }, due] };
  return (await payload.find({ collection: 'webhooks', where, pagination: false })).docs.length;
}
const soon = () => new Date(Date.now() + 1000).toISOString();
const one = ({ id }: { id: number }, from: string | null, to: string) => ({ collection, id, from, to });
const start = (...cases: { id: number }[]) => ({
  field: 'status',
  cases: cases.map((each) => one(each, 'received', 'in-review')),
});

const clearMails = () => payload.db.deleteMany({ collection: 'mail-queue', where: {} });
const subjects = async () =>
  (await payload.find({ collection: 'mail-queue', sort: 'id', pagination: false })).docs.map(({ subject }) => subject);
/** As if so long had passed that nobody can take back any more what was done. */
const tenMinutesOn = () =>
  payload.db.updateMany({
    ...{ collection: 'mail-queue', where: {}, data: { nextAttemptAt: new Date(0).toISOString() } },
  });
async function delivered(): Promise<string> {
  const { mails, url, close } = await mailServer();
  await deliverDue(payload, mailChannel({ smtpUrl: url, from: 'no-reply@example.com' }));
  close();
  return mails.join('');
}

/** What the desk changes of many cases at once, on the database that DATABASE_URL names. */
export function describeBulkChanges(dialect: 'sqlite' | 'postgres'): void {
  describe(`many cases changed at once on ${dialect}`, () => {
    beforeAll(async () => {
      payload = await openCaseContent();
      expect(payload.db.name).toBe(dialect);
      people = await requestsByRole(payload);
    });
    afterAll(() => payload?.destroy());

    it('is for who handles cases alone, and needs what it is about', async () => {
      const claim = await newCase('claim');
      expect((await call('editor', start(claim))).status).toBe(403);
      expect(await change('people', start(claim))).toEqual({ undo: [], kept: 1 });
      const move = { field: 'dueAt', cases: [one(claim, claim.dueAt, '2031-01-15T13:00:00.000Z')] };
      for (const wrong of [
        move,
        ...[' ', '.', '...', '\u200f\u200f\u200f'].map((reason) => ({ ...move, reason })),
        { field: 'status', cases: [one(claim, 'received', 'closed')] },
        { field: 'legalHold', cases: [one(claim, null, 'x')] },
      ])
        expect((await call('care', wrong)).status).toBe(400);
      expect(await stored(claim)).toMatchObject({ status: 'received', dueAt: claim.dueAt });
    });

    describe('work that begins', () => {
      it('stands in the history of each case with its person, and its customers hear of it ten minutes later', async () => {
        const [claim, complaint] = [await newCase('claim'), await newCase('complaint')];
        await clearMails();
        const { undo, kept } = await change('care', start(claim, complaint));
        expect([undo.length, kept]).toEqual([2, 0]);
        for (const each of [claim, complaint])
          expect(await stored(each)).toMatchObject({
            status: 'in-review',
            history: [{ status: 'received' }, { status: 'in-review', by: people.get('care')?.user?.id }],
          });
        expect(await delivered()).toBe('');
        await tenMinutesOn();
        const sent = await delivered();
        for (const { reference } of [claim, complaint]) expect(sent).toContain(reference);
      });

      it('is undone unheard, and told where it was heard', async () => {
        const [unheard, heard] = [await newCase('claim'), await newCase('claim')];
        await clearMails();
        const { undo } = await change('care', start(unheard));
        expect(await subjects()).toHaveLength(1);
        expect(await change('care', { field: 'status', cases: undo })).toMatchObject({ kept: 0 });
        expect(await stored(unheard)).toMatchObject({ status: 'received' });
        expect(await subjects()).toEqual([]);

        const again = await change('care', start(heard));
        await tenMinutesOn();
        await change('care', { field: 'status', cases: again.undo });
        expect(await subjects()).toHaveLength(2);
      });

      it('is undone unheard as long as its mail has not gone, however long that takes', async () => {
        const claim = await newCase('claim');
        await clearMails();
        const { undo } = await change('care', start(claim));
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
        await change('care', { field: 'status', cases: undo });
        vi.useRealTimers();
        expect(await subjects()).toEqual([]);
      });

      it('stands in the history as taken back, and outside of the team as if it had never been', async () => {
        const claim = await newCase('claim');
        const { undo } = await change('care', start(claim));
        expect(await toldStatuses(claim)).toEqual(['received', 'in-review']);
        await change('care', { field: 'status', cases: undo });
        expect(await stored(claim)).toMatchObject({
          history: [{ status: 'received' }, { status: 'in-review' }, { status: 'received' }],
          internalNotes: [
            {
              text: expect.stringMatching(
                /^\u2066Taken back.*In review → Received\u2069 · \u2067.*قيد المراجعة ← مستلم\u2069$/,
              ),
            },
          ],
        });
        expect(await toldStatuses(claim)).toEqual(['received']);
        await change('care', start(claim));
        expect(await toldStatuses(claim)).toEqual(['received', 'in-review']);
      });

      it('is told as another change where its customer had heard of it', async () => {
        const claim = await newCase('claim');
        const { undo } = await change('care', start(claim));
        await tenMinutesOn();
        await delivered();
        await change('care', { field: 'status', cases: undo });
        expect(await toldStatuses(claim)).toEqual(['received', 'in-review', 'received']);
        expect(await stored(claim)).toMatchObject({ internalNotes: [] });
      });

      it('is told to the insurer’s own system ten minutes later, and never where it was taken back before', async () => {
        const claim = await newCase('claim');
        const { undo } = await change('care', start(claim));
        expect([await webhooksOf(claim, soon()), await webhooksOf(claim)]).toEqual([0, 1]);
        await change('care', { field: 'status', cases: undo });
        expect(await webhooksOf(claim)).toBe(0);
      });

      it('is told to it at once with what is done since, and its undo where something else has told it', async () => {
        const [closed, seen] = [await newCase('claim'), await newCase('claim')];
        const { undo } = await change('care', start(closed, seen));
        await payload.update({ collection, id: closed.id, data: { status: 'resolved', outcome: 'accepted' } });
        expect([await webhooksOf(closed, soon()), await webhooksOf(closed)]).toEqual([1, 1]);
        // Such as by a message of its customer, which says where the case stands.
        await enqueueWebhook(await createLocalReq({}, payload), 'case.changed', collection, seen);
        await change('care', { field: 'status', cases: undo.filter(({ id }) => id === seen.id) });
        expect(await webhooksOf(seen)).toBe(2);
      });

      it('is taken back unheard as well where no address is known', async () => {
        const claim = await newCase('claim');
        await payload.db.updateOne({ collection, id: claim.id, data: { email: null }, returning: false });
        const { undo } = await change('care', start(claim));
        await change('care', { field: 'status', cases: undo });
        expect(await toldStatuses(claim)).toEqual(['received']);
      });

      it('begins where it can among all that were selected: what waits or is closed stays', async () => {
        const [fresh, waiting, closed] = [await newCase('claim'), await newCase('claim'), await newCase('claim')];
        const waits = { status: 'waiting-for-customer', pauseReason: 'papers' } as const;
        await payload.update({ collection, id: waiting.id, data: waits });
        await payload.update({ collection, id: closed.id, data: { status: 'closed' } });
        const cases = [fresh, waiting, closed].map((each, place) =>
          one(each, ['received', 'waiting-for-customer', 'closed'][place] ?? null, 'in-review'),
        );
        const { undo, kept } = await change('care', { field: 'status', cases });
        expect([undo.map(({ id }) => id), kept]).toEqual([[fresh.id], 2]);
        expect(await stored(waiting)).toMatchObject({ status: 'waiting-for-customer' });
      });

      it('is not told behind what was done since', async () => {
        const claim = await newCase('claim');
        await clearMails();
        await change('care', start(claim));
        const data = { status: 'resolved', outcome: 'accepted' } as const;
        await payload.update({ collection, id: claim.id, data });
        expect(await subjects()).toEqual([expect.stringContaining(claim.reference)]);
        expect(await delivered()).toContain(claim.reference);
      });

      it('leaves what a colleague changed or has open, what is closed and what is for named people alone', async () => {
        const [changed, open, closed, secret] = [
          await newCase('claim'),
          await newCase('claim'),
          await newCase('claim'),
          await newCase('fraud-report'),
        ];
        await payload.update({ collection, id: changed.id, data: { status: 'in-review' } });
        await payload.update({ collection, id: closed.id, data: { status: 'closed' } });
        const lock = await payload.create({
          collection: 'payload-locked-documents',
          data: {
            document: { relationTo: collection, value: open.id },
            user: { relationTo: 'users', value: Number(people.get('admin')?.user?.id) },
          } as never,
        });
        await payload.update({
          ...{ collection: 'users', id: people.get('people')?.user?.id ?? 0, data: { seesConfidential: true } },
        });
        expect(await change('care', start(changed, open, closed, secret))).toEqual({ undo: [], kept: 4 });
        expect(await stored(secret)).toMatchObject({ status: 'received' });
        await payload.delete({ collection: 'payload-locked-documents', id: lock.id });
        expect(await change('care', start(open))).toMatchObject({ kept: 0 });
      });
    });

    describe('what somebody did last', () => {
      const lastOf = async (role: Role, now?: number) => {
        const req = await createLocalReq({ user: people.get(role)?.user ?? undefined }, payload);
        return lastActOf(req, now);
      };

      it('can be taken back by them for ten minutes, wherever they went meanwhile, and is gone when it was', async () => {
        const [first, second] = [await newCase('claim'), await newCase('claim')];
        await change('care', { ...start(first), act: 'one' });
        // An act of many cases takes several calls.
        await change('care', { ...start(second), act: 'one' });
        const last = await lastOf('care');
        const cases = [{ id: first.id }, { id: second.id }];
        expect(last).toMatchObject({ path: 'change', with: { field: 'status' }, cases });
        expect(await lastOf('admin')).toBeUndefined();
        expect(await lastOf('care', Date.now() + 11 * 60_000)).toBeUndefined();
        // What changed nothing takes no way back away.
        await change('care', { ...start(first), act: 'two' });
        expect(await lastOf('care')).toEqual(last);
        await change('care', { ...last?.with, cases: last?.cases });
        expect(await stored(first)).toMatchObject({ status: 'received' });
        expect(await lastOf('care')).toBeUndefined();
      });

      it('is a day that moved with its reason, or cases that were given to somebody; the newest alone', async () => {
        const claim = await newCase('claim');
        const cases = [one(claim, claim.dueAt, '2031-01-15T13:00:00.000Z')];
        await change('care', { field: 'dueAt', reason: 'تعطل النظام', cases, act: 'three' });
        expect(await lastOf('care')).toMatchObject({ with: { field: 'dueAt', reason: 'تعطل النظام' } });
        const given = [{ collection, id: claim.id, from: null, to: Number(people.get('care')?.user?.id) }];
        await assign('care', { cases: given, act: 'four' });
        const last = await lastOf('care');
        expect(last).toMatchObject({ path: 'assign', cases: [{ id: claim.id, to: null }] });
        expect(await assign('care', { cases: last?.cases })).toMatchObject({ kept: 0 });
        expect(await lastOf('care')).toBeUndefined();
      });
    });

    it('complaints and enquiries, which come by one form, are listed together or apart', async () => {
      const enquiry = { ...validRequests.complaint, service_request_type: 'enquiry' };
      const { data } = await postJson(POST, '/x', enquiry, { params: { kind: 'complaint' } });
      const complaint = await newCase('complaint');
      const both = [data?.reference, complaint.reference];
      const req = await createLocalReq({ user: people.get('care')?.user ?? undefined }, payload);
      const listed = async (kind: string) => {
        const { cases } = await listCases(req, { view: 'open', kind, limit: 200 });
        return both.filter((reference) => cases.some((one) => one.reference === reference));
      };
      expect(await listed('complaint')).toEqual(both);
      expect(await listed('complaint-alone')).toEqual([complaint.reference]);
      expect(await listed('complaint-enquiry')).toEqual([data?.reference]);
      expect(await listed('claim')).toEqual([]);
      await payload.db.updateOne({ collection, id: complaint.id, data: { sent: {} }, returning: false });
      expect([await listed('complaint-alone'), await listed('complaint-enquiry')]).toEqual([
        [complaint.reference],
        [data?.reference],
      ]);
      // What a filter asks of a form's kind is about nobody.
      const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 5, showHiddenFields: true });
      expect(docs.filter(({ changes }) => JSON.stringify(changes ?? null).includes('sent'))).toEqual([]);
    });

    describe('a fault at one of many', () => {
      /** At this case the database fails, whatever is written to it. */
      function failAt({ id }: { id: number }) {
        const update = payload.update.bind(payload);
        return vi
          .spyOn(payload, 'update')
          .mockImplementation(((options: { id?: unknown }) =>
            options.id === id ? Promise.reject(new Error('connection lost')) : update(options as never)) as never);
      }
      const lastOf = async () => {
        const req = await createLocalReq({ user: people.get('care')?.user ?? undefined }, payload);
        return lastActOf(req);
      };

      it('says which, and keeps the way back of what was done before and after it', async () => {
        const [first, broken, last] = [await newCase('claim'), await newCase('claim'), await newCase('claim')];
        const fault = failAt(broken);
        const begun = await change('care', { ...start(first, broken, last), act: 'broken' });
        expect(begun).toMatchObject({
          undo: [{ id: first.id }, { id: last.id }],
          kept: 0,
          failed: [{ id: broken.id }],
        });
        expect(await lastOf()).toMatchObject({ cases: [{ id: first.id }, { id: last.id }] });
        const to = Number(people.get('care')?.user?.id);
        const cases = [broken, last].map(({ id }) => ({ collection, id, from: null, to }));
        const given = await assign('care', { cases, act: 'broken too' });
        expect(given).toMatchObject({ undo: [{ id: last.id }], kept: 0, failed: [{ id: broken.id }] });
        expect(await lastOf()).toMatchObject({ path: 'assign', cases: [{ id: last.id }] });
        fault.mockRestore();
      });

      it('leaves the way back of what could not be taken back', async () => {
        const [one, other] = [await newCase('claim'), await newCase('claim')];
        const { undo } = await change('care', { ...start(one, other), act: 'to be taken back' });
        const fault = failAt(other);
        const back = { field: 'status', cases: undo };
        expect(await change('care', back)).toMatchObject({ undo: [{ id: one.id }], failed: [{ id: other.id }] });
        fault.mockRestore();
        expect(await lastOf()).toMatchObject({ cases: [{ id: other.id, to: 'received' }] });
        await change('care', { ...back, cases: (await lastOf())?.cases });
        expect([await stored(one), await stored(other)]).toMatchObject([
          { status: 'received' },
          { status: 'received' },
        ]);
        expect(await lastOf()).toBeUndefined();
      });

      it('is a fault of the call where nothing came but faults', async () => {
        const broken = await newCase('claim');
        const fault = failAt(broken);
        await expect(call('care', { ...start(broken), act: 'nothing' })).rejects.toThrow('connection lost');
        fault.mockRestore();
      });
    });

    it('a stage that is reached and taken back is that of before, and no kind gets one that it has not', async () => {
      const [claim, complaint] = [await newCase('claim'), await newCase('complaint')];
      await payload.update({ collection, id: claim.id, data: { customerNote: 'We paid you 500 riyals.' } });
      const cases = [one(claim, 'received', 'paid'), one(complaint, null, 'paid')];
      const { undo, kept } = await change('care', { field: 'stage', cases, act: 'paid' });
      expect(kept).toBe(1);
      expect((await stored(claim)).stage).toBe('paid');
      expect((await stored(complaint)).stage).toBeFalsy();
      // Who is further already is not moved back with the others, nor by who says that it takes something back.
      for (const cases of [[one(claim, 'paid', 'assessed')], undo]) {
        const by = cases === undo ? 'admin' : 'care';
        expect(await change(by, { field: 'stage', cases })).toEqual({ undo: [], kept: 1 });
        expect(await change(by, { field: 'stage', cases, takesBack: true })).toEqual({ undo: [], kept: 1 });
      }
      expect(await change('care', { field: 'stage', cases: undo })).toMatchObject({ kept: 0 });
      expect(await stored(claim)).toMatchObject({ stage: 'received', stages: [{ name: 'received' }] });
    });

    it('a stage that is reached begins work on a case, and its undo takes that back unheard', async () => {
      const claim = await newCase('claim');
      await clearMails();
      const cases = [one(claim, null, 'assessed')];
      const { undo } = await change('care', { field: 'stage', cases, act: 'assessed' });
      expect(await stored(claim)).toMatchObject({ status: 'in-review', stage: 'assessed' });
      expect(await subjects()).toHaveLength(1);
      await change('care', { field: 'stage', cases: undo });
      expect(await stored(claim)).toMatchObject({ status: 'received', stage: 'received' });
      expect([await subjects(), await toldStatuses(claim)]).toEqual([[], ['received']]);
      // Who works on it anyway goes on.
      await payload.update({ collection, id: claim.id, data: { status: 'in-review' } });
      const again = await change('care', { field: 'stage', cases: [one(claim, 'received', 'assessed')], act: 'again' });
      await change('care', { field: 'stage', cases: again.undo });
      expect(await stored(claim)).toMatchObject({ status: 'in-review', stage: 'received' });
    });

    it('names the stage that stands once its customer hears of it, with all that was held', async () => {
      const claim = await newCase('claim');
      await clearMails();
      await change('care', { field: 'stage', cases: [one(claim, null, 'assessed')], act: 'assessed' });
      const held = async () =>
        (await payload.find({ collection: 'mail-queue', pagination: false })).docs.map(({ body, nextAttemptAt }) => ({
          isOfStage: /Assessed|درسنا الطلب/.test(String(body)),
          nextAttemptAt,
        }));
      const [first] = await held();
      expect(first).toMatchObject({ isOfStage: true });
      // As the form of the case, which does not begin or end anything by it.
      for (const [stage, isOfStage] of [
        ['received', false],
        ['assessed', true],
      ] as const) {
        await payload.update({ collection, id: claim.id, data: { stage } });
        expect(await held()).toEqual([{ ...first, isOfStage }]);
      }
      await tenMinutesOn();
      await delivered();
      await clearMails();
      await payload.update({ collection, id: claim.id, data: { stage: 'received' } });
      expect(await held(), 'whoever heard of it').toEqual([]);
    });

    it('no stage tells of a decision before its sender was told, as on the form of a case (decision 0024)', async () => {
      for (const stage of ['decided', 'paid']) {
        const cases = [one(await newCase('claim'), null, stage)];
        expect(await change('care', { field: 'stage', cases, act: 'untold' })).toEqual({ undo: [], kept: 1 });
      }
    });

    it('a day that moves does so with its reason in the notes and an entry of the record, there and back', async () => {
      const [claim, other] = [await newCase('claim'), await newCase('claim')];
      await clearMails();
      const to = '2031-01-15T13:00:00.000Z';
      const cases = [one(claim, claim.dueAt, to), one(other, '2020-01-01T13:00:00.000Z', to)];
      const { undo, kept } = await change('care', { field: 'dueAt', reason: 'تعطل النظام', cases, act: 'moved' });
      expect(kept).toBe(1);
      expect(await stored(other)).toMatchObject({ dueAt: other.dueAt });
      expect(await stored(claim)).toMatchObject({
        dueAt: to,
        internalNotes: [{ text: expect.stringContaining('تعطل النظام') }],
      });
      const where = { action: { equals: 'due-moved' } };
      const { docs } = await payload.find({ collection: 'audit-log', where, sort: '-id', limit: 1 });
      expect(docs[0]).toMatchObject({ subject: claim.reference });
      await change('care', { field: 'dueAt', reason: 'Undo', cases: undo });
      expect(await stored(claim)).toMatchObject({ dueAt: claim.dueAt });
      // Of many cases at once no customer is told, as the form of the act says.
      expect([await toldStatuses(claim), await subjects()]).toEqual([['received'], []]);
    });

    it('news that wait are not withdrawn by a day that moves behind them', async () => {
      const claim = await newCase('claim');
      await clearMails();
      await change('care', { field: 'status', cases: [one(claim, 'received', 'in-review')], act: 'begun' });
      const cases = [one(claim, claim.dueAt, '2031-01-15T13:00:00.000Z')];
      const { undo } = await change('care', { field: 'dueAt', reason: 'A paper is missing', cases, act: 'moved' });
      await change('care', { field: 'dueAt', reason: 'Undo', cases: undo });
      expect(await toldStatuses(claim)).toEqual(['received', 'in-review']);
      expect(await subjects()).toHaveLength(1);
    });

    it.each([
      // 2031-01-10 is a Friday.
      ['on which nobody works', '2031-01-10', '2031-01-12', '12 January 2031'],
      ['that is over', '2020-01-08', '2031-01-15', 'That day is over.'],
    ])(
      'a day %s is refused with what to choose, before anything moves; undoing leads back to one',
      async (_, refusedDay, day, said) => {
        const claim = await newCase('claim');
        const [refusedAt, at] = [`${refusedDay}T13:00:00.000Z`, `${day}T13:00:00.000Z`];
        const move = { field: 'dueAt', reason: 'A paper is missing' };
        const refused = call('care', { ...move, cases: [one(claim, claim.dueAt, refusedAt)] });
        await expect(refused).rejects.toMatchObject({ status: 422, message: expect.stringContaining(said) });
        const pretended = call('care', { ...move, cases: [one(claim, claim.dueAt, refusedAt)], takesBack: true });
        await expect(pretended).rejects.toMatchObject({ status: 422 });
        expect(await stored(claim)).toMatchObject({ dueAt: claim.dueAt });
        await payload.db.updateOne({ collection, id: claim.id, data: { dueAt: refusedAt }, returning: false });
        const { undo } = await change('care', { ...move, cases: [one(claim, refusedAt, at)], act: `to ${day}` });
        expect(await stored(claim)).toMatchObject({ dueAt: at });
        expect(await change('care', { ...move, cases: undo })).toMatchObject({ kept: 0 });
        expect(await stored(claim)).toMatchObject({ dueAt: refusedAt });
      },
    );
  });
}
