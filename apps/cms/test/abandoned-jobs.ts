import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { withDatabaseLock } from '../src/db/database-lock.ts';
import { openTestContent } from './test-content.ts';

/** Long due, also for a process whose clock `npm run test:clocks` begins anew. */
const hour = 60 * 60_000;

/** What becomes of publications whose process is killed, on the database that DATABASE_URL names. */
export function describeAbandonedJobs(dialect: string): void {
  describe(`scheduled publications on ${dialect}`, () => {
    let payload: Payload;
    let user: { id: number };
    beforeAll(async () => {
      payload = await openTestContent();
      await payload.updateGlobal({ slug: 'publishing-rules', data: { blocking: [] } });
      const data = { email: 'e@example.com', password: 'long-enough-password', name: 'E', role: 'editor' } as const;
      user = await payload.create({ collection: 'users', data });
    });
    afterEach(() => vi.useRealTimers());
    afterAll(() => payload?.destroy());

    async function schedule(name: string): Promise<number> {
      const page = await payload.create({ collection: 'pages', draft: true, data: { name, title: name } });
      const doc = { relationTo: 'pages', value: page.id };
      const input = { type: 'publish', doc, user: { relationTo: 'users', value: user.id } } as never;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - hour), input });
      return page.id;
    }
    const timesOnline = async (id: number) => {
      const where = { subject: { equals: `pages/${id}` } };
      return (await payload.db.count({ collection: 'publications', where })).totalDocs;
    };
    const left = async () => (await payload.count({ collection: 'payload-jobs', overrideAccess: true })).totalDocs;
    const published = async () => {
      const where = { _status: { equals: 'published' } } as const;
      return (await payload.count({ collection: 'pages', where })).totalDocs;
    };
    /** What was begun so long ago counts as left behind. */
    const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

    it('that were begun by a process killed in the middle are done by another, each once', async () => {
      for (let made = 0; made < 4; made++) await schedule(`page-${made}`);
      await killedWhilePublishing();
      const begun = { processing: { equals: true } };
      expect((await payload.count({ collection: 'payload-jobs', where: begun })).totalDocs).toBeGreaterThan(0);
      later();
      for (let turn = 0; turn < 3; turn++) await publishScheduled(payload);
      expect([await published(), await left()]).toEqual([4, 0]);
    });

    it('that went online before their process was killed are not done again: what is written since stays a draft', async () => {
      const id = await schedule('online');
      await killedWhilePublishing('done');
      await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Half a thought' } });
      later();
      for (let turn = 0; turn < 2; turn++) await publishScheduled(payload);
      expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({
        title: 'online',
        _status: 'published',
      });
      expect([await timesOnline(id), await left()]).toEqual([1, 0]);
    });

    it('are tried again where the database went away meanwhile, and nobody is told that they failed', async () => {
      const id = await schedule('away');
      const lost = [
        new Error('Connection terminated unexpectedly'),
        new Error('Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432'),
      ];
      const update = vi.spyOn(payload, 'update');
      for (const error of lost) update.mockRejectedValueOnce(error);
      await publishScheduled(payload);
      update.mockRestore();
      expect((await payload.findByID({ collection: 'pages', id }))._status).toBe('published');
      const mails = await payload.db.count({ collection: 'mail-queue', where: {} });
      expect([await timesOnline(id), await left(), mails.totalDocs]).toEqual([1, 0, 0]);
    });

    it('that were committed, but whose process did not hear so, did not fail', async () => {
      const id = await schedule('unheard');
      const commit = payload.db.commitTransaction.bind(payload.db);
      const once = vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (transaction) => {
        await commit(transaction);
        if ((await timesOnline(id)) === 0) return;
        once.mockRestore();
        throw new Error('Connection terminated unexpectedly');
      });
      await publishScheduled(payload);
      const mails = await payload.db.count({ collection: 'mail-queue', where: {} });
      expect([await timesOnline(id), await left(), mails.totalDocs]).toEqual([1, 0, 0]);
    });

    it('are not taken from whoever does them just now', async () => {
      await schedule('mine');
      await payload.db.updateJobs({ data: { processing: true }, where: {}, returning: false });
      await publishScheduled(payload);
      expect(await left()).toBe(1);
      later();
      await publishScheduled(payload);
      expect(await left()).toBe(0);
    });

    it.runIf(dialect === 'postgres')('are done by one instance at a time', async () => {
      await schedule('once');
      await withDatabaseLock(payload, 'schedules', () => publishScheduled(payload));
      expect(await left()).toBe(1);
      await publishScheduled(payload);
      expect(await left()).toBe(0);
    });
  });
}

/** Runs the publications in a process of their own, and kills it when it has begun them, or done the first. */
function killedWhilePublishing(moment: 'begun' | 'done' = 'begun'): Promise<void> {
  const script = join(import.meta.dirname, 'publishing-process.ts');
  const child = spawn(process.execPath, [script, moment], { env: process.env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => child.kill('SIGKILL'));
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}
