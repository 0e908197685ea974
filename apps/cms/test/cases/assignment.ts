import payloadConfig from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import type { AssignmentRule } from '../../src/cases/assignment/assignment-rules.ts';
import { assignCases } from '../../src/cases/desk/assign-cases.ts';
import { deskPage } from '../../src/cases/desk/desk-endpoints.ts';
import { countCases, listCases } from '../../src/cases/desk/list-cases.ts';
import { nextCase } from '../../src/cases/desk/next-case.ts';
import type { Statement as SQL } from '../../src/run-statement.ts';
import { openCaseContent, validMessage, validRequests } from './case-content.ts';
import { postJson } from './site-call.ts';

type Rule = Partial<Omit<AssignmentRule, 'kind' | 'to'>> & Pick<AssignmentRule, 'kind' | 'to'>;
type Stored = {
  id: number;
  assignee: number | null;
  assignedAt?: string | null;
  internalNotes: { text: string; at: string; by?: number | null }[];
};

/** Who gets new cases by the rules of case handling, on the database that DATABASE_URL names. */
export function describeAssignment(dialect: 'sqlite' | 'postgres'): void {
  let payload: Payload;
  let boss: TypedUser;
  const ids: Record<string, number> = {};

  async function addPerson(name: string, role: Role, more: object = {}): Promise<void> {
    const data = { email: `${name}@example.com`, password: 'quiet-lantern-orbit-71', name, role, ...more };
    ids[name] = Number((await payload.create({ collection: 'users', data })).id);
  }
  const change = (name: string, data: object) => payload.update({ collection: 'users', id: ids[name] as number, data });
  const reqOf = async (name: string) => {
    const user = await payload.findByID({ collection: 'users', id: ids[name] as number });
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  };
  const rules = (...assignment: Rule[]) =>
    payload.updateGlobal({
      slug: 'case-handling',
      data: { assignment, care_email: 'care-box@example.com' } as never,
      user: boss,
    });
  async function send(kind: 'claim' | 'complaint' | 'fraud-report', fields: Record<string, string> = {}) {
    const sent = { ...validRequests[kind], ...fields };
    const { status, data } = await postJson(POST, `/service-requests/${kind}`, sent, { params: { kind } });
    expect(status).toBe(201);
    return String(data?.reference);
  }
  async function stored(reference: string, collection: 'service-requests' | 'messages' = 'service-requests') {
    const found = await payload.db.findOne<Stored>({ collection, where: { reference: { equals: reference } } });
    if (!found) throw new Error(reference);
    return found;
  }
  const ownerOf = async (reference: string) => {
    const { assignee } = await stored(reference);
    return Object.keys(ids).find((name) => ids[name] === assignee);
  };

  describe(`new cases on ${dialect}`, () => {
    beforeAll(async () => {
      payload = await openCaseContent();
      for (const name of ['huda', 'nora', 'sami']) await addPerson(name, 'care');
      await addPerson('admin', 'admin');
      const found = await payload.findByID({ collection: 'users', id: ids.admin as number });
      boss = { ...found, collection: 'users' };
      await addPerson('omar', 'people');
    });
    beforeEach(async () => {
      for (const collection of ['service-requests', 'messages', 'mail-queue'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(() => payload?.destroy());

    it('have nobody where no rule fits, or the first that fits says so', async () => {
      expect(payload.db.name).toBe(dialect);
      await rules({ kind: 'complaint', to: 'nobody' }, { kind: 'complaint', to: 'turn' });
      expect(await ownerOf(await send('claim'))).toBeUndefined();
      expect(await ownerOf(await send('complaint'))).toBeUndefined();
    });

    it('go to the person of the first rule that fits: by kind, and by product or city where one is named', async () => {
      await rules(
        { kind: 'complaint', product: 'motor', to: 'person', person: ids.nora },
        { kind: 'complaint', city: 'jeddah', to: 'person', person: ids.sami },
        { kind: 'complaint', to: 'person', person: ids.huda },
      );
      expect(await ownerOf(await send('complaint', { product: 'motor', city: 'jeddah' }))).toBe('nora');
      expect(await ownerOf(await send('complaint', { product: 'travel', city: 'jeddah' }))).toBe('sami');
      expect(await ownerOf(await send('complaint', { product: 'travel', city: 'riyadh' }))).toBe('huda');
    });

    it('that are complaints or enquiries by one form go to whom either names', async () => {
      await rules(
        { kind: 'complaint-enquiry', to: 'person', person: ids.sami },
        { kind: 'complaint-alone', city: 'jeddah', to: 'person', person: ids.nora },
        { kind: 'complaint', to: 'person', person: ids.huda },
      );
      expect(await ownerOf(await send('complaint', { service_request_type: 'enquiry' }))).toBe('sami');
      expect(await ownerOf(await send('complaint', { city: 'jeddah' }))).toBe('nora');
      expect(await ownerOf(await send('complaint', { city: 'riyadh' }))).toBe('huda');
    });

    it('are theirs at once: in the working list, the notes, the record and by mail', async () => {
      await rules({ kind: 'claim', to: 'person', person: ids.huda });
      const reference = await send('claim');
      const { id, assignedAt, internalNotes } = await stored(reference);
      expect(assignedAt).toBeTruthy();
      expect(internalNotes).toMatchObject([{ text: 'Assigned by rule · أُسند بقاعدة: \u2068huda\u2069' }]);
      expect(internalNotes[0]?.by ?? null).toBeNull();
      const { cases } = await listCases(await reqOf('huda'), { view: 'mine', limit: 5 });
      expect(cases.map((one) => one.reference)).toEqual([reference]);
      const where: Where = { and: [{ subject: { equals: reference } }, { action: { equals: 'assigned-by-rule' } }] };
      const { docs } = await payload.find({ collection: 'audit-log', where });
      expect(docs).toMatchObject([
        {
          action: 'assigned-by-rule',
          actorName: 'service',
          targetCollection: 'service-requests',
          targetId: String(id),
          changes: [{ field: 'assignee', after: String(ids.huda) }],
        },
      ]);
      const told = {
        collection: 'mail-queue',
        where: { reference: { equals: reference } },
        pagination: false,
      } as const;
      const mails = await payload.db.find<{ id: number; to: string; body: string }>(told);
      const bodyTo = (address: string) => mails.docs.find(({ to }) => to === address)?.body;
      expect(bodyTo('huda@example.com')).toContain('A new case has come in and is assigned to you: Claim.');
      expect(bodyTo('huda@example.com')).toContain('وصل طلب جديد وأُسند إليك: مطالبة.');
      // Whoever reads the team's mailbox need not open what a colleague has already.
      expect(bodyTo('care-box@example.com')).toContain('A new case has come in and is assigned to a colleague: Claim.');
      expect(bodyTo('care-box@example.com')).toContain('وصل طلب جديد وأُسند إلى أحد الزملاء: مطالبة.');
      expect(bodyTo('care-box@example.com')).not.toContain('huda');
    });

    it('go in turn to who has the fewest open cases, and among equals to who was given one longest ago', async () => {
      await rules({ kind: 'claim', to: 'turn' });
      const references: string[] = [];
      for (let number = 0; number < 4; number++) references.push(await send('claim'));
      expect(await Promise.all(references.map(ownerOf))).toEqual(['huda', 'nora', 'sami', 'huda']);
      // Nora's is closed: she has the fewest.
      const { id } = await stored(references[1] as string);
      await payload.update({ collection: 'service-requests', id, data: { status: 'resolved' } });
      expect(await ownerOf(await send('claim'))).toBe('nora');
    });

    it('count as open while they wait for the customer, and in every inbox of the team', async () => {
      await rules({ kind: 'claim', to: 'turn' }, { kind: 'contact', to: 'turn' });
      const first = await send('claim');
      const { id } = await stored(first);
      const data = { status: 'waiting-for-customer', pauseReason: 'papers' } as const;
      await payload.update({ collection: 'service-requests', id, data });
      const { data: message } = await postJson(postContact, '/contact-us', validMessage);
      expect((await stored(String(message?.reference), 'messages')).assignee).toBe(ids.nora);
      expect(await ownerOf(await send('claim'))).toBe('sami');
    });

    it('that were given by hand count in the turn as well', async () => {
      await rules({ kind: 'claim', to: 'nobody' });
      const { id } = await stored(await send('claim'));
      await payload.update({ collection: 'service-requests', id, data: { assignee: ids.huda as number } });
      expect(
        (await payload.db.findOne<Stored>({ collection: 'service-requests', where: { id: { equals: id } } }))
          ?.assignedAt,
      ).toBeTruthy();
      await rules({ kind: 'claim', to: 'turn' });
      expect(await ownerOf(await send('claim'))).toBe('nora');
    });

    it('that come at once are shared out evenly, and none is lost', async () => {
      await rules({ kind: 'claim', to: 'turn' });
      const references = await Promise.all(Array.from({ length: 12 }, () => send('claim')));
      const owners = Object.groupBy(await Promise.all(references.map(ownerOf)), (name) => String(name));
      expect(Object.values(owners).map((cases) => cases?.length)).toEqual([4, 4, 4]);
    });

    it('never go to who is disabled, has not accepted the invitation, or is of another team', async () => {
      await addPerson('invited', 'care', { password: undefined });
      await rules({ kind: 'claim', to: 'turn' }, { kind: 'complaint', to: 'person', person: ids.huda });
      await change('huda', { disabled: true });
      await change('sami', { role: 'editor' });
      expect(await Promise.all([await send('claim'), await send('claim')].map(ownerOf))).toEqual(['nora', 'nora']);
      expect(await ownerOf(await send('complaint'))).toBeUndefined();
      await change('nora', { disabled: true });
      expect(await ownerOf(await send('claim'))).toBeUndefined();
      for (const name of ['huda', 'nora']) await change(name, { disabled: false });
      await change('sami', { role: 'care' });
    });

    it('that somebody has who is disabled since are among those that nobody has, with the name, until they are given on', async () => {
      await rules({ kind: 'claim', to: 'person', person: ids.sami });
      const references = [await send('claim'), await send('claim')];
      const closed = { reference: { equals: await send('claim') } };
      await payload.update({ collection: 'service-requests', where: closed, data: { status: 'closed' } });
      const nora = await reqOf('nora');
      const unassigned = async () => {
        const { rows } = await deskPage(nora, { view: 'unassigned', limit: 50 });
        expect(await countCases(nora, 'unassigned')).toBe(rows.length);
        return rows;
      };
      expect(await unassigned()).toEqual([]);
      await change('sami', { disabled: true });
      const rows = await unassigned();
      expect(rows.map(({ reference }) => reference).sort()).toEqual(references.sort());
      expect(rows[0]?.owner).toEqual({ id: ids.sami, name: 'sami' });
      expect(await nextCase(nora, { inbox: '', id: 0 })).toMatchObject({ assignee: ids.sami });
      await rules({ kind: 'claim', to: 'nobody' });
      const free = await send('claim');
      expect((await unassigned()).map(({ reference }) => reference).sort()).toEqual([...references, free].sort());
      await assignCases(
        nora,
        rows.map(({ collection, id }) => ({ collection, id, from: ids.sami ?? null, to: ids.nora ?? null })),
      );
      expect((await unassigned()).map(({ reference }) => reference)).toEqual([free]);
      await change('sami', { disabled: false });
    });

    it('that are confidential go to named people alone, from the first naming on', async () => {
      await rules({ kind: 'fraud-report', to: 'turn' });
      expect(await ownerOf(await send('fraud-report'))).toBe('huda');
      await change('nora', { seesConfidential: true });
      expect(await ownerOf(await send('fraud-report'))).toBe('nora');
      expect(await ownerOf(await send('fraud-report'))).toBe('nora');
      await rules({ kind: 'fraud-report', to: 'person', person: ids.nora });
      expect(await ownerOf(await send('fraud-report'))).toBe('nora');
      await change('nora', { seesConfidential: false });
      expect(await ownerOf(await send('fraud-report'))).toBeUndefined();
    });

    it('are stored with nobody where giving them fails in the database, and nothing says that they were given', async () => {
      await rules({ kind: 'claim', to: 'turn' });
      const { db } = await getPayload({ config: payloadConfig });
      const driver = db as unknown as { execute(call: { sql: SQL }): Promise<unknown> };
      const execute = driver.execute.bind(db);
      let failures = 0;
      vi.spyOn(driver, 'execute').mockImplementation((call) => {
        const isNote = JSON.stringify(call.sql.queryChunks).includes('service_requests_internal_notes');
        failures += isNote ? 1 : 0;
        return execute(isNote ? { ...call, sql: sql`SELECT nothing FROM nowhere` } : call);
      });
      const reference = await send('claim');
      expect(failures).toBe(1);
      expect(await stored(reference)).toMatchObject({ assignee: null, internalNotes: [] });
      const where = { subject: { equals: reference } };
      expect((await payload.db.count({ collection: 'audit-log', where })).totalDocs).toBe(0);
    });

    it('by a rule for a person need one of the kind’s team', async () => {
      await expect(rules({ kind: 'claim', to: 'person' })).rejects.toThrow();
      await expect(rules({ kind: 'claim', to: 'person', person: ids.omar })).rejects.toThrow();
      await rules({ kind: 'application', to: 'person', person: ids.omar });
    });
  });
}
