import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockFile } from '../db/data-folder-lock.ts';
import { pathsOfData } from './data-files.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'insurer-data-files-'));
  return () => rm(dataDir, { recursive: true });
});

async function write(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), path);
  }
}

it('of the files belong to the content those of editors and cases, and what a later version may keep', async () => {
  const kept = ['documents/terms.pdf', 'later/kept.bin', 'media/a/b.png', 'private/paper.pdf'];
  await write(
    ...kept,
    'secrets.json',
    'backups/one/data/1',
    'logs/cms.log',
    'media/incoming/half.png',
    'content.db',
    lockFile,
  );
  expect(await pathsOfData({ dataDir }, false)).toEqual(kept);
  expect(await pathsOfData({ dataDir }, true)).toEqual([...kept, 'secrets.json']);
  expect(await pathsOfData({ dataDir: join(dataDir, 'none') }, false)).toEqual([]);
});

it('the database is none of them, whatever its name', async () => {
  await write('media/a.png', ...['', '-wal', '-shm'].map((ending) => `kept/content.sqlite3${ending}`));
  const database = { dialect: 'sqlite', url: '', file: join(dataDir, 'kept', 'content.sqlite3') } as const;
  expect(await pathsOfData({ dataDir, database }, false)).toEqual(['media/a.png']);
});

it('what the system keeps on a disk of its own is not looked at', async () => {
  await write('media/a.png', 'lost+found/#12345');
  expect(await pathsOfData({ dataDir }, false)).toEqual(['media/a.png']);
});
