import { APIError, createLocalReq, type Payload, type PayloadRequest, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { config } from '../src/config.ts';
import { scheduledContent } from '../src/dashboard/content-work.ts';
import type { User } from '../src/payload-types.ts';
import { scheduledWork } from '../src/record/scheduled-work.ts';
import { schedulePublication } from '../src/record/scheduling.ts';
import { notifyFailedSchedule } from '../src/schedules/failed-schedule.ts';
import { withWriters } from '../src/schedules/written-since.ts';
import { openTestContent } from './test-content.ts';

/** Who is told by mail of what could not be done at its time, on the database that DATABASE_URL names. */
export function describeFailedSchedules(dialect: string): void {
  describe(`a schedule that was refused, on ${dialect}`, () => {
    let payload: Payload;
    let count = 0;
    beforeAll(async () => {
      payload = await openTestContent();
      await person('first-admin', { role: 'admin', language: 'en' });
      await person('second-admin', { role: 'admin', language: 'ar' });
      await person('left-admin', { role: 'admin', disabled: true });
    });
    afterAll(() => payload?.destroy());
    beforeEach(async () => {
      for (const collection of ['mail-queue', 'payload-jobs'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });

    async function person(name: string, data: Partial<User> = {}): Promise<User> {
      const account = { email: `${name}@example.com`, password: 'quiet-lantern-orbit-71', name };
      return payload.create({ collection: 'users', data: { role: 'editor', language: 'en', ...account, ...data } });
    }
    /** A page or a job without Arabic, which is not let through, scheduled for a moment that has come. */
    async function schedule(user: User, collection: 'pages' | 'jobs' = 'pages'): Promise<number> {
      count += 1;
      const name = `refused-${count}`;
      const draft = { locale: 'en', draft: true } as const;
      const { id } =
        collection === 'pages'
          ? await payload.create({ collection, ...draft, data: { name, title: 'Ramadan hours' } })
          : await payload.create({ collection, ...draft, data: { key: name, title: 'Claims officer' } });
      const doc = { relationTo: collection, value: id } as const;
      const input = { type: 'publish', doc, user: { relationTo: 'users', value: user.id } } as const;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1000), input });
      return id;
    }
    const mails = async () =>
      (await payload.db.find<Mail & { id: number }>({ collection: 'mail-queue', sort: 'to', pagination: false })).docs;

    it('is told to who scheduled it: what, why, and where to mend it', async () => {
      const mona = await person('mona');
      const id = await schedule(mona);
      await publishScheduled(payload);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: mona.email, state: 'waiting' });
      expect(mail?.subject).toBe('Content: a scheduled publication did not happen');
      expect(mail?.body).toContain('Title: Ramadan hours');
      // As the first entries of the panel say it.
      expect(mail?.body).toContain('Arabic is missing (1)');
      expect(mail?.body).toContain('At: Title · Arabic.');
      expect(mail?.body).toContain(`${config.adminUrl}/admin/collections/pages/${id}`);
      const [work] = await scheduledWork(payload, { collection: 'pages', id });
      expect(work).toMatchObject({ failed: true, why: { en: expect.stringContaining('Arabic is missing (1)') } });
      expect(work?.why?.ar).toContain('النص العربي ناقص (1)');
      expect(work?.why?.ar).toContain('في: العنوان · العربية.');
    });

    it('is one whose text a colleague wrote since, which nobody scheduled; the own later words go online', async () => {
      const as = (user: User) => ({ ...user, collection: 'users' }) as TypedUser;
      const [sarah, khaled] = [as(await person('sarah')), as(await person('khaled'))];
      const name = 'scheduled-words';
      const text = { name, title: 'Scheduled', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'pages', locale: 'en', data: text });
      await payload.update({ collection: 'pages', id, locale: 'ar', data: { title: 'مجدول' } });
      const write = (title: string, user: TypedUser) =>
        payload.update({ collection: 'pages', id, draft: true, locale: 'en', data: { title, _status: 'draft' }, user });
      const doc = { relationTo: 'pages', value: id } as const;
      const wish = async () => {
        const input = { type: 'publish', doc, user: { relationTo: 'users', value: sarah.id } } as const;
        const waitUntil = new Date(Date.now() - 1000);
        await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input });
      };
      const online = async () => (await payload.findByID({ collection: 'pages', id })).title;
      await write('Looked at', sarah);
      await wish();
      await write('Not finished', khaled);
      const req = await createLocalReq({ user: khaled }, payload);
      const [coming] = await withWriters(req, await scheduledWork(payload, { collection: 'pages', id }));
      expect(coming).toMatchObject({ failed: false, writer: 'khaled' });
      await publishScheduled(payload);
      expect(await online()).toBe('Scheduled');
      const [mail, ...more] = await mails();
      expect([mail?.to, more]).toEqual([sarah.email, []]);
      expect(mail?.body).toContain('khaled wrote in it after this moment was chosen');
      await write('Looked at by me', sarah);
      await wish();
      await write('My last word', sarah);
      await publishScheduled(payload);
      expect(await online()).toBe('My last word');
    });

    it('is told to people and careers where it is a job of theirs', async () => {
      const hind = await person('hind', { role: 'people' });
      const id = await schedule(hind, 'jobs');
      await publishScheduled(payload);
      const [mail, ...more] = await mails();
      expect([mail?.to, more]).toEqual([hind.email, []]);
      expect(mail?.body).toContain(`${config.adminUrl}/admin/collections/jobs/${id}`);
      expect(mail?.body).toContain('What you scheduled was not published');
    });

    it('is told in the language of that account, reasons and all', async () => {
      await schedule(await person('noura', { language: 'ar' }));
      await publishScheduled(payload);
      const [mail] = await mails();
      expect(mail?.subject).toBe('المحتوى: تعذّر نشر مجدول');
      expect(mail?.body).toContain('النص العربي ناقص (1)');
      expect(mail?.body).not.toContain('is missing');
      expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">/);
    });

    it('is told once, whoever does it again after its process died, or beside it', async () => {
      const user = await person('once');
      const id = await schedule(user);
      const doc = { relationTo: 'pages', value: id } as const;
      const input = { type: 'publish', doc, user: { relationTo: 'users', value: user.id } } as const;
      const job = await payload.db.findOne<{ id: number }>({ collection: 'payload-jobs', where: {} });
      const tell = async () => {
        const req = await createLocalReq({}, payload);
        await notifyFailedSchedule({ req, job: { id: job?.id ?? 0 }, input, error: new APIError('refused', 400) });
      };
      await Promise.all([tell(), tell()]);
      const left = new Date(Date.now() - 3_600_000).toISOString();
      const data = { processing: true, updatedAt: left };
      await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data });
      await publishScheduled(payload);
      expect(await mails()).toHaveLength(1);
    });

    it.each([
      ['is gone', (id: number) => payload.delete({ collection: 'users', id }), 'no longer exists'],
      [
        'is disabled',
        (id: number) => payload.update({ collection: 'users', id, data: { disabled: true } }),
        'is disabled',
      ],
      [
        'has another role',
        (id: number) => payload.update({ collection: 'users', id, data: { role: 'care' } }),
        'may not',
      ],
    ])(
      'is told to the administrators, each in the own language, where that person %s',
      async (name, change, reason) => {
        const { id } = await person(`former-${name.replaceAll(' ', '-')}`);
        await schedule({ id } as User);
        await change(id);
        await payload.db.deleteMany({ collection: 'mail-queue', where: {} });
        await publishScheduled(payload);
        const [first, second, ...more] = await mails();
        expect(more).toEqual([]);
        expect([first?.to, second?.to]).toEqual(['first-admin@example.com', 'second-admin@example.com']);
        expect(first?.body).toContain(reason);
        expect(second?.subject).toBe('المحتوى: تعذّر نشر مجدول');
      },
    );

    it('is dismissed by whoever may publish it, with what failed before it; the record says who did, and nobody else can', async () => {
      const mona = await person('dismisser');
      const id = await schedule(mona);
      await publishScheduled(payload);
      const doc = { relationTo: 'pages', value: id } as const;
      const input = { type: 'publish', doc, user: { relationTo: 'users', value: mona.id } } as const;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1000), input });
      const other = await schedule(mona);
      await publishScheduled(payload);
      const as = (user: User) => createLocalReq({ user: { ...user, collection: 'users' } as TypedUser }, payload);
      const [req, careReq] = [await as(mona), await as(await person('care', { role: 'care' }))];
      const listed = async (by: PayloadRequest) =>
        (await scheduledContent(by)).lines.map((line) => [Number(line.id), line.failed, line.mayDismiss]);
      expect(await listed(req)).toEqual([
        [id, true, true],
        [other, true, true],
      ]);
      const [work] = await scheduledWork(payload, { collection: 'pages', id });
      const deleteID = work?.job ?? 0;
      await expect(schedulePublication({ req: careReq, type: 'publish', deleteID })).rejects.toMatchObject({
        status: 403,
      });
      await schedulePublication({ req, type: 'publish', deleteID });
      expect(await listed(req)).toEqual([[other, true, true]]);
      const where: Where = {
        and: [{ action: { equals: 'schedule-cancelled' } }, { targetId: { equals: String(id) } }],
      };
      const { docs } = await payload.find({ collection: 'audit-log', where });
      expect(docs).toMatchObject([
        { actorName: 'dismisser', changes: [{ field: 'waitUntil', before: work?.at }, { field: 'dismissed' }] },
      ]);
    });

    it('is told to nobody where the page is in the trash meanwhile', async () => {
      const id = await schedule(await person('tidy'));
      await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
      await publishScheduled(payload);
      expect(await mails()).toEqual([]);
    });
  });
}

type Mail = { to: string; subject: string; body: string; html: string; state: string };
