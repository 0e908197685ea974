import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { withDatabaseLock } from '../src/db/database-lock.ts';
import { killedAfter } from './run-apart.ts';
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

    type Wish = { type?: 'publish' | 'unpublish'; ago?: number; of?: number };
    /** Of a new page, or of one that there is. */
    async function schedule(name: string, { type = 'publish', ago = hour, of }: Wish = {}): Promise<number> {
      const data = { name, title: name };
      const id = of ?? (await payload.create({ collection: 'pages', draft: true, data })).id;
      const doc = { relationTo: 'pages', value: id };
      const input = { type, doc, user: { relationTo: 'users', value: user.id } } as never;
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - ago), input });
      return id;
    }
    const statusOf = async (id: number) => (await payload.findByID({ collection: 'pages', id }))._status;
    const mailCount = async () => (await payload.db.count({ collection: 'mail-queue', where: {} })).totalDocs;
    const timesOnline = async (id: number) => {
      const where = { subject: { equals: `pages/${id}` } };
      return (await payload.db.count({ collection: 'publications', where })).totalDocs;
    };
    const left = async () => (await payload.count({ collection: 'payload-jobs', overrideAccess: true })).totalDocs;
    const published = async () => {
      const where = { _status: { equals: 'published' } } as const;
      return (await payload.count({ collection: 'pages', where })).totalDocs;
    };
    /** What Payload's own runner began so long ago counts as left behind. */
    const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

    it('that were begun by a process killed in the middle are done by another at once, each once', async () => {
      for (let made = 0; made < 4; made++) await schedule(`page-${made}`);
      await killedWhilePublishing(payload);
      await publishScheduled(payload);
      expect([await published(), await left()]).toEqual([4, 0]);
    });

    it('a page whose text is missing in one language goes offline at its moment, as it does by hand', async () => {
      const data = { name: 'arabic-alone', title: 'عرض', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'pages', locale: 'ar', data });
      await schedule('arabic-alone', { type: 'unpublish', of: id });
      await publishScheduled(payload);
      expect([await statusOf(id), await left()]).toEqual(['draft', 0]);
      await payload.delete({ collection: 'pages', id });
    });

    it('that went online before their process was killed are not done again: what is written since stays a draft', async () => {
      const id = await schedule('online');
      await killedWhilePublishing(payload, 'done');
      await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Half a thought' } });
      await publishScheduled(payload);
      expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({
        title: 'online',
        _status: 'published',
      });
      expect([await timesOnline(id), await left()]).toEqual([1, 0]);
    });

    it('are tried again in each turn while the database is away, and nobody is told that they failed', async () => {
      const id = await schedule('away');
      const lost = [
        'Connection terminated unexpectedly',
        'Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432',
        ...Array.from({ length: 40 }, () => 'Client has encountered a connection error and is not queryable'),
      ];
      const update = vi.spyOn(payload, 'update');
      for (const words of lost) {
        update.mockRejectedValueOnce(new Error(words));
        await publishScheduled(payload);
      }
      update.mockRestore();
      expect([await statusOf(id), await mailCount()]).toEqual(['draft', 0]);
      await publishScheduled(payload);
      expect([await timesOnline(id), await left(), await mailCount()]).toEqual([1, 0, 0]);
    });

    it.runIf(dialect === 'postgres')(
      'whose connection is lost in the middle are done in the next turn, and nobody is told that they failed',
      async () => {
        const id = await schedule('cut');
        const update = payload.update.bind(payload);
        const cut = vi.spyOn(payload, 'update').mockImplementationOnce(async (...args) => {
          await endTransactions(payload);
          return update(...args);
        });
        await publishScheduled(payload);
        cut.mockRestore();
        await publishScheduled(payload);
        expect([await timesOnline(id), await left(), await mailCount()]).toEqual([1, 0, 0]);
      },
    );

    it('are tried for some minutes where something else fails; then who scheduled them is told', async () => {
      const id = await schedule('full');
      const update = vi.spyOn(payload, 'update').mockRejectedValue(new Error('No space left on device'));
      for (let turn = 1; turn < 30; turn++) await publishScheduled(payload);
      expect(await mailCount()).toBe(0);
      for (let turn = 0; turn < 2; turn++) await publishScheduled(payload);
      update.mockRestore();
      expect([await statusOf(id), await mailCount()]).toEqual(['draft', 1]);
      for (const collection of ['mail-queue', 'payload-jobs'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });

    it('that were left while no service ran are done in the order of their moments', async () => {
      const id = await schedule('campaign', { type: 'unpublish', ago: hour });
      await schedule('campaign', { type: 'publish', ago: 2 * hour, of: id });
      await publishScheduled(payload);
      // The record of what was online when has the beginning and the end.
      expect([await timesOnline(id), await statusOf(id), await left()]).toEqual([2, 'draft', 0]);
    });

    it('that could not be done yet are not overtaken by a later wish for the same page', async () => {
      const id = await schedule('slow', { type: 'publish', ago: 2 * hour });
      await schedule('slow', { type: 'unpublish', ago: hour, of: id });
      const other = await schedule('other');
      const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('No space left on device'));
      await publishScheduled(payload);
      update.mockRestore();
      expect([await timesOnline(id), await statusOf(other), await left()]).toEqual([0, 'published', 2]);
      await publishScheduled(payload);
      expect([await timesOnline(id), await statusOf(id), await left()]).toEqual([2, 'draft', 0]);
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
      expect([await timesOnline(id), await left(), await mailCount()]).toEqual([1, 0, 0]);
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

/** Ends every transaction under way, as the loss of their connections does. */
async function endTransactions({ db }: Payload): Promise<void> {
  const { pool } = db as unknown as { pool: { query(text: string): Promise<{ rowCount: number }> } };
  const from = "FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'";
  await pool.query(`SELECT pg_terminate_backend(pid) ${from}`);
  await expect.poll(async () => (await pool.query(`SELECT 1 ${from}`)).rowCount).toBe(0);
}

/** Runs the publications in a process of their own, and kills it when it has begun them, or done the first. */
async function killedWhilePublishing(payload: Payload, moment: 'begun' | 'done' = 'begun'): Promise<void> {
  await killedAfter('publishing-process.ts', ({ length }) => length > 0, moment);
  // PostgreSQL hears of the end a moment after us; until then a turn is left out, and the next does it ten seconds later.
  await expect.poll(() => withDatabaseLock(payload, 'schedules', async () => undefined)).toBe(true);
}
