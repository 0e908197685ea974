import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { figuresCsv } from '../../src/cases/figures/figures-csv.ts';
import { fillFigures } from '../../src/cases/figures/fill-figures.ts';
import { askedOf, reportOf } from '../../src/cases/figures/report.ts';
import { movedNote, movedText } from '../../src/cases/inbox/moved-note.ts';
import { addWorkingDays } from '../../src/cases/intake/working-days.ts';
import { newReference } from '../../src/cases/reference.ts';
import { requestsByRole } from '../requests-by-role.ts';
import { openCaseContent, validRequests } from './case-content.ts';
import { postJson } from './site-call.ts';

let payload: Payload;
let people: ReadonlyMap<Role, PayloadRequest>;
const reqOf = (role: Role) => {
  const req = people.get(role);
  if (!req) throw new Error(role);
  return req;
};

type Made = {
  collection: CaseCollection;
  kind: string;
  product: string;
  city: string;
  createdAt: string;
  status: string;
  answeredAt: string | null;
  answeredInTime: boolean | null;
  answerDays: number | null;
  reopenedCount: number;
  assignee: number | null;
  /** Whose act answered or ended it; null where its customer did. */
  endedBy: number | null;
  outcome: string | null;
  closedAt: string | null;
  /** The day that was promised first, where a colleague moved it. */
  movedFrom: string | null;
};
const made: Made[] = [];

/** The same each time, and no pattern that a mistake could fall in with. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const august = { from: '2026-08-01', to: '2026-09-30', in: 'en' } as const;
const [begin, end] = ['2026-07-31T21:00:00.000Z', '2026-09-30T21:00:00.000Z'];
const betweenMonths = '2026-08-31T21:00:00.000Z';

/** The same numbers, counted one by one from what was stored. */
function counted(cases: Made[], from = begin, before = end) {
  const counts = { received: 0, answered: 0, inTime: 0, moved: 0, withoutAnswer: 0, waiting: 0, reopened: 0 };
  const days: number[] = [];
  for (const one of cases) {
    if (one.createdAt >= from && one.createdAt < before) {
      counts.received += 1;
      if (one.status === 'waiting-for-customer') counts.waiting += 1;
    }
    // Before answers were told from other ends each first closing was stored as one.
    const hasNone = one.closedAt && ['no-reply', 'withdrawn', 'duplicate'].includes(one.outcome ?? '');
    if (hasNone && (!one.answeredAt || one.answeredAt === one.closedAt)) {
      if (String(one.closedAt) >= from && String(one.closedAt) < before) counts.withoutAnswer += 1;
      continue;
    }
    if (!one.answeredAt || one.answeredAt < from || one.answeredAt >= before) continue;
    counts.answered += 1;
    if (one.answeredInTime) counts.inTime += 1;
    if (one.answeredInTime && one.movedFrom && one.answeredAt > one.movedFrom) counts.moved += 1;
    if (one.reopenedCount) counts.reopened += 1;
    days.push(one.answerDays ?? 0);
  }
  // At least so many of a hundred are not slower, and no smaller number has as many.
  const share = (percent: number) =>
    [...new Set(days)]
      .sort((a, b) => a - b)
      .find((most) => days.filter((one) => one <= most).length * 100 >= percent * days.length);
  return { ...counts, median: share(50), ninetieth: share(90) };
}

/** The same for each value that a case of the period has: a month counts what came in and what was answered within itself. */
function countedBy(dimension: 'month' | 'kind' | 'product' | 'city' | 'agent') {
  if (dimension === 'month')
    return new Map([
      ['2026-08', counted(made, begin, betweenMonths)],
      ['2026-09', counted(made, betweenMonths, end)],
    ]);
  const agentOf = (one: Made) => one.assignee ?? (one.answeredAt || one.closedAt ? one.endedBy : null);
  const valueIn = (one: Made) => String((dimension === 'agent' ? agentOf(one) : one[dimension]) ?? '');
  return new Map(
    [...new Set(made.map(valueIn))].map((value) => [value, counted(made.filter((one) => valueIn(one) === value))]),
  );
}

/** A moment without its seconds, as the note of a moved day says it. */
const atMinute = (moment: number) => new Date(Math.floor(moment / 60_000) * 60_000).toISOString();

/** What the team wrote, and the day that a colleague moved twice: by the words of today or those of an earlier version. */
function notesOfMoving(from: string, isEarlier: boolean) {
  const later = new Date(Date.parse(from) + 10 * 86_400_000).toISOString();
  const moved = (was: string, is: string) => {
    const text = `${movedNote}${movedText(was, is)}. Bank holiday`;
    return isEarlier ? text.replaceAll(/[\u2066\u2069]/g, '') : text;
  };
  const texts = ['Called', moved(from, later), moved(later, from), `The time runs again: ${movedText(from, later)}`];
  return texts.map((text) => ({ id: newReference(), text, at: from }));
}

/** Somebody else had looked at the case before its answer or its end, and put its status right after it. */
function historyOf({ createdAt, answeredAt, closedAt, endedBy }: Made, other: number | null) {
  const entry = (status: string, at: string, by: number | null) => ({ id: newReference(), status, at, by });
  const after = (moment: string) => new Date(Date.parse(moment) + 60_000).toISOString();
  const seen = entry('in-review', after(createdAt), other);
  const ended = answeredAt ?? closedAt;
  if (!ended) return [seen];
  return [
    ...[seen, entry('resolved', ended, endedBy), entry('in-review', after(ended), other)],
    ...(closedAt ? [entry('closed', closedAt === ended ? after(after(ended)) : closedAt, other)] : []),
  ];
}

/** The figures of the desk, on the database that DATABASE_URL names. */
export function describeFigures(dialect: 'sqlite' | 'postgres'): void {
  describe(`figures on ${dialect}`, () => {
    beforeAll(async () => {
      payload = await openCaseContent();
      expect(payload.db.name).toBe(dialect);
      people = await requestsByRole(payload);
      // Two colleagues of the same name, as happens.
      const agents = [null, Number(reqOf('care').user?.id)];
      for (const email of ['one@example.com', 'other@example.com']) {
        const data = { email, password: 'long-enough-password', name: 'نورة القحطاني', role: 'care' } as const;
        agents.push((await payload.create({ collection: 'users', data })).id);
      }
      const next = random(11);
      const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
      for (let n = 0; n < 240; n++) {
        const collection = pick(['service-requests', 'service-requests', 'messages', 'job-applications'] as const);
        const created = Date.UTC(2026, 6, 25) + Math.floor(next() * 80 * 86_400_000);
        const isAnswered = next() < 0.7;
        const days = Math.floor(next() * 12);
        const answeredAt = isAnswered ? new Date(created + days * 86_400_000).toISOString() : null;
        // Some were never answered, as they are stored now and were before; some were answered and came to an end of another kind later.
        const end = isAnswered
          ? pick([
              ...Array.from({ length: 6 }, () => ({
                answeredAt,
                closedAt: answeredAt,
                outcome: pick([null, 'refused']),
              })),
              { answeredAt: null, closedAt: answeredAt, outcome: pick(['no-reply', 'withdrawn', 'duplicate']) },
              { answeredAt, closedAt: answeredAt, outcome: pick(['no-reply', 'withdrawn', 'duplicate']) },
              { answeredAt, closedAt: new Date(created + (days + 9) * 86_400_000).toISOString(), outcome: 'no-reply' },
              { answeredAt, closedAt: null, outcome: null },
            ])
          : { answeredAt: null, closedAt: null, outcome: null };
        const movedFrom = next() < 0.3 ? atMinute(created + 3_600_000 + Math.floor(next() * 12) * 86_400_000) : null;
        const one: Made = {
          collection,
          kind:
            collection === 'service-requests'
              ? pick(['claim', 'complaint', 'complaint enquiry'])
              : collection === 'messages'
                ? 'contact'
                : 'application',
          product: collection === 'service-requests' ? pick(['motor', 'travel']) : '',
          city: collection === 'service-requests' ? pick(['riyadh', 'jeddah', 'abha', '']) : '',
          createdAt: new Date(created).toISOString(),
          status: end.closedAt ? 'closed' : pick(['received', 'waiting-for-customer']),
          ...end,
          answeredInTime: end.answeredAt ? next() < 0.8 : null,
          answerDays: end.answeredAt ? days : null,
          reopenedCount: end.answeredAt && next() < 0.2 ? 1 : 0,
          movedFrom,
          assignee: pick(collection === 'job-applications' ? [null] : agents),
          endedBy: pick([null, Number(reqOf('admin').user?.id), Number(reqOf('people').user?.id)]),
        };
        made.push(one);
        const { collection: _, kind, movedFrom: __, endedBy: ___, ...fields } = one;
        const data = {
          ...fields,
          history: historyOf(one, agents[1] ?? null),
          internalNotes: movedFrom ? notesOfMoving(movedFrom, next() < 0.5) : [],
          ...(collection === 'service-requests' && { kind: kind.split(' ')[0] }),
          reference: newReference(),
        };
        const sent = kind.endsWith('enquiry') ? { service_request_type: 'enquiry' } : {};
        const stored = { ...data, language: 'ar', sent, idempotencyKey: newReference(), updatedAt: one.createdAt };
        await payload.db.create({ collection, data: stored });
      }
    });
    afterAll(() => payload?.destroy());

    describe('the figures of a period', () => {
      it.each(['month', 'kind', 'product', 'city', 'agent'] as const)(
        'are those that are counted apart, all together and for each %s',
        async (dimension) => {
          const { total, tables } = await reportOf(reqOf('admin'), august);
          expect(total.received).toBeGreaterThan(100);
          expect(total).toEqual(counted(made));
          const lines = tables.find((table) => table.dimension === dimension)?.lines ?? [];
          const expected = countedBy(dimension);
          expect(lines.map(({ value }) => value).sort()).toEqual([...expected.keys()].sort());
          for (const { value, figures } of lines) expect([value, figures]).toEqual([value, expected.get(value)]);
        },
      );

      it('stand under the names of months, cities and colleagues, and with all that is received in order', async () => {
        const { tables } = await reportOf(reqOf('admin'), august);
        const lines = (dimension: string) => tables.find((table) => table.dimension === dimension)?.lines ?? [];
        expect(lines('month').map(({ name }) => name)).toEqual(['August 2026', 'September 2026']);
        expect(lines('city').map(({ name }) => name)).toContain('Not asked for');
        const ofOneName = ['one', 'other'].map((mailbox) => `نورة القحطاني · ${mailbox}@example.com`);
        expect(
          lines('agent')
            .map(({ name }) => name)
            .sort(),
        ).toEqual(['Nobody', 'admin', 'care', 'people', ...ofOneName]);
        const received = lines('agent').map(({ figures }) => figures.received);
        expect(received).toEqual(received.toSorted((one, other) => other - one));
      });

      it('are those of one’s own inboxes, and by colleague for administrators alone', async () => {
        const care = await reportOf(reqOf('care'), august);
        expect(care.total).toEqual(counted(made.filter(({ collection }) => collection !== 'job-applications')));
        expect(care.tables.map(({ dimension }) => dimension)).not.toContain('agent');
        const admin = await reportOf(reqOf('admin'), august);
        const agents = admin.tables.find(({ dimension }) => dimension === 'agent')?.lines.map(({ name }) => name);
        expect(agents).toContain('care');
        expect((await reportOf(reqOf('editor'), august)).total.received).toBe(0);
      });

      it('are said in either language, and leave as CSV to who handles cases, which the record keeps', async () => {
        const query = { ...august, in: 'ar' };
        const get = async (req: PayloadRequest) => figuresCsv.handler(Object.assign(Object.create(req), { query }));
        expect((await get(reqOf('editor'))).status).toBe(403);
        expect((await get(await createLocalReq({}, payload))).status).toBe(401);
        const csv = await (await get(reqOf('care'))).text();
        expect(csv).toContain('المستلم');
        for (const column of ['مغلق دون رد', 'بموعد مؤجَّل']) expect(csv).toContain(column);
        // Whoever asks something by the form of complaints has not complained.
        for (const [name, of] of [
          ['شكوى', 'complaint'],
          ['استفسار', 'complaint enquiry'],
        ]) {
          const lines = csv.split('\r\n').filter((text) => text.includes(String(name)));
          const { received } = counted(made.filter(({ kind }) => kind === of));
          expect(lines.map((line) => line.split(',')[2]?.replaceAll('"', ''))).toEqual([String(received)]);
        }
        const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
        expect(docs[0]).toMatchObject({ action: 'list-export', subject: 'figures 2026-08-01 – 2026-09-30' });
      });

      it('of a period that makes no sense are those of this month', () => {
        const now = Date.parse('2026-11-22T22:00:00.000Z');
        const thisMonth = { from: '2026-11-01', to: '2026-11-23', in: 'en' };
        expect(askedOf({}, 'en', now)).toEqual(thisMonth);
        expect(askedOf({ from: '2026-12-01', to: '2026-11-01' }, 'en', now)).toEqual(thisMonth);
        expect(askedOf({ from: '2026-02-31', to: 'x', in: 'fr' }, 'en', now)).toEqual(thisMonth);
      });
    });

    describe('what the figures count by', () => {
      it('is stored as a case comes in, is closed and is opened again', async () => {
        const { data } = await postJson(POST, '/x', validRequests.complaint, { params: { kind: 'complaint' } });
        const where = { reference: { equals: data?.reference } };
        const change = async (fields: object) =>
          (await payload.update({ collection: 'service-requests', where, data: fields })).docs[0];
        const fresh = (await payload.find({ collection: 'service-requests', where })).docs[0];
        expect(fresh).toMatchObject({ product: 'travel', city: validRequests.complaint.city, answeredAt: null });
        expect(await change({ status: 'resolved' })).toMatchObject({
          answeredInTime: true,
          answerDays: 0,
          reopenedCount: 0,
        });
        const again = await change({ status: 'in-review' });
        expect(again).toMatchObject({ answeredAt: expect.any(String), reopenedCount: 1 });
        expect((await change({ status: 'closed' }))?.answeredAt).toBe(again?.answeredAt);
      });

      it('tells an end without an answer, and an answer in time by a day that was moved', async () => {
        const care = reqOf('care');
        const hour = 3_600_000;
        const newCase = async (dueIn: number) => {
          const reference = newReference();
          const data = {
            ...{ reference, kind: 'claim', language: 'ar', status: 'in-review', idempotencyKey: reference, sent: {} },
            ...{ product: '', city: '', createdAt: new Date(Date.now() - 99 * hour).toISOString(), history: [] },
            dueAt: new Date(Date.now() + dueIn * hour).toISOString(),
          };
          return (await payload.db.create({ collection: 'service-requests', data })).id as number;
        };
        const change = (id: number, data: object) =>
          payload.update({ collection: 'service-requests', id, data, user: care.user, overrideAccess: false });
        const today = askedOf({}, 'en');
        const figures = async () => (await reportOf(reqOf('admin'), today)).total;
        const before = await figures();
        const late = await newCase(-24);
        const working = (days: number) => addWorkingDays(new Date(), days).toISOString();
        await change(late, { dueAt: working(1), dueReason: 'Bank holiday' });
        await change(late, { status: 'closed', outcome: 'refused', customerNote: 'The policy had ended.' });
        const early = await newCase(24);
        await change(early, { dueAt: working(2), dueReason: 'Bank holiday' });
        await change(early, { status: 'resolved', outcome: 'accepted' });
        const silent = await newCase(-24);
        await change(silent, { status: 'closed', outcome: 'no-reply' });
        const { answered, inTime, moved, withoutAnswer } = await figures();
        expect([answered, inTime, moved, withoutAnswer]).toEqual([
          ...[before.answered + 2, before.inTime + 2, before.moved + 1, before.withoutAnswer + 1],
        ]);
        await change(silent, { status: 'in-review' });
        expect(await figures()).toMatchObject({ answered, withoutAnswer: before.withoutAnswer });
        await change(silent, { status: 'resolved', outcome: 'accepted' });
        const after = await figures();
        expect(after).toMatchObject({ answered: answered + 1, inTime, withoutAnswer: before.withoutAnswer });
        expect(after.reopened).toBe(before.reopened);
      });

      it('counts a case that nobody owned for who of its team answered or closed it, whom its history names', async () => {
        const [care, admin] = [reqOf('care'), reqOf('admin')];
        const collection = 'service-requests';
        const newCase = async (more: object = {}) => {
          const reference = newReference();
          const data = {
            ...{ reference, kind: 'claim', language: 'ar', status: 'in-review', idempotencyKey: reference, sent: {} },
            ...{ product: '', city: '', createdAt: new Date().toISOString(), history: [], ...more },
          };
          return (await payload.db.create({ collection, data })).id as number;
        };
        const change = (id: number, data: object, { user } = care) =>
          payload.update({ collection, id, data, user, overrideAccess: false, depth: 0 });
        const [me, administrator] = [care, admin].map(({ user }) => Number(user?.id));
        const answeredBy = async () => {
          const { tables } = await reportOf(reqOf('admin'), askedOf({}, 'en'));
          const lines = tables.find(({ dimension }) => dimension === 'agent')?.lines ?? [];
          const of = (agent: string) => lines.find(({ value }) => value === agent)?.figures.answered ?? 0;
          return [of(String(me)), of(String(administrator)), of('')];
        };
        const [mine = 0, administrators = 0, nobodys = 0] = await answeredBy();
        const closed = await newCase();
        // As the form sends a case without an owner.
        const after = await change(closed, { assignee: null, status: 'resolved', outcome: 'accepted' });
        expect(after).toMatchObject({ assignee: me, assignedAt: expect.any(String) });
        expect(after.internalNotes?.map(({ text, by }) => [text, by])).toEqual([
          ['Nobody had it: it belongs to who closed it · لم يكن له مسؤول، فصار مسؤوله من أغلقه', me],
        ]);
        expect(await answeredBy()).toEqual([mine + 1, administrators, nobodys]);
        const noted = await newCase();
        expect((await change(noted, { customerNote: 'We look into it.' })).assignee).toBe(me);
        expect((await change(noted, { assignee: null })).assignee, 'given up by hand').toBeNull();
        // What answers nobody makes nobody its owner; an owner keeps the case; an administrator is of no team, and is counted all the same.
        expect((await change(await newCase(), { internalNote: 'Looked at it.' })).assignee ?? null).toBeNull();
        const other = await payload.find({ collection: 'users', where: { email: { equals: 'one@example.com' } } });
        const owner = other.docs[0]?.id;
        const owned = await newCase({ assignee: owner });
        expect((await change(owned, { status: 'resolved', outcome: 'accepted' })).assignee).toBe(owner);
        const theirs = await newCase();
        expect((await change(theirs, { status: 'resolved', outcome: 'accepted' }, admin)).assignee ?? null).toBeNull();
        const counted = [mine + 1, administrators + 1, nobodys];
        expect(await answeredBy()).toEqual(counted);
        // The customer writes again, and somebody else puts an end to that.
        await payload.update({ collection, id: theirs, data: { status: 'in-review' } });
        expect(await answeredBy()).toEqual(counted);
        await payload.update({ collection, id: theirs, data: { status: 'closed', outcome: 'no-reply' } });
        expect(await answeredBy()).toEqual(counted);
      });

      it('is filled in for cases of an earlier version, once', async () => {
        const reference = newReference();
        const data = {
          ...{ reference, kind: 'claim', language: 'ar', status: 'closed', idempotencyKey: reference },
          sent: { product: 'motor', city: 'riyadh' },
          createdAt: '2026-11-01T08:00:00.000Z',
          dueAt: '2026-11-05T13:00:00.000Z',
          closedAt: '2026-11-08T08:00:00.000Z',
          updatedAt: '2026-11-08T08:00:00.000Z',
        };
        await payload.db.create({ collection: 'service-requests', data });
        await fillFigures(payload);
        const where = { reference: { equals: reference } };
        const filled = await payload.db.findOne<{ id: number }>({ collection: 'service-requests', where });
        expect(filled).toMatchObject({
          ...{ product: 'motor', city: 'riyadh', answeredInTime: false, answerDays: 5, reopenedCount: 0 },
          updatedAt: data.updatedAt,
        });
      });
    });
  });
}
