import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEndedPhotos, photosMark } from '#app/application/ended-photos.ts';
import { forgetPhotos, keepPhotos, keptPhotos } from './kept-photos.ts';

const file = new File(['photo'], 'car.jpg', { type: 'image/jpeg' });
let marks: Map<string, string>;
let record: unknown;
/** What was said of the files in the moment in which they were written or deleted. */
let saidAt: { write?: string | undefined; delete?: string | undefined };
let failing: 'get' | 'put' | 'delete' | 'deleteDatabase' | undefined;

/** A request that answers, or fails, when its caller has said whom to tell. */
function answered(work: () => unknown, name?: typeof failing) {
  const request = { onsuccess: () => undefined, onerror: () => undefined, result: undefined as unknown, error: null };
  queueMicrotask(() => {
    if (name && failing === name) return request.onerror();
    request.result = work();
    request.onsuccess();
  });
  return request;
}

beforeEach(() => {
  [marks, record, saidAt, failing] = [new Map(), undefined, {}, undefined];
  const store = {
    getAllKeys: () => answered(() => (record === undefined ? [] : [1])),
    get: () => answered(() => record, 'get'),
    put: (kept: unknown) => {
      saidAt.write = marks.get(photosMark);
      return answered(() => (record = kept), 'put');
    },
    delete: () => {
      saidAt.delete = marks.get(photosMark);
      return answered(() => (record = undefined), 'delete');
    },
  };
  const transaction = () => {
    const opened = { objectStore: () => store, oncomplete: () => undefined, onabort: () => undefined };
    setTimeout(() => opened.oncomplete());
    return opened;
  };
  vi.stubGlobal('indexedDB', {
    open: () => answered(() => ({ transaction, close: () => undefined })),
    deleteDatabase: () => answered(() => (record = undefined), 'deleteDatabase'),
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => marks.set(name, value),
    removeItem: (name: string) => marks.delete(name),
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

test('photos are found by the look for ended ones from before they are written until they are gone', async () => {
  expect(await keepPhotos(1, { files: [file], until: 5_000 })).toBe(true);
  expect([saidAt.write, record !== undefined]).toEqual(['5000', true]);
  expect(document.cookie).toMatch(/^claim-files=1; Path=\/; .*; Secure$/);
  await forgetPhotos(1);
  expect([saidAt.delete, record, marks.size]).toEqual(['5000', undefined, 0]);
  expect(document.cookie).toMatch(/^claim-files=; Path=\/; Max-Age=-/);
});

test('photos that this browser could not delete are tried again once their hour is over, until they are gone', async () => {
  await keepPhotos(1, { files: [file], until: 5_000 });
  failing = 'delete';
  await forgetPhotos(1);
  expect(marks.get(photosMark)).toBe('5000');
  failing = 'deleteDatabase';
  forgetEndedPhotos(6_000);
  await vi.waitFor(() => expect(marks.get(photosMark)).toBe('5000'));
  failing = undefined;
  forgetEndedPhotos(6_000);
  await vi.waitFor(() => expect([record, marks.size]).toEqual([undefined, 0]));
});

test('photos that this browser could not write leave nothing behind', async () => {
  failing = 'put';
  expect(await keepPhotos(1, { files: [file], until: 5_000 })).toBe(false);
  expect([record, marks.size]).toEqual([undefined, 0]);
});

test('photos that are taken back while they are still read leave nothing, not even that they were chosen', async () => {
  const jar = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, content]) => `${name}=${content}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', content = '', age] = /^([\w-]+)=([^;]*);.* Max-Age=(-?\d+)/.exec(line) ?? [];
      if (Number(age) > 0) jar.set(name, content);
      else jar.delete(name);
    },
  });
  const until = Date.now() + 60_000;
  const { promise: bytes, resolve } = Promise.withResolvers<ArrayBuffer>();
  const large = Object.assign(new File([], 'large.jpg'), { arrayBuffer: () => bytes });
  const keeping = keepPhotos(1, { files: [large], until });
  const takingBack = keepPhotos(1, { files: [], until });
  resolve(new ArrayBuffer(8));
  await Promise.all([keeping, takingBack]);
  expect([record, [...jar]]).toEqual([undefined, []]);
  await keepPhotos(1, { files: [file], until });
  expect([...jar]).toEqual([
    ['claim-files-chosen', '1'],
    ['claim-files', '1'],
  ]);
});

test('photos that this browser cannot tell of now are not told to have ended, those whose hour is over are', async () => {
  const until = Date.now() + 60_000;
  expect(await keptPhotos(1)).toBe('none');
  await keepPhotos(1, { files: [file], until });
  expect(await keptPhotos(1)).toMatchObject({ until, files: [{ name: 'car.jpg' }] });
  failing = 'get';
  expect(await keptPhotos(1, until + 1)).toBe('unknown');
  failing = undefined;
  expect([await keptPhotos(1, until + 1), record]).toEqual(['none', undefined]);
});
