import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as postContact } from '../../src/app/api/contact-us/route.ts';
import { POST as postJob } from '../../src/app/api/jobs/[id]/route.ts';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { defaultRetentionDays } from '../../src/cases/case-handling.ts';
import { caseCollections } from '../../src/cases/case-kinds.ts';
import { incomingFolder } from '../../src/cases/files/private-folder.ts';
import {
  confirmRetention,
  eraseDueCases,
  heldErasures,
  planRetention,
} from '../../src/cases/retention/erase-due-cases.ts';
import { erasePerson, exportPerson } from '../../src/cases/retention/person.ts';
import { removeOrphanFiles } from '../../src/cases/retention/remove-orphan-files.ts';
import { retentionEndpoints } from '../../src/cases/retention/retention-endpoints.ts';
import { config } from '../../src/config.ts';
import { withDatabaseLock } from '../../src/db/database-lock.ts';
import { forgetEntries } from '../../src/record/chain.ts';
import { record } from '../../src/record/record.ts';
import { verifyRecord } from '../../src/record/verify.ts';
import { removeNotedFiles } from '../../src/storage/file-removals.ts';
import {
  contentOf,
  everyCase,
  filesOnDisk,
  formOf,
  jobKey,
  openCaseContent,
  validApplication,
  validMessage,
  validRequests,
} from './case-content.ts';
import { postForm, postJson } from './site-call.ts';

/** Retention, on the database that DATABASE_URL names. */
export function describeRetention(dialect: 'sqlite' | 'postgres'): void {
  describe(`retention on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
    });
    afterAll(() => payload?.destroy());

    const day = 24 * 60 * 60_000;
    /** Closes every open case now. */
    async function closeAll() {
      for (const collection of caseCollections)
        await payload.update({ collection, where: { status: { equals: 'received' } }, data: { status: 'closed' } });
    }

    /** Confirms what is held at a moment, as an administrator does. */
    async function confirmAll(now: number) {
      const plans = Object.entries(await planRetention(payload, now));
      await confirmRetention(payload, Object.fromEntries(plans.map(([kind, { until }]) => [kind, until])));
    }

    const cv = () => formOf(validApplication, [['cv_url', contentOf('pdf'), 'cv.pdf']]);

    it('erases what is older than its kind is kept, files and mails too, and notes how many', async () => {
      await postForm(postJob, `/jobs/${jobKey}`, cv(), { params: { id: jobKey } });
      await postJson(postContact, '/contact-us', validMessage);
      await postJson(POST, '/service-requests/quote', validRequests.quote, { params: { kind: 'quote' } });
      await postJson(POST, '/service-requests/claim', validRequests.claim, { params: { kind: 'claim' } });
      await closeAll();
      expect(await eraseDueCases(payload)).toEqual({});

      const later = Date.now() + (defaultRetentionDays.application + 1) * day;
      expect(await eraseDueCases(payload, later), 'held').toEqual({});
      expect(await heldErasures(payload)).toBe(2);
      await confirmAll(later);
      expect(await eraseDueCases(payload, later)).toEqual({ application: 1, quote: 1 });
      expect(await heldErasures(payload)).toBe(0);
      expect(await everyCase(payload, 'job-applications')).toEqual([]);
      expect(await everyCase(payload, 'messages')).toHaveLength(1);
      expect((await everyCase(payload, 'service-requests')).map((entry) => 'kind' in entry && entry.kind)).toEqual([
        'claim',
      ]);
      expect(await filesOnDisk()).toEqual([]);
      expect((await payload.count({ collection: 'private-files' })).totalDocs).toBe(0);
      const mails = await payload.find({ collection: 'mail-queue', pagination: false });
      expect(new Set(mails.docs.map(({ caseCollection }) => caseCollection))).toEqual(
        new Set(['messages', 'service-requests']),
      );
      const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
      expect(docs[0]).toMatchObject({ action: 'retention', subject: 'quote 1 · application 1' });
    });

    it('keeps to the days that are set', async () => {
      await payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact: 3 } } as never });
      expect(await eraseDueCases(payload, Date.now() + 2 * day)).toEqual({});
      await confirmAll(Date.now() + 4 * day);
      expect(await eraseDueCases(payload, Date.now() + 4 * day)).toEqual({ contact: 1 });
    });

    it('a mistyped number of days, or a wrong clock, erases nothing until it is confirmed; the usual day goes by itself', async () => {
      await postJson(postContact, '/contact-us', validMessage);
      await closeAll();
      const days = (contact: number) =>
        payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact } } as never });
      await days(30);
      const start = Date.now() + 29.5 * day;
      await confirmAll(start);
      await days(1);
      expect(await eraseDueCases(payload, start)).toEqual({});
      expect((await planRetention(payload, start)).contact).toMatchObject({ due: 1, held: true });
      expect(await eraseDueCases(payload, start + 3650 * day)).toEqual({});
      await days(30);
      expect((await planRetention(payload, start + day)).contact).toMatchObject({ due: 1, held: false });
      expect(await eraseDueCases(payload, start + day)).toEqual({ contact: 1 });
    });

    it('a weekend on which nothing ran holds nothing', async () => {
      await postJson(postContact, '/contact-us', validMessage);
      await closeAll();
      await payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact: 30 } } as never });
      await confirmAll(Date.now() + 29 * day);
      expect(await eraseDueCases(payload, Date.now() + 32 * day)).toEqual({ contact: 1 });
    });

    it('a run by a clock that is years behind stops nothing that is due afterwards', async () => {
      const row = {
        to: 'x@example.com',
        subject: 'Old',
        state: 'sent',
        attempts: 1,
        nextAttemptAt: new Date().toISOString(),
      };
      const sentAt = new Date(Date.now() - 91 * day).toISOString();
      const old = { ...row, body: 'x', sentAt, createdAt: sentAt, updatedAt: sentAt };
      await payload.db.deleteMany({ collection: 'mail-queue', where: {} });
      const { id } = await payload.db.create({ collection: 'mail-queue', data: old });
      await payload.kv.set('retention-ran', Date.now() - day);
      await eraseDueCases(payload, 0);
      await eraseDueCases(payload);
      const { docs } = await payload.find({ collection: 'mail-queue', where: { id: { equals: id } } });
      expect(docs).toEqual([]);
    });

    it('what an administrator confirms while a run erases stays confirmed', async () => {
      await postJson(postContact, '/contact-us', validMessage);
      await closeAll();
      const far = Date.now() + 400 * day;
      const { contact } = await planRetention(payload, far);
      await confirmRetention(payload, { contact: contact.until });
      const erase = vi.spyOn(payload, 'delete').mockImplementation(async () => {
        erase.mockRestore();
        await confirmRetention(payload, { complaint: contact.until });
        return { docs: [], errors: [] };
      });
      await eraseDueCases(payload, far);
      expect(await payload.kv.get('retention')).toMatchObject({ complaint: contact.until, contact: contact.until });
    });

    it('a case that cannot be erased keeps none of the others, is named in the log and is tried again', async () => {
      for (let count = 0; count < 3; count += 1) await postJson(postContact, '/contact-us', validMessage);
      await closeAll();
      const far = Date.now() + 800 * day;
      await confirmAll(far);
      const all = await everyCase(payload, 'messages');
      const [stuck] = all;
      const { deleteOne } = payload.db;
      payload.db.deleteOne = async (asked) => {
        if (asked.collection === 'messages' && JSON.stringify(asked.where).includes(String(stuck?.id)))
          throw new Error('the disk is full');
        return deleteOne.call(payload.db, asked);
      };
      const error = vi.spyOn(payload.logger, 'error');
      const erased = await eraseDueCases(payload, far);
      payload.db.deleteOne = deleteOne;
      expect(erased).toMatchObject({ contact: all.length - 1 });
      expect(await everyCase(payload, 'messages')).toMatchObject([{ id: stuck?.id }]);
      expect(error).toHaveBeenCalledWith(expect.objectContaining({ reference: stuck?.reference }));
      error.mockRestore();
      expect(await eraseDueCases(payload, far + day)).toEqual({ contact: 1 });
    });

    it('an administrator’s word waits for the run that is under way', async () => {
      const plan = await planRetention(payload);
      const confirm = retentionEndpoints.find(({ path }) => path === '/retention/confirm');
      const account = {
        email: 'boss@example.com',
        password: 'long-enough-password',
        name: 'Boss',
        role: 'admin',
      } as const;
      const user = {
        ...(await payload.create({ collection: 'users', data: account })),
        collection: 'users',
      } as TypedUser;
      const req = await createLocalReq({ user }, payload);
      const asked = Object.assign(req, { json: async () => ({ contact: plan.contact.until }) });
      const info = vi.spyOn(payload.logger, 'info');
      const order: string[] = [];
      let answered: Promise<unknown> | undefined;
      await withDatabaseLock(payload, 'retention', async () => {
        answered = Promise.resolve(confirm?.handler(asked)).then(() => order.push('confirmed'));
        // An SQLite file has one instance, and no lock.
        if (dialect === 'sqlite') await answered;
        else await vi.waitFor(() => expect(info).toHaveBeenCalledWith('a confirmed retention waits for a run'), 10_000);
        order.push('ran');
      });
      await answered;
      info.mockRestore();
      expect(order).toEqual(dialect === 'sqlite' ? ['confirmed', 'ran'] : ['ran', 'confirmed']);
    });

    it('an entry of the record by a clock of 1970 takes nothing of the record away', async () => {
      const count = async () => (await payload.db.count({ collection: 'audit-log' })).totalDocs;
      await record({ payload }, { action: 'retention', subject: 'before' });
      vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
      await record({ payload }, { action: 'retention', subject: 'of 1970' });
      vi.useRealTimers();
      await record({ payload }, { action: 'retention', subject: 'behind' });
      const before = await count();
      await forgetEntries(payload, new Date(Date.now() - 3650 * day));
      expect(await count()).toBe(before);
      expect((await verifyRecord(payload)).problems).toEqual([]);
      // What is old goes, and the entry with it.
      await forgetEntries(payload, new Date(Date.now() + 1000));
      expect(await count()).toBe(0);
    });

    it('an open case is never erased, one that was closed counts from that day, also after a later change', async () => {
      const { data } = await postJson(POST, '/service-requests/claim', validRequests.claim, {
        params: { kind: 'claim' },
      });
      const where = { reference: { equals: data?.reference } };
      const change = async (fields: object) => {
        const { docs } = await payload.update({ collection: 'service-requests', where, data: fields });
        return docs[0]?.closedAt;
      };
      const far = Date.now() + 36_500 * day;
      await change({ status: 'waiting-for-customer' });
      expect((await planRetention(payload, far)).claim.due).toBe(1); // the claim that another test closed
      const closed = await change({ status: 'resolved' });
      expect(closed).toEqual(expect.any(String));
      expect(await change({ status: 'closed', internalNote: 'filed' })).toBe(closed);
      expect((await planRetention(payload, far)).claim.due).toBe(2);
      expect(await change({ status: 'in-review' })).toBe(null);
    });

    it('a legal hold keeps a case from retention, from the erasure of its person and from deletion, and says who and why', async () => {
      const kept = { ...validRequests.claim, id_number: '1098765439', email: 'kept@example.com' };
      const { data } = await postJson(POST, '/service-requests/claim', kept, { params: { kind: 'claim' } });
      const where = { reference: { equals: data?.reference } };
      const held = { status: 'closed', legalHold: true } as const;
      const hold = (legalHoldReason: string) =>
        payload.update({ collection: 'service-requests', where, data: { ...held, legalHoldReason } });
      expect((await hold('')).errors).toHaveLength(1);
      const { docs } = await hold('Court of Riyadh, 12/44');
      expect(docs[0]?.internalNotes).toMatchObject([{ text: expect.stringContaining('Court of Riyadh, 12/44') }]);

      const mails = { collection: 'mail-queue', where } as const;
      const { totalDocs: sent } = await payload.count(mails);
      await payload.db.updateMany({ ...mails, data: { state: 'sent', updatedAt: new Date(0).toISOString() } });
      const past = new Date(0).toISOString();
      const notice = { to: 'staff@example.com', subject: '-', body: '-', nextAttemptAt: past, attempts: 0 };
      const old = { ...notice, state: 'sent', createdAt: past, updatedAt: past };
      await payload.db.create({ collection: 'mail-queue', data: old });
      const far = Date.now() + 36_500 * day;
      await confirmAll(far);
      await eraseDueCases(payload, far);
      expect([sent > 0, (await payload.count(mails)).totalDocs]).toEqual([true, sent]);
      const ofStaff = { to: { equals: notice.to } };
      expect((await payload.count({ collection: 'mail-queue', where: ofStaff })).totalDocs).toBe(0);
      expect(await erasePerson(payload, 'kept@example.com', {})).toMatchObject({
        erased: 0,
        stays: { held: [data?.reference] },
      });
      await expect(payload.delete({ collection: 'service-requests', id: docs[0]?.id ?? 0 })).rejects.toThrow(
        /legal hold/,
      );
      expect((await payload.count({ collection: 'service-requests', where })).totalDocs).toBe(1);
    });

    it('what comes under a legal hold while its person is being erased stays', async () => {
      const person = { ...validRequests.claim, id_number: '1098765421', email: 'held-late@example.com' };
      const references: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const { data } = await postJson(POST, '/service-requests/claim', person, { params: { kind: 'claim' } });
        references.push(data?.reference ?? '');
      }
      const erase = payload.delete.bind(payload);
      // A colleague holds the second case once the first is erased.
      const spy = vi.spyOn(payload, 'delete').mockImplementationOnce(async (asked) => {
        const erased: unknown = await erase(asked as never);
        const where = { reference: { equals: references[1] } };
        await payload.db.updateOne({
          collection: 'service-requests',
          where,
          data: { legalHold: true },
          req: asked.req,
        });
        return erased as never;
      });
      const result = await erasePerson(payload, person.email, {});
      spy.mockRestore();
      expect(result).toMatchObject({ erased: 1, stays: { held: [references[1]] } });
    });

    it.each(['p 9009 77', 'P-٩٠٠٩-77', 'p/900977'])(
      'finds a person by a policy number as people type it: %s',
      async (typed) => {
        const own = { ...validRequests.claim, policy_number: 'P-9009/77' };
        const { data } = await postJson(POST, '/service-requests/claim', own, { params: { kind: 'claim' } });
        const { cases } = await exportPerson(payload, typed, {});
        expect(cases.map(({ reference }) => reference)).toContain(data?.reference);
        expect((await exportPerson(payload, typed.slice(0, -1), {})).cases).toEqual([]);
      },
    );

    it('finds nobody by another policy number that has the same digits', async () => {
      const send = async (policy_number: string) => {
        const own = { ...validRequests.claim, policy_number };
        return (await postJson(POST, '/service-requests/claim', own, { params: { kind: 'claim' } })).data?.reference;
      };
      const referencesOf = async (typed: string) =>
        (await exportPerson(payload, typed, {})).cases.map(({ reference }) => reference);
      const one = await send('Q-2024-1-15');
      expect(await referencesOf('Q-2024-11-5')).toEqual([]);
      expect(await referencesOf('q2024115')).toEqual([one]);
      const other = await send('Q-2024-11-5');
      expect(await referencesOf('Q/2024/11/5')).toEqual([other]);
      // It may be either.
      expect(await referencesOf('q2024115')).toEqual([]);
    });

    it('where the clock is wrong by years, sent mails are not all forgotten at once', async () => {
      await postJson(POST, '/service-requests/claim', validRequests.claim, { params: { kind: 'claim' } });
      const sentNow = { state: 'sent', sentAt: new Date().toISOString() };
      await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: sentNow });
      const { totalDocs } = await payload.count({ collection: 'mail-queue' });
      await payload.kv.set('retention-ran', Date.now());
      await eraseDueCases(payload, Date.now() + 3650 * day);
      expect((await payload.count({ collection: 'mail-queue' })).totalDocs).toBe(totalDocs);
    });

    it('a first run by a clock that was years ahead forgets nothing early once it is right, and the guard holds', async () => {
      await payload.db.deleteMany({ collection: 'payload-kv', where: { key: { like: 'retention' } } });
      await eraseDueCases(payload, Date.now() + 4 * 365 * day);
      await postJson(postContact, '/contact-us', validMessage);
      await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: { state: 'sent' } });
      const { totalDocs } = await payload.count({ collection: 'mail-queue' });
      expect(totalDocs).toBeGreaterThan(0);
      await eraseDueCases(payload);
      expect((await payload.count({ collection: 'mail-queue' })).totalDocs).toBe(totalDocs);
      expect(await payload.kv.get('retention-ran')).toBeLessThanOrEqual(Date.now());
      await payload.kv.set('retention', { contact: new Date(Date.now() + 3 * 365 * day).toISOString() });
      await closeAll();
      await payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact: 1 } } as never });
      expect((await planRetention(payload, Date.now() + 1.5 * day)).contact).toMatchObject({ due: 1, held: true });
      await payload.updateGlobal({ slug: 'case-handling', data: { retention_days: { contact: 365 } } as never });
      await payload.db.deleteMany({ collection: 'messages', where: {} });
    });

    it('however often a service with a wrong clock is started, no more is forgotten than days have passed', async () => {
      await postJson(POST, '/service-requests/claim', validRequests.claim, { params: { kind: 'claim' } });
      await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: { state: 'sent' } });
      const { totalDocs } = await payload.count({ collection: 'mail-queue' });
      await payload.kv.set('retention-ran', Date.now());
      for (let start = 0; start < 60; start += 1)
        await eraseDueCases(payload, Date.now() + 3650 * day + start * 60_000);
      expect((await payload.count({ collection: 'mail-queue' })).totalDocs).toBe(totalDocs);
    });

    it('files go after the commit: a case whose erasure fails keeps them', async () => {
      await postForm(postJob, `/jobs/${jobKey}`, cv(), { params: { id: jobKey } });
      const before = await filesOnDisk();
      const [application] = await everyCase(payload, 'job-applications');
      const { deleteOne } = payload.db;
      payload.db.deleteOne = () => Promise.reject(new Error('the disk is full'));
      await expect(payload.delete({ collection: 'job-applications', id: application?.id ?? 0 })).rejects.toThrow();
      payload.db.deleteOne = deleteOne;
      await removeNotedFiles(payload);
      expect(await filesOnDisk()).toEqual(before);
      await payload.delete({ collection: 'job-applications', id: application?.id ?? 0 });
      expect(await filesOnDisk()).toEqual(before);
      await removeNotedFiles(payload);
      expect(await filesOnDisk()).toEqual([]);
    });

    it('removes files that belong to no case, but none that is just coming in', async () => {
      await postForm(postJob, `/jobs/${jobKey}`, cv(), { params: { id: jobKey } });
      const [kept] = await filesOnDisk();
      const old = new Date(Date.now() - 2 * 60 * 60_000);
      for (const path of [
        join(incomingFolder(), 'left.part'),
        join(config.dataDir, 'private', `${'a'.repeat(32)}.pdf`),
      ]) {
        await writeFile(path, 'left behind');
        await utimes(path, old, old);
      }
      await writeFile(join(incomingFolder(), 'now.part'), 'just coming in');
      await utimes(join(incomingFolder(), 'now.part'), new Date(), new Date());
      await utimes(join(config.dataDir, 'private', kept ?? ''), old, old);
      expect(await removeOrphanFiles(payload)).toBe(2);
      expect((await filesOnDisk()).sort()).toEqual([kept, 'now.part'].sort());
    });

    it('keeps what belongs to no case in quarantine for 30 days', async () => {
      const name = `${'a'.repeat(32)}.pdf`;
      expect(await readdir(join(config.dataDir, 'quarantine'))).toEqual([name]);
      await removeOrphanFiles(payload, Date.now() + 29 * day);
      expect(await readdir(join(config.dataDir, 'quarantine'))).toEqual([name]);
      await removeOrphanFiles(payload, Date.now() + 30 * day);
      expect(await readdir(join(config.dataDir, 'quarantine'))).toEqual([]);
    });

    it('removes nothing where most files belong to no case: the database is another than the one that they came with', async () => {
      const old = new Date(Date.now() - 2 * 60 * 60_000);
      const strangers = ['b', 'c', 'd'].map((letter) => join(config.dataDir, 'private', `${letter.repeat(32)}.pdf`));
      for (const path of strangers) {
        await writeFile(path, 'papers of another database');
        await utimes(path, old, old);
      }
      const before = await filesOnDisk();
      expect(await removeOrphanFiles(payload)).toBe(0);
      expect(await filesOnDisk()).toEqual(before);
      for (const path of strangers) await rm(path);
    });
  });
}
