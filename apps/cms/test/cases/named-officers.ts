import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseDetails } from '../../src/cases/conversation/case-details.ts';
import type { MessageCase } from '../../src/cases/conversation/store-message.ts';
import { nameOfficers } from '../../src/cases/inbox/name-officers.ts';
import { confirmationMail } from '../../src/cases/mail/case-mail.ts';
import { enqueueCustomerMail } from '../../src/cases/mail/enqueue-mail.ts';
import { newReference } from '../../src/cases/reference.ts';

type Mail = { to: string; subject: string; body: string };
type Row = {
  kind?: string;
  sent?: object;
  status?: string;
  language?: 'en' | 'ar';
  email?: string | null;
  assignee?: number | null;
};
const collection = 'service-requests' as const;

/** A moment of January 2031, of which the 5th is a Sunday, by Riyadh's clock. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2031, 0, day, hour - 3, minute));

/** Whom the customer of a complaint is told of, on the database that is open. */
export function describeNamedOfficers(content: () => Payload): void {
  describe('who handles a complaint', () => {
    let owner: number;
    let second: number;
    beforeAll(async () => {
      const account = { password: 'quiet-lantern-orbit-71', role: 'care' } as const;
      const create = async (email: string, name: string, directPhone?: string) =>
        (await content().create({ collection: 'users', data: { ...account, email, name, directPhone } })).id;
      owner = await create('officer@example.com', 'Huda Alqahtani', '011 234 5678');
      second = await create('second-officer@example.com', 'Omar Saleh');
    });
    beforeEach(async () => {
      await content().db.deleteMany({ collection: 'mail-queue', where: {} });
      await content().db.deleteMany({ collection, where: {} });
      await set({ officer_days: 1 });
      await teamPhone(null);
    });

    const set = (data: object) =>
      content().updateGlobal({ slug: 'case-handling', data: { care_email: 'care-box@example.com', ...data } });
    const teamPhone = (complaints_phone: string | null) =>
      content().updateGlobal({ slug: 'site-settings', data: { facts: { complaints_phone }, _status: 'published' } });
    async function complaint(row: Row = {}) {
      const data = {
        ...{
          reference: newReference(),
          kind: 'complaint',
          name: 'Sara Alharbi',
          status: 'received',
          sent: {},
          history: [],
        },
        ...{ language: 'en', email: 'sara@example.com', createdAt: at(5, 10).toISOString(), ...row },
        ...(row.assignee && { assignedAt: at(5, 11).toISOString() }),
      };
      const { id } = await content().db.create({ collection, data });
      return Number(id);
    }
    const give = (id: number, assignee: number, assignedAt: Date) =>
      content().db.updateOne({ collection, id, data: { assignee, assignedAt: assignedAt.toISOString() } });
    async function mailsAt(...moment: Parameters<typeof at>): Promise<Mail[]> {
      await nameOfficers(content(), at(...moment));
      return (await content().db.find<Mail>({ collection: 'mail-queue', sort: 'id', pagination: false })).docs;
    }
    async function shown(id: number) {
      const stored = await content().db.findOne<MessageCase>({ collection, where: { id: { equals: id } } });
      if (!stored) throw new Error('no case');
      return (await caseDetails(content(), { ...stored, collection })).officer;
    }

    it('is told to its customer by name and direct number, once, ten minutes after it was given', async () => {
      const id = await complaint({ assignee: owner, language: 'ar' });
      expect(await mailsAt(5, 11, 9)).toEqual([]);
      const [mail, ...more] = await mailsAt(5, 11, 10);
      expect(mail?.to).toBe('sara@example.com');
      expect(mail?.subject).toContain('من يتولى طلبك');
      expect(mail?.body).toContain('الموظف المسؤول: Huda Alqahtani');
      expect(mail?.body).toContain('الرقم المباشر: \u2066011 234 5678\u2069');
      expect(more).toEqual([]);
      expect(await mailsAt(6, 9)).toHaveLength(1);
      expect(await shown(id)).toEqual({ name: 'Huda Alqahtani', phone: '011 234 5678' });
    });

    it.each([
      ['ar', 'الموظف المسؤول: هدى القحطاني', 'هدى القحطاني'],
      ['en', 'Who handles it: Huda Alqahtani', 'Huda Alqahtani'],
    ] as const)(
      'is told with the name for customers of that language, else with that of the account (%s)',
      async (language, line, name) => {
        await content().update({ collection: 'users', id: owner, data: { customerName: { ar: 'هدى القحطاني' } } });
        const id = await complaint({ assignee: owner, language });
        expect((await mailsAt(5, 12))[0]?.body).toContain(line);
        expect((await shown(id))?.name).toBe(name);
        await content().update({ collection: 'users', id: owner, data: { customerName: { ar: null } } });
      },
    );

    it('is told again where the case changes hands, and not where that was taken back at once', async () => {
      const id = await complaint({ assignee: owner });
      expect(await mailsAt(5, 12)).toHaveLength(1);
      await teamPhone('011 200 0155');
      await give(id, second, at(5, 13));
      await give(id, owner, at(5, 13, 5));
      expect(await mailsAt(5, 14)).toHaveLength(1);
      await give(id, second, at(5, 15));
      const mails = await mailsAt(5, 16);
      expect(mails).toHaveLength(2);
      expect(mails[1]?.body).toContain('Who handles it: Omar Saleh');
      expect(mails[1]?.body).toContain('Direct number: 011 200 0155');
    });

    it('has a team, whose number stands in every mail of the complaint as on the site, and not in those of an enquiry', async () => {
      await teamPhone('011 200 0155');
      const facts = { reference: newReference(), language: 'en', email: 'sara@example.com' } as const;
      const about = { id: 1, collection, kind: 'complaint', ...facts } as const;
      const called = async (sent: object) => {
        const req = await createLocalReq({}, content());
        let phone: string | undefined;
        await enqueueCustomerMail(req, { ...about, sent }, (mail) => {
          phone = mail.company.phone;
          return confirmationMail({ ...mail, dueAt: at(8, 10) });
        });
        return phone;
      };
      expect(await called({})).toBe('011 200 0155');
      expect(await called({ service_request_type: 'enquiry' })).not.toBe('011 200 0155');
    });

    it('is told of no enquiry that came by the same form, and nobody is warned of it', async () => {
      const sent = { service_request_type: 'enquiry' };
      const id = await complaint({ assignee: owner, sent });
      await complaint({ sent });
      expect(await mailsAt(5, 12)).toEqual([]);
      expect(await mailsAt(6, 9)).toEqual([]);
      expect(await shown(id)).toBeUndefined();
    });

    it('keeps the time of the last change, so that nobody who has the case open is told that it changed', async () => {
      const id = await complaint({ assignee: owner });
      const before = await content().findByID({ collection, id });
      await mailsAt(5, 12);
      const after = await content().findByID({ collection, id });
      expect([after.officerTold, after.updatedAt]).toEqual([owner, before.updatedAt]);
    });

    it('is told once, however many services look at the same moment', async () => {
      for (let made = 0; made < 4; made++) await complaint({ assignee: owner });
      await Promise.all([1, 2, 3].map(() => nameOfficers(content(), at(5, 12))));
      expect(await mailsAt(5, 12)).toHaveLength(4);
    });

    it.each([
      { why: 'nobody has it', row: {} },
      { why: 'no number is known', row: { who: 'second' } },
    ])('the team is warned once, on the morning of the last day, where $why', async ({ row }) => {
      const id = await complaint({ assignee: 'who' in row ? second : null });
      expect(await shown(id)).toBeUndefined();
      expect(await mailsAt(5, 23, 59)).toEqual([]);
      const mails = await mailsAt(6, 0);
      expect(mails.map(({ to }) => to)).toContain('care-box@example.com');
      expect(mails[0]?.body).toContain('Today ends the time');
      expect(mails[0]?.body).not.toContain('Sara');
      expect(await mailsAt(6, 9)).toHaveLength(mails.length);
    });

    it('is told of no other kind, of nothing that is closed, of no disabled account, and never with 0 days', async () => {
      await complaint({ kind: 'claim', assignee: owner });
      for (const status of ['resolved', 'rejected', 'closed']) await complaint({ assignee: owner, status });
      expect(await mailsAt(12, 9)).toEqual([]);
      await set({ officer_days: 0 });
      const id = await complaint({ assignee: owner });
      expect(await mailsAt(12, 9)).toEqual([]);
      await content().update({ collection: 'users', id: owner, data: { disabled: true } });
      expect(await shown(id)).toBeUndefined();
      await content().update({ collection: 'users', id: owner, data: { disabled: false } });
    });

    it('without an email it is told on the site alone', async () => {
      const id = await complaint({ assignee: owner, email: null });
      expect(await mailsAt(5, 12)).toEqual([]);
      expect(await shown(id)).toMatchObject({ name: 'Huda Alqahtani' });
      expect((await content().findByID({ collection, id })).officerTold).toBe(owner);
    });
  });
}
