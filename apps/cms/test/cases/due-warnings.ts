import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaseCollection } from '../../src/cases/case-kinds.ts';
import { deskPage } from '../../src/cases/desk/desk-endpoints.ts';
import { warnBeforeDue } from '../../src/cases/inbox/warn-before-due.ts';
import { newReference } from '../../src/cases/reference.ts';
import { config } from '../../src/config.ts';

type Mail = { id: number; to: string; subject: string; body: string };
type Fields = { status?: string; assignee?: number; kind?: string; sent?: object };
const name = 'Sara Alharbi';

/** A moment of January 2031, of which the 5th is a Sunday, by Riyadh's clock. */
const at = (day: number, hour = 16) =>
  new Date(`2031-01-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+03:00`);

/** The warnings before a due day, on the database that is open. */
export function describeDueWarnings(content: () => Payload): void {
  describe('warnings before a due day', () => {
    let owner: number;
    beforeAll(async () => {
      const account = { email: 'owner@example.com', name: 'Owner', password: 'quiet-lantern-orbit-71' };
      owner = (await content().create({ collection: 'users', data: { ...account, role: 'care' } })).id;
    });
    beforeEach(async () => {
      for (const collection of ['service-requests', 'messages', 'job-applications', 'mail-queue'] as const)
        await content().db.deleteMany({ collection, where: {} });
      await set(1);
    });

    const set = (days: number, holidays: number[] = []) =>
      content().updateGlobal({
        slug: 'case-handling',
        data: {
          warning_days: days,
          care_email: 'care-box@example.com',
          people_email: 'people-box@example.com',
          holidays: holidays.map((day) => ({ date: at(day, 12).toISOString() })),
        },
      });
    async function due(day: number, fields: Fields = {}, collection: CaseCollection = 'service-requests') {
      const { kind = 'claim', ...more } = fields;
      const reference = newReference();
      const data = { reference, name, status: 'received', language: 'ar', sent: {}, history: [], ...more };
      const row = { ...data, dueAt: at(day).toISOString(), ...(collection === 'service-requests' && { kind }) };
      const { id } = await content().create({ collection, data: row as never });
      return { id: Number(id), reference };
    }
    const mails = async () =>
      (await content().db.find<Mail>({ collection: 'mail-queue', sort: 'id', pagination: false })).docs;
    const warnedAt = async (...now: Parameters<typeof at>) => {
      await warnBeforeDue(content(), at(...now));
      return (await mails()).length;
    };
    const move = (id: number, day: number) =>
      content().update({
        collection: 'service-requests',
        id,
        data: { dueAt: at(day).toISOString(), dueReason: 'A paper is missing' },
      });

    it('come to the owner once, a working day before, with reference, kind, day and link alone', async () => {
      const { id, reference } = await due(7, { assignee: owner });
      expect(await warnedAt(5, 23)).toBe(0);
      expect(await warnedAt(6, 0)).toBe(1);
      expect(await warnedAt(6, 9)).toBe(1);
      const [mail] = await mails();
      expect(mail).toMatchObject({ to: 'owner@example.com', subject: expect.stringContaining(reference) });
      expect(mail?.body).toContain('The answer is due soon: Claim');
      expect(mail?.body).toContain('اقترب موعد الرد');
      expect(mail?.body).toContain('7 January 2031');
      expect(mail?.body).toContain(`${config.adminUrl}/admin/collections/service-requests/${id}`);
      expect(mail?.body).not.toContain(name);
    });

    it('do not repeat the mail of a case that has just come in, which named its day: they come the next morning', async () => {
      const [{ id }, sameDay] = [await due(7, { assignee: owner }), await due(6)];
      const arrived = (one: number, hour: number) =>
        content().db.updateOne({
          ...{ collection: 'service-requests', id: one, returning: false },
          data: { createdAt: at(6, hour).toISOString() },
        });
      await arrived(id, 15);
      await arrived(sameDay.id, 10);
      expect(await warnedAt(6, 15)).toBe(0);
      expect(await warnedAt(7, 6)).toBe(0);
      expect(await warnedAt(7, 8)).toBe(1);
      expect(await mails()).toMatchObject([{ to: 'owner@example.com' }]);
    });

    it.each([
      ['complaint', 'Complaint', 'شكوى'],
      ['enquiry', 'Enquiry', 'استفسار'],
    ])('say which of both came by the form of complaints: %s', async (service_request_type, en, ar) => {
      const sent = { service_request_type };
      const { reference } = await due(7, { assignee: owner, kind: 'complaint', sent });
      await warnedAt(6, 9);
      const [mail] = await mails();
      expect(mail?.subject).toBe(`${en} ${reference} · اقترب موعد الرد`);
      expect(mail?.body).toContain(`The answer is due soon: ${en}.`);
      expect(mail?.body).toContain(`اقترب موعد الرد: ${ar}.`);
    });

    it('leave the time of the last change, so that nobody who has the case open is told that it changed', async () => {
      const { id } = await due(7, { assignee: owner });
      const before = await content().findByID({ collection: 'service-requests', id });
      expect(await warnedAt(6, 9)).toBe(1);
      const after = await content().findByID({ collection: 'service-requests', id });
      expect(after.warnedDueAt).toBe(before.dueAt);
      expect(after.updatedAt).toBe(before.updatedAt);
    });

    it('come to the team where nobody owns the case', async () => {
      await due(7);
      await due(7, {}, 'messages');
      await due(7, {}, 'job-applications');
      await warnedAt(6, 9);
      const to = (await mails()).map((mail) => mail.to);
      expect(to.sort()).toEqual(['care-box@example.com', 'care-box@example.com', 'people-box@example.com']);
    });

    it('wait for somebody who can be told: where there was nobody, they come once there is', async () => {
      const people = { collection: 'users', where: { role: { equals: 'people' } } } as const;
      const { docs } = await content().find({
        ...people,
        where: { and: [people.where, { disabled: { not_equals: true } }] },
      });
      const staff = { ...people, where: { id: { in: docs.map(({ id }) => id) } } } as const;
      const { id } = await due(7, {}, 'job-applications');
      const set = (people_email: string) => content().updateGlobal({ slug: 'case-handling', data: { people_email } });
      await set('');
      await content().db.updateMany({ ...staff, data: { disabled: true } });
      expect(await warnedAt(6, 9)).toBe(0);
      expect((await content().findByID({ collection: 'job-applications', id })).warnedDueAt).toBeFalsy();
      await set('people-box@example.com');
      expect(await warnedAt(6, 10)).toBe(1);
      expect(await warnedAt(6, 11)).toBe(1);
      expect(await mails()).toMatchObject([{ to: 'people-box@example.com' }]);
      await content().db.updateMany({ ...staff, data: { disabled: false } });
    });

    // Each counted on a calendar: the 10th and 11th are Friday and Saturday, the 8th is made a holiday.
    it.each([
      { days: 1, holidays: [], day: 12, quiet: 8, told: 9 },
      { days: 2, holidays: [], day: 12, quiet: 7, told: 8 },
      { days: 3, holidays: [], day: 9, quiet: 5, told: 6 },
      { days: 1, holidays: [8], day: 9, quiet: 6, told: 7 },
      { days: 2, holidays: [8], day: 12, quiet: 6, told: 7 },
    ])('$days days before the $day th, holidays $holidays: on the $told th', async ({ days, holidays, ...one }) => {
      await set(days, holidays);
      await due(one.day, { assignee: owner });
      expect(await warnedAt(one.quiet, 23)).toBe(0);
      expect(await warnedAt(one.told, 0)).toBe(1);
    });

    it('do not come with 0 days, while the time stands still, for closed cases, and where the day is over', async () => {
      for (const status of ['waiting-for-customer', 'resolved', 'rejected', 'closed']) await due(7, { status });
      await due(5);
      expect(await warnedAt(6, 9)).toBe(0);
      await due(7);
      await set(0);
      expect(await warnedAt(6, 9)).toBe(0);
    });

    it('come again where the day was moved to a later one, and not to another hour or an earlier day', async () => {
      const { id } = await due(12, { assignee: owner });
      expect(await warnedAt(9, 9)).toBe(1);
      await content().db.updateOne({
        collection: 'service-requests',
        id,
        data: { dueAt: at(12, 20).toISOString() },
      });
      expect(await warnedAt(9, 10)).toBe(1);
      await move(id, 9);
      expect(await warnedAt(9, 11)).toBe(1);
      await move(id, 14);
      expect(await warnedAt(12, 23)).toBe(1);
      expect(await warnedAt(13, 0)).toBe(2);
      expect(await warnedAt(13, 1)).toBe(2);
    });

    it('come once, however many services look at the same moment', async () => {
      for (let made = 0; made < 5; made++) await due(7, { assignee: owner });
      await Promise.all([1, 2, 3].map(() => warnBeforeDue(content(), at(6, 9))));
      const subjects = (await mails()).map(({ subject }) => subject);
      expect(subjects).toHaveLength(5);
      expect(new Set(subjects).size).toBe(5);
    });

    it('stand as a mark on the working list', async () => {
      const moment = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const kinds: [number, string][] = [
        [0.01, 'received'],
        [20, 'received'],
        [-1, 'received'],
        [0.01, 'closed'],
      ];
      for (const [days, status] of kinds) {
        const { id } = await due(7, { status, assignee: owner });
        const data = { dueAt: moment(days) };
        await content().db.updateOne({ collection: 'service-requests', id, data });
      }
      const user = { ...(await content().findByID({ collection: 'users', id: owner })), collection: 'users' } as const;
      const marks = async () => {
        const req = await createLocalReq({ user }, content());
        return (await deskPage(req, { view: 'open', limit: 10 })).rows.map(({ due }) => [due?.isLate, due?.isSoon]);
      };
      expect(await marks()).toEqual([
        [true, false],
        [false, true],
        [false, false],
      ]);
      await set(0);
      expect((await marks()).map(([, isSoon]) => isSoon)).toEqual([false, false, false]);
    });
  });
}
