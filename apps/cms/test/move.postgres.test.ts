import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST } from '../src/app/api/service-requests/[kind]/route.ts';
import { config } from '../src/config.ts';
import { verifyRecord } from '../src/record/verify.ts';
import { contentOf, formOf, openCaseContent, validRequests } from './cases/case-content.ts';
import { postForm } from './cases/site-call.ts';
import { startObjectServer } from './object-server.ts';

const address = process.env.DATABASE_URL_POSTGRES_TEST;
const { dataDir, database } = config;
const file = database.dialect === 'sqlite' ? database.file : '';
const copiesOfCases = 40;

describe.skipIf(!address)('npm run move (needs DATABASE_URL_POSTGRES_TEST)', () => {
  let folder = '';
  let record: Awaited<ReturnType<typeof verifyRecord>>;
  let before: Record<string, number>;
  let opened: Payload | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'insurer-move-test-'));
    const old = await openCaseContent();
    await fillContent(old);
    for (let sent = 0; sent < 25; sent++) {
      const form = formOf(validRequests['cancel-insurance'], [['documents', contentOf('pdf'), `${sent}.pdf`]]);
      await postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' } });
    }
    await old.create({ collection: 'pages', draft: true, data: { name: 'a-draft', title: 'Draft', _status: 'draft' } });
    record = await verifyRecord(old);
    await old.destroy();
    before = multiplyCases();
  });
  afterAll(async () => {
    await opened?.destroy();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  it('refuses while somebody writes, moves everything, goes on where it was broken off, and leaves the old as it was', async () => {
    const hash = await hashOf(file);
    const { move, PostgresTarget, payload } = await openNew(newDatabase());
    const files = { from: { dataDir }, to: { dataDir: join(folder, 'new') } };
    const writer = new DatabaseSync(file);
    writer.exec('BEGIN IMMEDIATE');
    await expect(move({ from: file, to: payload, files })).rejects.toThrow('stop the service');
    writer.exec('ROLLBACK');
    writer.close();

    const fill = vi.spyOn(PostgresTarget.prototype, 'fill');
    const usual = fill.getMockImplementation() ?? PostgresTarget.prototype.fill;
    fill.mockRestore();
    let filled = 0;
    const broken = vi.spyOn(PostgresTarget.prototype, 'fill').mockImplementation(async function (
      this: never,
      ...given
    ) {
      if (++filled > 30) throw new Error('The machine went away.');
      return usual.apply(this, given);
    });
    await expect(move({ from: file, to: payload, files })).rejects.toThrow('The machine went away.');
    broken.mockRestore();
    const rest = vi.spyOn(PostgresTarget.prototype, 'fill');
    const moved = await move({ from: file, to: payload, files });
    expect(rest.mock.calls.length).toBe(moved.tables - 30);
    rest.mockRestore();
    expect(moved.rows).toBe(Object.values(before).reduce((sum, count) => sum + count, 0));
    expect(moved.files).toBeGreaterThan(320);
    expect(await hashOf(file)).toBe(hash);

    for (const collection of ['pages', 'jobs', 'media', 'documents', 'users', 'service-requests', 'outbox'] as const) {
      const { totalDocs } = await payload.db.count({ collection });
      expect([collection, totalDocs]).toEqual([collection, before[collection.replaceAll('-', '_')]]);
    }
    const { docs: drafts } = await payload.findVersions({
      collection: 'pages',
      where: { 'version.name': { equals: 'a-draft' } },
    });
    expect(drafts).toHaveLength(1);
    const { verifyRecord: verifyNew } = await import('../src/record/verify.ts');
    expect(await verifyNew(payload)).toEqual(record);
    const { docs: papers } = await payload.find({ collection: 'private-files', limit: 5 });
    for (const { storedName } of papers) {
      expect((await readFile(join(folder, 'new', 'private', String(storedName)))).length).toBe(1000);
    }
    // What is made from here on has a number of its own, and refers to what is there.
    const created = await payload.create({
      collection: 'pages',
      data: { name: 'new-page', title: 'New', _status: 'published' },
    });
    expect(created.id).toBeGreaterThan(before.pages ?? 0);
    await expect(move({ from: file, to: payload })).rejects.toThrow('not empty');
  });

  it('moves tables and files into object storage together, goes on where that went away, and is served from there', async () => {
    const storage = await startObjectServer();
    const url = newDatabase();
    const { settings } = storage;
    try {
      const { move, PostgresTarget, payload } = await openNew(url);
      const files = { from: { dataDir }, to: { dataDir, s3: storage.s3 }, onlyKept: true };
      storage.setAway(true);
      await expect(move({ from: file, to: payload, files })).rejects.toThrow('The object storage');
      storage.setAway(false);
      const fill = vi.spyOn(PostgresTarget.prototype, 'fill');
      const moved = await move({ from: file, to: payload, files });
      expect(fill).not.toHaveBeenCalled();
      const keys = [...(await storage.keys('uploads')), ...(await storage.keys('papers'))];
      expect(keys).toHaveLength(moved.files);
      expect(moved.files).toBeGreaterThan(320);

      const { payload: started } = await openNew(url, { ...settings, DATA_DIR: join(folder, 'with-buckets') });
      const { claimDataFolder } = await import('../src/db/claim-data-folder.ts');
      await claimDataFolder(started);
      const { serveFile } = await import('../src/media/serve-file.ts');
      const { docs: pictures } = await started.find({ collection: 'media', limit: 1 });
      expect((await serveFile(started, pictures[0]?.filename ?? '')).status).toBe(200);
      const { fileStore } = await import('../src/storage/file-store.ts');
      const { docs: papers } = await started.find({ collection: 'private-files', limit: 5 });
      for (const { storedName } of papers) expect((await fileStore().read(`private/${storedName}`))?.size).toBe(1000);
      expect((await readdir(dataDir)).sort()).toEqual(expect.arrayContaining(['documents', 'media', 'private']));
    } finally {
      await storage.stop();
    }
  });

  it('moves a table again that has changed since it was broken off, and refuses an older database', async () => {
    const copy = join(folder, 'copy.db');
    await cp(file, copy);
    const { move, PostgresTarget, payload } = await openNew(newDatabase());
    const finish = vi
      .spyOn(PostgresTarget.prototype, 'finish')
      .mockRejectedValueOnce(new Error('The machine went away.'));
    await expect(move({ from: copy, to: payload })).rejects.toThrow('The machine went away.');
    finish.mockRestore();
    const { refuseHalfMoved } = await import('../src/move/half-moved.ts');
    await expect(refuseHalfMoved(payload)).rejects.toThrow('run `npm run move` again to its end');
    const database = new DatabaseSync(copy);
    database.exec("UPDATE service_requests SET customer_note = 'Changed meanwhile' WHERE id = 1");
    database.close();
    const fill = vi.spyOn(PostgresTarget.prototype, 'fill');
    await move({ from: copy, to: payload });
    expect(fill.mock.calls.map(([table]) => table)).toEqual(['service_requests']);
    await refuseHalfMoved(payload);
    const older = new DatabaseSync(copy);
    older.exec('DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations WHERE batch > 0)');
    older.close();
    await expect(move({ from: copy, to: payload })).rejects.toThrow('of an older version');
  });

  function newDatabase(): string {
    const url = new URL(address ?? '');
    const name = `insurer_move_test_${process.pid}_${Date.now()}`;
    execFileSync('psql', ['-Xqc', `CREATE DATABASE ${name}`, url.href]);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** A service of the new database, and the move as it is then imported. */
  async function openNew(url: string, settings: Record<string, string> = {}) {
    await opened?.destroy();
    vi.resetModules();
    for (const [name, value] of Object.entries({ ...settings, DATABASE_URL: url })) vi.stubEnv(name, value);
    const { openTestContent } = await import('./test-content.ts');
    opened = await openTestContent();
    vi.unstubAllEnvs();
    const { move } = await import('../src/move/move.ts');
    const { PostgresTarget } = await import('../src/move/postgres-target.ts');
    return { move, PostgresTarget, payload: opened };
  }
});

/** Something of every kind, in both languages; 300 files. */
async function fillContent(content: Payload): Promise<void> {
  const published = { _status: 'published' } as const;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const file = { data: picture, mimetype: 'image/png', name: 'a.png', size: picture.length };
  const { id: image } = await content.create({ collection: 'media', data: { alt: 'A' }, file });
  const { id } = await content.create({
    collection: 'pages',
    data: { ...published, name: 'both', title: 'Both', sections: [{ blockType: 'single_image', image }] as never },
  });
  await content.update({ collection: 'pages', id, locale: 'ar', data: { ...published, title: 'بلغتين' } });
  await content.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
  const { id: location } = await content.create({ collection: 'countries', data: { name: 'Here', code: 'SA' } });
  const rows = [{ text: 'Row "one"' }, { text: 'Two\n\\three' }];
  await content.create({
    collection: 'jobs',
    data: { ...published, key: 'driver', title: 'Driver', location, image, description: rows, tags: rows },
  });
  await content.create({
    collection: 'users',
    data: { email: 'a@example.com', name: 'A', role: 'admin', password: 'quiet-lantern-orbit-71' } as never,
  });
  await mkdir(join(dataDir, 'media/many'), { recursive: true });
  for (let made = 0; made < 300; made++) await writeFile(join(dataDir, 'media/many', `${made}.bin`), `file ${made}`);
}

/** A thousand cases, and the rows of every table. */
function multiplyCases(): Record<string, number> {
  const content = new DatabaseSync(file);
  const columns = content.prepare("SELECT name FROM pragma_table_info('service_requests') WHERE name <> 'id'").all();
  const names = columns.map(({ name }) => String(name));
  const own = new Set(['reference', 'idempotency_key', 'token_hash']);
  for (let copy = 1; copy < copiesOfCases; copy++) {
    const values = names.map((name) => (own.has(name) ? `${name} || '-${copy}'` : name));
    content.exec(
      `INSERT INTO service_requests (${names.join(',')}) SELECT ${values.join(',')} FROM service_requests WHERE reference NOT LIKE '%-__' LIMIT 25`,
    );
  }
  const tables = content.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'payload_migrations'",
  );
  const counts = tables.all().map(({ name }) => {
    const { count } = content.prepare(`SELECT count(*) AS count FROM "${name}"`).get() ?? {};
    return [String(name), Number(count)] as const;
  });
  content.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  content.close();
  return Object.fromEntries(counts);
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
