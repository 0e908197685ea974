import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { claimDataFolder } from '../src/db/claim-data-folder.ts';
import { takeDataFolder } from '../src/db/data-folder-lock.ts';
import { openTestContent } from './test-content.ts';

/** What ties a data folder to a database, on the database that DATABASE_URL names. */
export function describeDataFolder(dialect: 'sqlite' | 'postgres'): void {
  describe(`the data folder of a database on ${dialect}`, () => {
    const file = join(config.dataDir, 'database-id');
    const refusal = /belongs to another database than DATABASE_URL names; set DATA_DIR to/;
    const forget = () => content.db.deleteMany({ collection: 'payload-kv', where: { key: { equals: 'data-folder' } } });
    let content: Payload;
    beforeAll(async () => {
      content = await openTestContent();
    });
    afterAll(() => content?.destroy());

    it('is refused by a database that is new or has lost the id', async () => {
      await writeFile(file, 'another');
      await expect(claimDataFolder(content)).rejects.toThrow(refusal);
      await rm(file);
    });

    it('that has no id yet is adopted, by two instances at once too, and known again', async () => {
      await Promise.all([claimDataFolder(content), claimDataFolder(content)]);
      await claimDataFolder(content);
    });

    it('of another database is refused at start, and nothing changes', async () => {
      await writeFile(file, 'another');
      await expect(claimDataFolder(content)).rejects.toThrow(refusal);
      const start = spawnSync(process.execPath, [join(import.meta.dirname, '../src/server.ts')], { encoding: 'utf8' });
      expect([start.status, start.stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(start.stderr).toMatch(refusal);
      await rm(file);
      await claimDataFolder(content);
      await forget();
      await expect(claimDataFolder(content)).rejects.toThrow(refusal);
    });

    it.runIf(dialect === 'sqlite')('that another content service has is refused at start', async () => {
      expect(takeDataFolder(config.dataDir)).toBe(true);
      const start = spawnSync(process.execPath, [join(import.meta.dirname, '../src/server.ts')], { encoding: 'utf8' });
      expect([start.status, start.stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(start.stderr).toMatch(/Another content service uses the data folder .*: stop it first/);
    });
  });
}
