import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openContent } from '../src/db/open-content.ts';
import { type Ended, startApart } from './run-apart.ts';

/** What several instances do that start at once, or are killed while they do, on the database that DATABASE_URL names. */
export function describeStarts(dialect: string): void {
  describe(`instances that start on ${dialect}`, () => {
    it('say that the password of the first administrator is weak before they make tables', async () => {
      const { code, said } = await start({ SEED: 'none', ADMIN_PASSWORD: 'password1234' });
      expect(code).toBe(1);
      expect(said).not.toContain('bringing the tables up to date');
    });

    it.runIf(dialect === 'postgres')(
      'prepare an empty database once, also where the first was killed in the middle',
      async () => {
        const { signal } = await start({ SEED: 'none' }, 'bringing the tables up to date');
        expect(signal).toBe('SIGKILL');
        const others = [start({ SEED: 'none' }), start({ SEED: 'none' })];
        for (const { code, said } of await Promise.all(others)) expect([code, said]).toEqual([0, expect.anything()]);
        const payload = await openContent();
        const { docs } = await payload.db.find<{ id: number; name: string }>({
          collection: 'payload-migrations',
          pagination: false,
        });
        expect(new Set(docs.map(({ name }) => name)).size).toBe(docs.length);
        expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1);
        await payload.destroy();
      },
      180_000,
    );

    it('that are killed leave nobody behind who brings in the demo content', async () => {
      // Its lines end when the last process that could write one has.
      const { signal } = await start({}, 'preparing the demo content');
      expect(signal).toBe('SIGKILL');
      const payload = await openContent();
      expect(await payload.kv.get('demo-content')).toEqual({ state: 'started' });
      await payload.destroy();
    });
  });
}

/** Starts an instance with a data folder of its own. @param until it is killed when it says so */
async function start(settings: Record<string, string>, until?: string): Promise<Ended> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'insurer-start-'));
  folders.push(DATA_DIR);
  return startApart({ DATA_DIR, ...settings }, (said, kill) => {
    if (until && said.includes(until)) kill();
  });
}

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});
