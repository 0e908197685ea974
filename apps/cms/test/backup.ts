import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '../src/app/api/service-requests/[kind]/route.ts';
import { rehearsalName } from '../src/backup/abandoned.ts';
import { backUp } from '../src/backup/back-up.ts';
import type { Manifest } from '../src/backup/manifest.ts';
import { rehearse, restore } from '../src/backup/restore.ts';
import { config } from '../src/config.ts';
import { removeNotedFiles } from '../src/storage/file-removals.ts';
import { contentOf, formOf, openCaseContent, validRequests } from './cases/case-content.ts';
import { postForm } from './cases/site-call.ts';
import { startObjectServer } from './object-server.ts';

const key = 'k'.repeat(32);
type Place = Pick<typeof config, 'dataDir' | 'database'>;

/**
 * Backing up and restoring, on the database that DATABASE_URL names.
 *
 * @param another an address of an empty database of the same kind, in the folder where it is a file
 */
export function describeBackup(dialect: 'sqlite' | 'postgres', another: (folder: string) => string): void {
  describe(`a backup on ${dialect}`, () => {
    let payload: Payload;
    let folder: string;
    let to: string;
    let place: Place;
    let reference = '';

    beforeAll(async () => {
      payload = await openCaseContent();
      await payload.create({ collection: 'pages', data: { name: 'kept', title: 'Kept page', _status: 'published' } });
      // As text from a word processor has them: ends of lines to some programs.
      await payload.create({
        collection: 'pages',
        data: { name: 'pasted', title: 'One\u2028two\u2029three\u0085four' },
      });
      reference = await sendCancellation();
      await mkdir(join(config.dataDir, 'media'), { recursive: true });
      await writeFile(join(config.dataDir, 'media', 'large.bin'), Buffer.alloc(3 * 65_536 + 5, 'waad'));
      await writeFile(join(config.dataDir, 'media', 'empty.bin'), '');
      await writeFile(join(config.dataDir, 'secrets.json'), '{"SECRET":"the secret"}');
    });
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'insurer-backup-test-'));
      to = join(folder, 'backup');
      const url = another(folder);
      const database =
        dialect === 'sqlite' ? { dialect, url, file: url.replace(/^file:/, '') } : ({ dialect, url } as const);
      place = { dataDir: join(folder, 'restored'), database: database as Place['database'] };
      return () => rm(folder, { recursive: true, maxRetries: 20 });
    });
    afterAll(() => payload?.destroy());

    it.each([undefined, key])(
      'holds everything while cases come in, and is restored whole (key: %s)',
      async (sealedWith) => {
        const sending = Promise.all(Array.from({ length: 5 }, sendCancellation));
        // As in a new disk.
        await mkdir(join(place.dataDir, 'lost+found'), { recursive: true });
        const manifest = await backUp({ config, to, key: sealedWith });
        const later = await sending;
        expect(manifest.files.map(({ path }) => path)).not.toContain('secrets.json');
        expect(await rehearse({ config: place, from: to, key: sealedWith })).toEqual(manifest);
        await restore({ config: place, from: to, key: sealedWith });
        expect(await readFile(join(place.dataDir, 'media/large.bin'))).toEqual(
          await readFile(join(config.dataDir, 'media/large.bin')),
        );
        await readRestored(place, async (content, { privatePath }) => {
          const { docs: pages } = await content.find({ collection: 'pages', where: { name: { equals: 'kept' } } });
          expect(pages[0]?.title).toBe('Kept page');
          const { docs: cases } = await content.find({ collection: 'service-requests', pagination: false });
          expect(cases.map((each) => each.reference)).toContain(reference);
          expect(cases.filter((each) => !later.includes(String(each.reference))).length).toBeGreaterThan(0);
          const { docs: papers } = await content.find({ collection: 'private-files', pagination: false });
          expect(papers.length).toBe(cases.length);
          for (const { storedName } of papers)
            expect((await readFile(join(place.dataDir, privatePath(String(storedName))))).length).toBe(1000);
        });
      },
    );

    it('holds the pictures that its database names, also one that is replaced before it is copied', async () => {
      const picture = await payload.create({ collection: 'media', data: { alt: 'A' }, file: await photo('green') });
      const replace = async () => {
        const file = await photo('red');
        const { filename } = await payload.update({ collection: 'media', id: picture.id, data: {}, file });
        expect(filename).not.toBe(picture.filename);
        await removeNotedFiles(payload);
      };
      const backUpWhile = await onceDatabaseIsCopied(replace);
      await backUpWhile({ config, to });
      await restore({ config: place, from: to });
      await readRestored(place, async (content) => {
        const { filename } = await content.findByID({ collection: 'media', id: picture.id });
        expect(filename).toBe(picture.filename);
        expect(existsSync(join(place.dataDir, 'media', String(filename)))).toBe(true);
      });
    });

    it('of a folder is restored into empty buckets, whose service has its papers there', async () => {
      const storage = await startObjectServer();
      try {
        const { files } = await backUp({ config, to });
        await restore({ config: { ...place, s3: storage.s3 }, from: to });
        const keys = [...(await storage.keys('uploads')), ...(await storage.keys('papers'))];
        expect(keys).toEqual(files.map(({ path }) => path).filter((path) => path.includes('/')));
        expect(
          (await readdir(place.dataDir, { recursive: true })).filter((name) => /media|private/.test(name)),
        ).toEqual([]);
        await readRestored(
          place,
          async (content) => {
            const { fileStore } = await import('../src/storage/file-store.ts');
            const { docs: papers } = await content.find({ collection: 'private-files', pagination: false });
            expect(papers.length).toBeGreaterThan(0);
            for (const { storedName } of papers)
              expect((await fileStore().read(`private/${storedName}`))?.size).toBe(1000);
          },
          storage.settings,
        );
      } finally {
        await storage.stop();
      }
    });

    it('with a key shows nothing of what it holds, and opens with no other', async () => {
      const { files } = await backUp({ config, to, key, withSecrets: true });
      expect(files.map(({ path }) => path)).toContain('secrets.json');
      const all = await Promise.all((await readdir(join(to, 'data'))).map((name) => readFile(join(to, 'data', name))));
      expect(all.some((content) => content.includes('the secret') || content.includes(reference))).toBe(false);
      for (const other of ['x'.repeat(32), undefined]) {
        await expect(rehearse({ config: place, from: to, key: other })).rejects.toThrow(
          /manifest|holds no whole backup/,
        );
      }
    });

    it('with secrets needs a key, and no place is written over', async () => {
      await expect(backUp({ config, to, withSecrets: true })).rejects.toThrow('set BACKUP_KEY');
      await backUp({ config, to });
      await expect(backUp({ config, to })).rejects.toThrow('is there already');
      await expect(restore({ config, from: to })).rejects.toThrow('is not empty');
      await mkdir(place.dataDir);
      await expect(restore({ config: { ...place, database: config.database }, from: to })).rejects.toThrow(
        'is not empty',
      );
      await writeFile(join(place.dataDir, 'a'), '');
      await expect(restore({ config: place, from: to })).rejects.toThrow('is not empty');
    });

    it('that fails leaves nothing behind, nor anything unsealed', async () => {
      const dataDir = join(folder, 'a file');
      await writeFile(dataDir, '');
      await expect(backUp({ config: { ...config, dataDir }, to, key })).rejects.toMatchObject({ code: 'ENOTDIR' });
      expect(await readdir(folder)).toEqual(['a file']);
    });

    it.each(['SIGTERM', 'SIGINT'] as const)('that is broken off by %s leaves nothing behind', async (signal) => {
      const dataDir = join(folder, 'large');
      await mkdir(dataDir);
      // Takes a second or more to be sealed.
      await writeFile(join(dataDir, 'large.bin'), '');
      await truncate(join(dataDir, 'large.bin'), 2 ** 30);
      const settings = { DATABASE_URL: config.database.url, DATA_DIR: dataDir, BACKUP_KEY: key };
      const program = join(import.meta.dirname, '../src/backup/back-up-now.ts');
      const child = spawn(process.execPath, [program, '--to', to], { env: { ...process.env, ...settings } });
      const ended = once(child, 'exit');
      await vi.waitUntil(() => existsSync(`${to}.unfinished`) || child.exitCode !== null, {
        timeout: 60_000,
        interval: 1,
      });
      child.kill(signal);
      await ended;
      expect(child.exitCode).toBe(128 + constants.signals[signal]);
      expect(await readdir(folder)).toEqual(['large']);
    });

    it('that is damaged says where, and its restore leaves nothing in the folder: the same command works once it is mended', async () => {
      await backUp({ config, to, key });
      const path = join(to, 'data/database');
      const content = await readFile(path);
      await rm(path);
      await expect(restore({ config: place, from: to, key })).rejects.toThrow('data/database is missing in the backup');
      await writeFile(path, content.subarray(0, content.length - 1));
      await expect(restore({ config: place, from: to, key })).rejects.toThrow('data/database: A file of the backup');
      expect(await readdir(place.dataDir)).toEqual([]);
      await writeFile(path, content);
      // Of one that was killed.
      await writeFile(join(place.dataDir, 'dump.restoring'), 'open');
      await writeFile(join(place.dataDir, 'a'), '');
      await expect(restore({ config: place, from: to, key })).rejects.toThrow('was broken off');
      expect(await readdir(place.dataDir)).toEqual(['a']);
      await rm(join(place.dataDir, 'a'));
      await restore({ config: place, from: to, key });
    });

    it('whose rows are others says so once all is in place, and keeps the files: the database holds what names them', async () => {
      await backUp({ config, to });
      const manifest = join(to, 'manifest.json');
      const known = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
      known.database.counts.pages = 9_999;
      await writeFile(manifest, JSON.stringify(known));
      await expect(restore({ config: place, from: to })).rejects.toThrow('these tables have other rows: pages');
      const left = await readdir(place.dataDir);
      expect(left).toContain('media');
      expect(left.filter((name) => name.includes('.restoring'))).toEqual([]);
    });

    it('that was changed or cut off anywhere is found so, and the check leaves nothing behind', async () => {
      vi.stubEnv('TMPDIR', folder);
      // Of a check that was killed.
      await mkdir(join(folder, `${rehearsalName}killed`));
      await utimes(join(folder, `${rehearsalName}killed`), 0, 0);
      const { files } = await backUp({ config, to, key });
      const large = files.findIndex(({ path }) => path === 'media/large.bin') + 1;
      for (const name of ['database', String(large)]) {
        const path = join(to, 'data', name);
        const content = await readFile(path);
        const changed = Buffer.from(content);
        changed[content.length >> 1] = (changed[content.length >> 1] ?? 0) ^ 1;
        // The last whole piece goes, its end with it.
        const cut = content.subarray(0, 16 + 65_552);
        for (const damaged of [changed, cut, content.subarray(0, 3)]) {
          await writeFile(path, damaged);
          await expect(rehearse({ config: place, from: to, key })).rejects.toThrow(/changed|cut off|not what/);
        }
        await writeFile(path, content);
      }
      expect((await readdir(folder)).filter((name) => name.includes('restore-check-'))).toEqual([]);
      await backUp({ config, to: `${to}-open` });
      await cp(join(`${to}-open`, 'data/1'), join(`${to}-open`, `data/${large}`));
      await expect(rehearse({ config: place, from: `${to}-open` })).rejects.toThrow(
        '(media/large.bin) is not what was backed',
      );
    });
  });

  async function sendCancellation(): Promise<string> {
    const form = formOf(validRequests['cancel-insurance'], [['documents', contentOf('pdf'), 'exit.pdf']]);
    const params = { kind: 'cancel-insurance' };
    const { data } = await postForm(POST, '/service-requests/cancel-insurance', form, { params });
    return data?.reference ?? '';
  }
}

/** Backing up, while something else happens as soon as the database is copied. */
async function onceDatabaseIsCopied(act: () => Promise<void>): Promise<typeof backUp> {
  const copies = '../src/backup/copy-of-database.ts';
  vi.resetModules();
  vi.doMock(copies, async (original) => {
    const { copyOfDatabase } = await original<typeof import('../src/backup/copy-of-database.ts')>();
    const dump = async (database: Place['database'], file: string) => {
      const counts = await copyOfDatabase(database).dump(file);
      await act();
      return counts;
    };
    const copyAndAct = (database: Place['database']) => ({
      ...copyOfDatabase(database),
      dump: (file: string) => dump(database, file),
    });
    return { copyOfDatabase: copyAndAct };
  });
  const { backUp: interrupted } = await import('../src/backup/back-up.ts');
  vi.doUnmock(copies);
  return interrupted;
}

async function photo(background: string) {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, mimetype: 'image/png', name: 'a.png', size: data.length };
}

/** The content as a service that is started on it has it. */
async function readRestored(
  place: Place,
  read: (content: Payload, folder: typeof import('../src/cases/files/private-folder.ts')) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('DATA_DIR', place.dataDir);
  vi.stubEnv('DATABASE_URL', place.database.url);
  const { openTestContent } = await import('./test-content.ts');
  const { claimDataFolder } = await import('../src/db/claim-data-folder.ts');
  const content = await openTestContent();
  try {
    await claimDataFolder(content);
    await read(content, await import('../src/cases/files/private-folder.ts'));
  } finally {
    await content.destroy();
    vi.unstubAllEnvs();
  }
}
