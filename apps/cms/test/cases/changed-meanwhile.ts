import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, createLocalReq, initTransaction, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as postMessage } from '../../src/app/api/service-requests/[kind]/messages/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { markOverdue } from '../../src/cases/inbox/mark-overdue.ts';
import { runStatement } from '../../src/run-statement.ts';
import { holdRow } from '../../src/wait-for-others.ts';
import { formOf, openCaseContent, validRequests } from './case-content.ts';
import { Staff } from './confidential-people.ts';
import { postForm, postJson } from './site-call.ts';

type Sent = { reference: string; token: string };
const collection = 'service-requests' as const;

/** What happens to a case while its form is open (FR-CMS-005), on the database that DATABASE_URL names. */
export function describeChangedMeanwhile(dialect: 'sqlite' | 'postgres'): void {
  describe(`a case that changes while its form is open on ${dialect}`, () => {
    let payload: Payload;
    let staff: Staff;
    beforeAll(async () => {
      payload = await openCaseContent();
      staff = await Staff.of(payload);
    });
    afterAll(() => payload?.destroy());

    const send = async () =>
      (await postJson(POST, '/x', validRequests.claim, { params: { kind: 'claim' } })).data as Sent;
    const write = ({ reference, token }: Sent, text: string) =>
      postForm(postMessage, '/x', formOf({ text }), {
        params: { kind: reference },
        headers: { authorization: `Bearer ${token}` },
      });
    async function stored({ reference }: Sent) {
      const { docs } = await payload.find({ collection, where: { reference: { equals: reference } }, depth: 0 });
      if (!docs[0]) throw new Error(`${reference} is not stored`);
      return docs[0];
    }
    const save = (id: number, data: object, query = '') =>
      staff.call('huda', `/${collection}/${id}${query}`, data, 'PATCH');
    /** An SQLite file has one writer: who comes next waits before it looks. */
    async function somebodyWaits() {
      if (dialect === 'sqlite') return;
      const statement = sql`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await runStatement({ payload }, statement)).toHaveLength(1), 10_000);
    }
    const waiting = { status: 'waiting-for-customer', pauseReason: 'information' } as const;

    it.each([
      ['en', 'changed meanwhile'],
      ['ar', 'تغيّر هذا الطلب'],
    ])(
      'a form that is older than the customer’s answer does not make the case wait again: %s',
      async (language, said) => {
        const sent = await send();
        const { id } = await stored(sent);
        await save(id, waiting);
        const shown = await stored(sent);
        expect((await write(sent, 'Here it is.')).status).toBe(201);
        const late = await staff.call('huda', `/${collection}/${id}`, { ...shown, internalNote: 'Called.' }, 'PATCH', {
          'accept-language': language,
        });
        expect(late.status).toBe(409);
        expect(await late.json()).toMatchObject({
          errors: [{ message: expect.stringContaining(said), data: { errors: [{ path: 'updatedAt' }] } }],
        });
        expect(await stored(sent)).toMatchObject({ status: 'in-review', pausedAt: null });
        const { updatedAt } = await stored(sent);
        expect((await save(id, { updatedAt, internalNote: 'Called.' })).status).toBe(200);
        expect(await stored(sent)).toMatchObject({ status: 'in-review', internalNotes: [{}, {}, { text: 'Called.' }] });
      },
    );

    it('a form that does not show what the customer wrote since closes nothing, also where the case went on as it was', async () => {
      const sent = await send();
      const { id } = await stored(sent);
      const shown = await stored(sent);
      expect((await write(sent, 'One more photo.')).status).toBe(201);
      const closing = { status: 'closed', outcome: 'withdrawn', internalNote: 'By phone.' };
      expect((await save(id, { ...shown, ...closing })).status).toBe(409);
      const { status, updatedAt } = await stored(sent);
      expect(status).toBe('received');
      expect((await save(id, { updatedAt, ...closing })).status, 'once it was read').toBe(200);
    });

    it('what the service notes by itself makes no form older', async () => {
      const sent = await send();
      const { id } = await stored(sent);
      const late = { dueAt: new Date(0).toISOString(), overdue: false };
      await payload.db.updateOne({ collection, id, data: late, returning: false });
      const shown = await stored(sent);
      await markOverdue(payload);
      expect((await stored(sent)).overdue).toBe(true);
      expect((await save(id, { ...shown, internalNote: 'Called.' })).status).toBe(200);
    });

    it('of a form save and what happens to the case in the same moment, neither is lost', async () => {
      const sent = await send();
      const { id } = await stored(sent);
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await holdRow(req, { collection, id });
      const saved = save(id, { customerNote: 'We look at it.' });
      await somebodyWaits();
      await payload.update({ collection, id, data: { status: 'in-review' }, overrideAccess: true, req });
      await commitTransaction(req);
      expect((await saved).status).toBe(200);
      const { status, history } = await stored(sent);
      expect(status).toBe('in-review');
      expect(history).toMatchObject([{ status: 'received' }, { status: 'in-review' }, { note: 'We look at it.' }]);
    });

    it('a message opens what began to wait just before it was stored', async () => {
      const sent = await send();
      const { id } = await stored(sent);
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      await payload.update({ collection, id, data: waiting, overrideAccess: true, req });
      const written = write(sent, 'Here it is.');
      await somebodyWaits();
      await commitTransaction(req);
      expect((await written).status).toBe(201);
      expect(await stored(sent)).toMatchObject({ status: 'in-review' });
    });

    // An SQLite file has one writer: nothing happens between its look and its save.
    it.runIf(dialect === 'postgres')(
      'a change of many writes over nothing that happened since it read them',
      async () => {
        const sent = await send();
        const { id } = await stored(sent);
        const { find } = payload.db;
        const spy = vi.spyOn(payload.db, 'find').mockImplementationOnce(async (asked) => {
          const found = await find.call(payload.db, asked);
          spy.mockRestore();
          await payload.update({ collection, id, data: { status: 'in-review' }, overrideAccess: true });
          return found as never;
        });
        const where = { id: { equals: id } };
        const { errors } = await payload.update({ collection, where, data: { customerNote: 'We look at it.' } });
        expect(errors).toMatchObject([{ id }]);
        expect(await stored(sent)).toMatchObject({ status: 'in-review', history: [{}, { status: 'in-review' }] });
      },
    );
  });
}
