import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { privatePath } from '../../src/cases/files/private-folder.ts';
import { config } from '../../src/config.ts';
import { contentOf, everyCase, filesOnDisk, formOf, openCaseContent, validRequests } from './case-content.ts';
import { postForm } from './site-call.ts';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'error';
});

let payload: Payload;
let handles: FileHandle;
beforeAll(async () => {
  payload = await openCaseContent();
  const handle = await open(import.meta.filename);
  await handle.close();
  // What all open files have in common.
  handles = Object.getPrototypeOf(handle);
});
afterAll(() => payload?.destroy());
afterEach(() => vi.restoreAllMocks());

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });

/** Two files, each of several pieces. */
function send(language: string) {
  const file = (name: string): [string, Blob, string] => ['documents', contentOf('pdf', 300_000), name];
  const form = formOf({ ...validRequests['cancel-insurance'], language }, [file('a.pdf'), file('b.pdf')]);
  const headers = { 'x-request-id': 'full-disk-1', 'content-language': language };
  return postForm(POST, '/service-requests/cancel-insurance', form, { params: { kind: 'cancel-insurance' }, headers });
}
const stored = async () => [
  await filesOnDisk(),
  await everyCase(payload, 'service-requests'),
  await payload.count({ collection: 'private-files' }),
];

it.each([
  ['in the middle of a file', 'write', 'en', 'cannot take files'],
  ['when a file has come in', 'sync', 'ar', 'استقبال الملفات'],
] as const)(
  'a disk that is full %s: 503 at the field, logged with the number of the request, and nothing stays',
  async (...[, step, language, words]) => {
    const before = await stored();
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(handles, step).mockRejectedValue(full);
    const { status, errors, headers } = await send(language);
    const logged = lines.mock.calls.map(([line]) => String(line)).find((line) => line.includes('ENOSPC'));
    vi.restoreAllMocks();
    expect([status, headers.get('retry-after')]).toEqual([503, '3600']);
    expect(errors).toEqual([{ field: 'documents', message: expect.stringContaining(words) }]);
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 'error', requestId: 'full-disk-1' });
    expect(await stored()).toEqual(before);
    expect((await send(language)).status).toBe(201);
  },
);

it('files that were moved already go when the disk is full at a later step', async () => {
  const before = await stored();
  let syncs = 0;
  const sync = handles.sync;
  // Two for the files that come in; the third is for the folder that both were moved to.
  vi.spyOn(handles, 'sync').mockImplementation(function (this: FileHandle) {
    syncs += 1;
    return syncs > 2 ? Promise.reject(full) : sync.call(this);
  });
  expect((await send('en')).status).toBe(503);
  vi.restoreAllMocks();
  expect(await stored()).toEqual(before);
});

it('a file of which each write takes a part alone, without a fault, is stored whole', async () => {
  const write = handles.write as (...given: unknown[]) => never;
  vi.spyOn(handles, 'write').mockImplementation(function (this: FileHandle, ...given: unknown[]) {
    const [bytes, from = 0] = given as [Uint8Array, number | undefined];
    return write.call(this, bytes, from, Math.min(bytes.length - from, 10_000));
  });
  expect((await send('en')).status).toBe(201);
  vi.restoreAllMocks();
  const newest = { collection: 'private-files', sort: '-id', limit: 2 } as const;
  const { docs } = await payload.find(newest);
  const whole = Buffer.from(await contentOf('pdf', 300_000).arrayBuffer());
  for (const { storedName } of docs)
    expect((await readFile(join(config.dataDir, privatePath(storedName)))).equals(whole)).toBe(true);
});
