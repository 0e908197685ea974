import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST } from '../src/app/api/service-requests/[kind]/route.ts';
import { backUp } from '../src/backup/back-up.ts';
import { restore } from '../src/backup/restore.ts';
import { downloadPrivateFile } from '../src/cases/files/download-private-file.ts';
import { scanWaitingFiles } from '../src/cases/files/virus-scan.ts';
import { removeOrphanFiles } from '../src/cases/retention/remove-orphan-files.ts';
import { config } from '../src/config.ts';
import { claimDataFolder } from '../src/db/claim-data-folder.ts';
import { readyProblem } from '../src/http/ready.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { moveFiles } from '../src/move/move-files.ts';
import { bucketStore } from '../src/storage/bucket-store.ts';
import { removeNotedFiles } from '../src/storage/file-removals.ts';
import { contentOf, everyCase, filesOnDisk, formOf, openCaseContent, validRequests } from './cases/case-content.ts';
import { postForm } from './cases/site-call.ts';
import type { ObjectServer } from './object-server.ts';
import { describeReplacedFiles } from './replaced-files.ts';

const day = 86_400_000;

/** Files in object storage, on the database that DATABASE_URL names and the server that S3_ENDPOINT names. */
export function describeObjectStorage(
  dialect: string,
  storage: ObjectServer,
  another: (folder: string) => string,
): void {
  describe(`files in object storage, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
      await claimDataFolder(payload);
    });
    afterEach(() => {
      storage.setAway(false);
      storage.setHanging(undefined);
    });
    afterAll(async () => {
      await payload?.destroy();
      await storage.stop();
    });
    describeUploads(() => payload, storage);
    const names = async () => (await storage.keys('uploads')).map((key) => key.replace(/^.*\//, ''));
    describeReplacedFiles(() => payload, names);
    describeSilence(() => payload, storage);
    describePapers(() => payload, storage);
    describeOtherPlaces(() => payload, storage, another);
  });
}

function describeUploads(content: () => Payload, storage: ObjectServer): void {
  it('pictures go there with all their sizes, come from there, and leave nothing on this machine', async () => {
    const data = { alt: 'Office' };
    const picture = await content().create({ collection: 'media', data, file: await photo('#0e5a4a') });
    const stem = picture.filename?.replace('.webp', '') ?? '';
    const made = ['-480.avif', '-480.webp', '-600.avif', '-600.webp', '.webp'].map((end) => `media/${stem}${end}`);
    expect(await storage.keys('uploads')).toEqual(made);
    expect(await uploadsHere()).toEqual([]);
    for (const name of made) {
      const response = await serveFile(content(), name.slice('media/'.length));
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBe(Number(response.headers.get('content-length')));
      const { width } = await sharp(bytes).metadata();
      expect(width).toBe(name.includes('-480.') ? 480 : 600);
    }
    expect((await serveFile(content(), `${stem}-1280.webp`)).status).toBe(404);

    // More than the store's client has connections: a head that kept one open would stop everybody.
    const heads = await Promise.all(
      Array.from({ length: 450 }, () => serveFile(content(), `${stem}.webp`, { method: 'HEAD' })),
    );
    expect(heads.filter(({ status, body }) => status === 200 && body === null)).toHaveLength(450);
    expect((await serveFile(content(), `${stem}.webp`)).status).toBe(200);

    // As the admin sends what an editor did to a stored picture: Payload then works on the file anew.
    const req = await createLocalReq({ req: { query: { uploadEdits: { focalPoint: { x: 80, y: 20 } } } } }, content());
    const change = { collection: 'media', id: picture.id, data: { ...data, focalX: 70, focalY: 20 } } as const;
    const moved = await content().update({ ...change, req });
    expect([moved.focalX, moved.filename]).toEqual([80, picture.filename]);
    expect(await storage.keys('uploads')).toEqual(made);

    const file = await photo('#e0a030');
    const replaced = await content().update({ collection: 'media', id: picture.id, data, file });
    await removeNotedFiles(content());
    const after = replaced.filename?.replace('.webp', '') ?? '';
    expect(after).not.toBe(stem);
    expect(await storage.keys('uploads')).toEqual(made.map((name) => name.replace(stem, after)));
    expect(await uploadsHere()).toEqual([]);
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
    expect(await storage.keys('uploads')).toEqual([]);
  });

  it('documents do alike, and an entry whose file could not be kept does not come to be', async () => {
    const upload = (text: string) => {
      const data = Buffer.from(`%PDF-1.7\n${text}\nxref\n%%EOF`);
      return { data, name: 'report.pdf', mimetype: 'application/pdf', size: data.length };
    };
    const before = await content().count({ collection: 'documents' });
    storage.setAway(true);
    const lost = content().create({ collection: 'documents', data: { title: 'Report' }, file: upload('1') });
    await expect(lost).rejects.toThrow('The place for files does not answer');
    storage.setAway(false);
    expect(await content().count({ collection: 'documents' })).toEqual(before);
    const document = await content().create({ collection: 'documents', data: { title: 'Report' }, file: upload('1') });
    expect(await (await serveFile(content(), document.filename ?? '')).text()).toBe('%PDF-1.7\n1\nxref\n%%EOF');
    storage.setAway(true);
    expect((await serveFile(content(), document.filename ?? '')).status).toBe(503);
    expect(await ready(content())).toBe('The object storage does not answer.');
    storage.setAway(false);
    expect(await ready(content())).toBeUndefined();
    const renamed = bucketStore({ ...storage.s3, privateBucket: 'renamed' });
    expect(await renamed.problem()).toBe('The object storage refuses the bucket renamed (404).');
  });
}

function describeSilence(content: () => Payload, storage: ObjectServer): void {
  it('a storage that hangs is found before anything is written, and where it hangs later a file is sent once', async () => {
    const data = Buffer.from('%PDF-1.7\nsilence\nxref\n%%EOF');
    const file = { data, name: 'silence.pdf', mimetype: 'application/pdf', size: data.length };
    const puts = () => storage.seen.filter(({ method }) => method === 'PUT').length;
    const before = [await content().count({ collection: 'documents' }), puts()];
    storage.setHanging('uploads');
    const refused = content().create({ collection: 'documents', data: { title: 'Silence' }, file });
    await expect(refused).rejects.toMatchObject({ status: 503 });
    expect([await content().count({ collection: 'documents' }), puts()]).toEqual(before);

    const from = join(await mkdtemp(join(tmpdir(), 'insurer-silence-')), 'silence.pdf');
    await writeFile(from, data);
    if (!config.s3) throw new Error('These tests need object storage.');
    const store = bucketStore(config.s3, 200);
    await expect(store.keep([{ from, path: 'documents/silence.pdf' }])).rejects.toThrow('The object storage failed');
    expect(puts()).toBe(Number(before[1]) + 1);
  });
}

function describePapers(content: () => Payload, storage: ObjectServer): void {
  it('papers of visitors go to the private bucket, asked to be encrypted, and leave it by the audited door alone', async () => {
    const paper = contentOf('pdf', 4321);
    expect((await send(paper)).status).toBe(201);
    const { docs } = await content().find({ collection: 'private-files', sort: '-id', limit: 1 });
    const file = await content().db.findOne<{ id: number; storedName: string }>({
      collection: 'private-files',
      where: { id: { equals: docs[0]?.id } },
    });
    const key = `private/${file?.storedName}`;
    expect(await storage.keys('papers')).toContain(key);
    expect(await filesOnDisk()).toEqual([]);
    const put = storage.seen.find(({ method, url }) => method === 'PUT' && url?.includes(key));
    expect(put?.headers['x-amz-server-side-encryption']).toBe('AES256');
    expect(put?.headers['x-amz-acl']).toBeUndefined();
    expect((await serveFile(content(), file?.storedName ?? '')).status).toBe(404);

    const read = await download(content(), file?.id);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(Buffer.from(await paper.arrayBuffer()));
    const noted = { action: { equals: 'file-download' }, targetId: { equals: String(file?.id) } };
    expect((await content().db.count({ collection: 'audit-log', where: noted })).totalDocs).toBe(1);
    storage.setAway(true);
    expect((await download(content(), file?.id)).status).toBe(503);
  });

  it('without it a form with papers is told to come later, nothing is stored, and the same form goes through afterwards', async () => {
    const stored = async () => [await everyCase(content(), 'service-requests'), await storage.keys('papers')];
    const before = await stored();
    storage.setAway(true);
    const { status, errors } = await send(contentOf('pdf'), 'later');
    expect([status, errors]).toEqual([
      503,
      [{ field: 'documents', message: expect.stringContaining('cannot take files') }],
    ]);
    storage.setAway(false);
    expect([await stored(), await filesOnDisk()]).toEqual([before, []]);
    expect((await send(contentOf('pdf'), 'later')).status).toBe(201);
  });

  it('the virus scanner reads papers there', async () => {
    const scanner = createServer((socket) =>
      socket.on('data', (piece) => piece.subarray(-4).equals(Buffer.alloc(4)) && socket.end('stream: OK\0')),
    );
    const folder = await mkdtemp(join(tmpdir(), 'insurer-scanner-'));
    await new Promise<void>((resolve) => scanner.listen(join(folder, 'socket'), resolve));
    await scanWaitingFiles(content(), join(folder, 'socket'));
    scanner.close();
    await rm(folder, { recursive: true, maxRetries: 20 });
    const { docs } = await content().find({ collection: 'private-files', pagination: false });
    expect(new Set(docs.map(({ scan }) => scan))).toEqual(new Set(['clean']));
  });

  it('an erased case takes its papers along; what belongs to no case waits in quarantine for 30 days', async () => {
    const [oldest] = await everyCase(content(), 'service-requests');
    const before = await storage.keys('papers');
    await content().delete({ collection: 'service-requests', id: oldest?.id ?? 0 });
    await removeNotedFiles(content());
    expect(before.length - (await storage.keys('papers')).length).toBe(1);

    const orphan = `${'a'.repeat(32)}.pdf`;
    await send(contentOf('pdf'));
    const { fileStore } = await import('../src/storage/file-store.ts');
    const from = join(config.dataDir, orphan);
    await writeFile(from, '%PDF-1.7 of nobody');
    await fileStore().keep([{ from, path: `private/${orphan}` }]);
    // The storage's clock is another than this process's, as `npm run test:clocks` has it.
    let changedAt = Number.NaN;
    for await (const file of fileStore().list('private')) if (file.name === orphan) changedAt = file.changedAt;
    await removeOrphanFiles(content(), changedAt + day / 12);
    expect(await storage.keys('papers')).toContain(`quarantine/${orphan}`);
    expect(await storage.keys('papers')).not.toContain(`private/${orphan}`);
    await removeOrphanFiles(content(), changedAt + 29 * day);
    expect(await storage.keys('papers')).toContain(`quarantine/${orphan}`);
    await removeOrphanFiles(content(), changedAt + 31 * day);
    expect(await storage.keys('papers')).not.toContain(`quarantine/${orphan}`);
    expect(await storage.keys('papers')).toContain('private/database-id');
  });
}

function describeOtherPlaces(content: () => Payload, storage: ObjectServer, another: (folder: string) => string): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'insurer-places-'));
  });
  afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));
  const otherBuckets = () => config.s3 && { ...config.s3, bucket: 'other-uploads', privateBucket: 'other-papers' };
  const newPlace = (name: string) => {
    const url = another(join(folder, name));
    const database =
      config.database.dialect === 'sqlite'
        ? { dialect: 'sqlite' as const, url, file: url.slice(5) }
        : { dialect: 'postgres' as const, url };
    return { dataDir: join(folder, name), database };
  };

  it('a second service with another folder serves the same files; another database is refused the bucket', async () => {
    const picture = await content().create({ collection: 'media', data: { alt: 'A' }, file: await photo('#123456') });
    await withSettings({ DATA_DIR: join(folder, 'second') }, async (second) => {
      const { claimDataFolder } = await import('../src/db/claim-data-folder.ts');
      const { serveFile } = await import('../src/media/serve-file.ts');
      await claimDataFolder(second);
      expect((await serveFile(second, picture.filename ?? '')).status).toBe(200);
      const more = await second.create({ collection: 'media', data: { alt: 'B' }, file: await photo('#654321') });
      const { docs } = await second.find({ collection: 'private-files', limit: 1 });
      const { downloadPrivateFile } = await import('../src/cases/files/download-private-file.ts');
      const read = await download(second, docs[0]?.id, downloadPrivateFile);
      expect((await read.arrayBuffer()).byteLength).toBe(docs[0]?.size);
      expect((await serveFile(content(), more.filename ?? '')).status, 'by the first').toBe(200);
    });
    const { dataDir, database } = newPlace('stranger');
    await withSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url }, async (stranger) => {
      const { claimDataFolder } = await import('../src/db/claim-data-folder.ts');
      await expect(claimDataFolder(stranger)).rejects.toThrow('The bucket papers belongs to another database');
    });
  });

  it('a backup holds its objects and goes into a folder, or into empty buckets alone', async () => {
    const to = join(folder, 'backup');
    const { files } = await backUp({ config, to, key: 'k'.repeat(32) });
    const objects = [...(await storage.keys('uploads')), ...(await storage.keys('papers'))];
    const expected = objects.filter((key) => key !== 'private/database-id').sort();
    expect(files.map(({ path }) => path).filter((path) => path.includes('/'))).toEqual(expected);
    const place = newPlace('from-backup');
    await restore({ config: place, from: to, key: 'k'.repeat(32) });
    for (const { path, size } of files) expect((await readFile(join(place.dataDir, path))).length).toBe(size);
    const inBuckets = { ...newPlace('with-buckets'), s3: otherBuckets() };
    await restore({ config: inBuckets, from: to, key: 'k'.repeat(32) });
    expect([...(await storage.keys('other-uploads')), ...(await storage.keys('other-papers'))]).toEqual(expected);
    const again = { ...newPlace('again'), s3: otherBuckets() };
    await expect(restore({ config: again, from: to, key: 'k'.repeat(32) })).rejects.toThrow('storage holds files');
  });

  it('files of a folder move there, each compared, and stay where they were; the rest goes on when it was broken off', async () => {
    const old = join(folder, 'old');
    const names = Array.from({ length: 30 }, (_, made) => `media/moved-${made}.webp`);
    const paths = [...names, `private/${'b'.repeat(32)}.pdf`, `quarantine/${'c'.repeat(32)}.pdf`].sort();
    for (const path of ['media', 'private', 'quarantine']) await mkdir(join(old, path), { recursive: true });
    for (const path of paths) await writeFile(join(old, path), randomBytes(2000));
    await writeFile(join(old, 'database-id'), 'an id');
    const places = { from: { dataDir: old }, to: { dataDir: old, s3: otherBuckets() }, onlyKept: true };
    const there = async () => {
      const keys = [...(await storage.keys('other-uploads')), ...(await storage.keys('other-papers'))];
      return keys.filter((key) => paths.includes(key)).sort();
    };
    const puts = () => storage.seen.filter(({ method }) => method === 'PUT').length;
    storage.goAwayAtPut(10);
    await expect(moveFiles(places)).rejects.toThrow('The object storage failed');
    storage.setAway(false);
    expect(await there()).toHaveLength(9);
    const before = puts();
    expect(await moveFiles(places)).toBe(paths.length);
    expect(await there()).toEqual(paths);
    expect(puts() - before).toBe(paths.length - 9);
    const left = await readdir(old, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).length).toBe(paths.length + 1);
    const sent = puts();
    await moveFiles(places);
    expect(puts()).toBe(sent);
  });
}

async function photo(background: string) {
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { data, name: 'office.jpg', mimetype: 'image/jpeg', size: data.length };
}

async function uploadsHere(): Promise<string[]> {
  const folders = ['media', 'documents'].map((name) =>
    readdir(join(config.dataDir, name), { recursive: true, withFileTypes: true }),
  );
  return (await Promise.all(folders)).flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

function send(content: Blob, key?: string) {
  const form = formOf(validRequests['cancel-insurance'], [['documents', content, 'exit.pdf']]);
  const headers = key ? { 'idempotency-key': key } : undefined;
  return postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' }, headers });
}

async function download(payload: Payload, id: number | undefined, handler = downloadPrivateFile): Promise<Response> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 });
  const account = { email: 'a@example.com', name: 'A', role: 'admin', password: 'quiet-lantern-orbit-71' } as const;
  const found = docs[0] ?? (await payload.create({ collection: 'users', data: account as never }));
  const req = await createLocalReq({ user: { ...found, collection: 'users' } as TypedUser }, payload);
  req.routeParams = { id: String(id) };
  return handler(req);
}

const ready = (payload: Payload) => readyProblem(async () => payload);

/** A content service of the same program with other settings. */
async function withSettings(settings: Record<string, string>, use: (content: Payload) => Promise<void>): Promise<void> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { openTestContent } = await import('./test-content.ts');
  const content = await openTestContent();
  try {
    await use(content);
  } finally {
    await content.destroy();
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}
