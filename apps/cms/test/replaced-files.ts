import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from '../src/config.ts';
import { editionEndpoint } from '../src/media/edition-endpoint.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { servedFiles } from '../src/media/served-files.ts';
import { removeStrayUploads } from '../src/media/stray-uploads.ts';
import { inRequestTransaction } from '../src/request-transaction.ts';
import { removeNotedFiles } from '../src/storage/file-removals.ts';
import { fileStore } from '../src/storage/file-store.ts';
import { addEditor, openTestContent } from './test-content.ts';

/** On the database that DATABASE_URL names. */
export function describeReplacedFilesInFolder(dialect: string): void {
  describe(`replaced files in the data folder, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterAll(() => payload?.destroy());
    const names = async () => [
      ...(await readdir(join(config.dataDir, 'media'))),
      ...(await readdir(join(config.dataDir, 'documents'))),
    ];
    describeReplacedFiles(() => payload, names);
  });
}

/**
 * Public files that are replaced or erased, in whatever store and database.
 *
 * @param names the files that the store has
 */
export function describeReplacedFiles(content: () => Payload, names: () => Promise<string[]>): void {
  const stored = async (color: string) =>
    content().create({ collection: 'media', data: { alt: 'Office' }, file: await photo(color) });
  const leadsTo = async (name: string | null | undefined, newest: string | null | undefined) => {
    const { status, headers } = await serveFile(content(), name ?? '');
    expect([status, headers.get('location')], name ?? '').toEqual([302, `/media/${newest}`]);
    expect(await served(newest)).toBe(200);
  };
  const served = async (name: string | null | undefined) => (await serveFile(content(), name ?? '')).status;

  it('a change that fails after its file came in leaves the picture as it was, with every size', async () => {
    const picture = await stored('#0e5a4a');
    const stem = picture.filename?.replace('.webp', '');
    const file = await photo('#e0a030');
    await fails(content(), (req) => content().update({ collection: 'media', id: picture.id, data: {}, file, req }));
    await removeNotedFiles(content());
    for (const name of [`${stem}.webp`, `${stem}-480.avif`, `${stem}-600.webp`]) expect(await served(name)).toBe(200);
    await fails(content(), (req) => content().delete({ collection: 'media', id: picture.id, req }));
    await removeNotedFiles(content());
    for (const name of [`${stem}.webp`, `${stem}-480.avif`, `${stem}-600.webp`]) expect(await served(name)).toBe(200);
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
    expect((await names()).filter((name) => name.startsWith(stem ?? '?'))).toEqual([]);
  });

  it('a document does alike; the address of a file that it had before leads to the newest, and staff can open it', async () => {
    const upload = (text: string) => {
      const data = Buffer.from(`%PDF-1.7\n${text}\nxref\n%%EOF`);
      return { data, name: 'terms.pdf', mimetype: 'application/pdf', size: data.length };
    };
    const data = { title: 'Terms' };
    const document = await content().create({ collection: 'documents', data, file: upload('old') });
    const change = { collection: 'documents', id: document.id, data } as const;
    await fails(content(), (req) => content().update({ ...change, file: upload('new'), req }));
    await removeNotedFiles(content());
    expect(await served(document.filename)).toBe(200);
    const replaced = await content().update({ ...change, file: upload('new') });
    const newest = await content().update({ ...change, file: upload('newest') });
    await removeNotedFiles(content());
    expect(await served(newest.filename)).toBe(200);
    for (const { filename } of [document, replaced]) {
      const led = await serveFile(content(), filename ?? '');
      expect([led.status, led.headers.get('location')]).toEqual([302, `/media/${newest.filename}`]);
      expect(led.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect(newest.editions?.map(({ filename }) => filename)).toEqual([document.filename, replaced.filename]);
    const again = await content().update({ ...change, file: upload('old') });
    expect(again.filename, 'an earlier edition that is the newest once more').toBe(document.filename);
    expect(await served(document.filename)).toBe(200);
    await removeStrayUploads(content(), Date.now() + 2 * 3_600_000);
    await removeStrayUploads(content(), Date.now() + 4 * 3_600_000);
    expect(await names()).toEqual(expect.arrayContaining([replaced.filename, newest.filename]));
    const edition = async (user?: TypedUser) => {
      const req = await createLocalReq({ user }, content());
      Object.assign(req, { routeParams: { id: String(document.id), file: newest.filename } });
      return (await editionEndpoint.handler(req)).status;
    };
    expect(await edition()).toBe(401);
    expect(await edition(await addEditor(content()))).toBe(200);
    await content().delete({ collection: 'documents', id: document.id });
    await removeNotedFiles(content());
    expect((await names()).filter((name) => name.startsWith('terms-'))).toEqual([]);
    expect(await served(replaced.filename)).toBe(404);
  });

  it('a file that is there already replaces nothing', async () => {
    const pdf = Buffer.from('%PDF-1.7\nsame\nxref\n%%EOF');
    const upload = { data: pdf, name: 'tariff.pdf', mimetype: 'application/pdf', size: pdf.length };
    const document = await content().create({ collection: 'documents', data: { title: 'Tariff' }, file: upload });
    const change = { collection: 'documents', id: document.id, file: { ...upload } } as const;
    const { filename, title, editions } = await content().update({ ...change, data: { title: 'Tariff 2027' } });
    expect({ filename, title, editions }).toEqual({ filename: document.filename, title: 'Tariff 2027', editions: [] });
    const picture = await stored('#2255aa');
    const same = { collection: 'media', id: picture.id, data: { alt: 'Our office' } } as const;
    const saved = await content().update({ ...same, file: await photo('#2255aa') });
    expect([saved.filename, saved.alt]).toEqual([picture.filename, 'Our office']);
    await removeNotedFiles(content());
    for (const one of [document, picture]) expect(await served(one.filename)).toBe(200);
    await rm(join(config.dataDir, 'documents', document.filename ?? ''), { force: true });
    const mended = await content().update({ ...change, file: { ...upload }, data: {} });
    expect(await served(mended.filename), 'one that the store had lost').toBe(200);
    await content().delete({ collection: 'documents', id: document.id });
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
  });

  it('an address that several documents had leads to the newest file of the one that had it last', async () => {
    const upload = (text: string) => {
      const data = Buffer.from(`%PDF-1.7\n${text}\nxref\n%%EOF`);
      return { data, name: 'wording.pdf', mimetype: 'application/pdf', size: data.length };
    };
    const make = (title: string) =>
      content().create({ collection: 'documents', data: { title }, file: upload('wording') });
    const replace = (id: number, text: string) =>
      content().update({ collection: 'documents', id, data: {}, file: upload(text) });
    const wrong = await make('Wrong');
    await replace(wrong.id, 'of another product');
    const right = await make('Right');
    expect(right.filename).toBe(wrong.filename);
    const { filename: newest } = await replace(right.id, 'of next year');
    await leadsTo(wrong.filename, newest);
    for (const { id } of [wrong, right]) await content().delete({ collection: 'documents', id });
    await removeNotedFiles(content());
  });

  it('a file that is there already is taken where this save crops it otherwise, and whole again where no save does', async () => {
    const picture = await stored('#aa5522');
    const save = async (query: object) => {
      const req = Object.assign(await createLocalReq({}, content()), { query });
      return content().update({ collection: 'media', id: picture.id, data: {}, file: await photo('#aa5522'), req });
    };
    const half = () => {
      const crop = { unit: '%', x: 0, y: 0, width: 50, height: 50 };
      return { uploadEdits: { crop, heightInPixels: 200, widthInPixels: 300, focalPoint: { x: 50, y: 50 } } };
    };
    const cropped = await save(half());
    expect([cropped.width, cropped.height]).toEqual([300, 200]);
    expect(cropped.filename).not.toBe(picture.filename);
    const whole = await save({});
    expect([whole.width, whole.height]).toEqual([picture.width, picture.height]);
    const anew = await save(half());
    expect([anew.width, anew.height]).toEqual([300, 200]);
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
  });

  it('a file that is there already is refused in words while the store is away', async () => {
    const picture = await stored('#22aa55');
    const store = fileStore();
    const reading = vi.spyOn(store, 'read').mockRejectedValue(new Error('no answer'));
    const asking = vi.spyOn(store, 'problem').mockResolvedValue('no answer');
    const change = { collection: 'media', id: picture.id, data: {}, file: await photo('#22aa55') } as const;
    await expect(content().update(change)).rejects.toMatchObject({ status: 503 });
    reading.mockRestore();
    asking.mockRestore();
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
  });

  it('an upload whose change failed is found as a stray and removed by a later run, unless it came in again', async () => {
    const kept = await stored('#335577');
    const lost = async (color: string) => {
      let name = '';
      await fails(content(), async (req) => {
        const data = { alt: 'Lost' };
        name = (await content().create({ collection: 'media', data, file: await photo(color), req })).filename ?? '';
      });
      return name.replace('.webp', '');
    };
    const hours = (count: number) => Date.now() + count * 3_600_000;
    const [stray, again] = [await lost('#775533'), await lost('#557733')];
    const has = async (stem: string) => (await names()).filter((name) => name.startsWith(stem)).length;
    expect([await has(stray), await has(again)], 'they lie there without an entry').toEqual([5, 5]);
    const others = [await stored('#112233'), await stored('#332211')];
    expect(await removeStrayUploads(content(), Date.now()), 'too young').toBe(0);
    expect(await removeStrayUploads(content(), hours(2)), 'noted').toBe(0);
    const found = await stored('#557733');
    expect(found.filename).toContain(again);
    expect(await removeStrayUploads(content(), hours(4))).toBeGreaterThanOrEqual(5);
    expect([await has(stray), await has(again)]).toEqual([0, 5]);
    expect(await served(kept.filename)).toBe(200);
    for (const { id } of [kept, found, ...others]) await content().delete({ collection: 'media', id });
    await removeNotedFiles(content());
  });

  it('what an upload that failed half-way left on its way goes, and what is coming in just now stays', async () => {
    for (const collection of ['media', 'documents']) {
      const incoming = join(config.dataDir, collection, 'incoming');
      await mkdir(incoming, { recursive: true });
      for (const [name, hours] of [
        ['half', 2],
        ['now', 0],
      ] as const) {
        await writeFile(join(incoming, name), 'a part');
        const moment = new Date(Date.now() - hours * 3_600_000);
        await utimes(join(incoming, name), moment, moment);
      }
      await removeStrayUploads(content());
      expect(await readdir(incoming)).toContain('now');
      expect(await readdir(incoming)).not.toContain('half');
      await rm(join(incoming, 'now'));
    }
  });

  it('a crop of a stored picture is another file, made in every width; what was online stays until the commit', async () => {
    const picture = await stored('#204060');
    const bytes = async (name: string | null | undefined) =>
      Buffer.from(await (await serveFile(content(), name ?? '')).arrayBuffer());
    const before = await bytes(picture.filename);
    const cropping = (req: PayloadRequest) => {
      const crop = { unit: '%', x: 0, y: 0, width: 50, height: 50 };
      req.query = { uploadEdits: { crop, heightInPixels: 200, widthInPixels: 300, focalPoint: { x: 50, y: 50 } } };
      return content().update({ collection: 'media', id: picture.id, data: {}, req });
    };
    await fails(content(), cropping);
    expect(await bytes(picture.filename)).toEqual(before);
    const cropped = await cropping(await createLocalReq({}, content()));
    expect([cropped.width, cropped.height]).toEqual([300, 200]);
    expect(cropped.filename).toMatch(/^office-[0-9a-f]{8}\.webp$/);
    expect(cropped.filename).not.toBe(picture.filename);
    const small = await bytes(cropped.filename?.replace('.webp', '-300.avif'));
    expect((await sharp(small).metadata()).height).toBe(200);
    await removeNotedFiles(content());
    await leadsTo(picture.filename, cropped.filename);
    await leadsTo(picture.filename?.replace('.webp', '-480.avif'), cropped.filename);
    const req = await createLocalReq({ req: { query: { uploadEdits: { focalPoint: { x: 80, y: 20 } } } } }, content());
    const whole = await bytes(cropped.filename);
    const moved = await content().update({ collection: 'media', id: picture.id, data: {}, req });
    expect([moved.focalX, moved.focalY, moved.filename]).toEqual([80, 20, cropped.filename]);
    expect(await bytes(cropped.filename)).toEqual(whole);
    await content().delete({ collection: 'media', id: picture.id });
    await removeNotedFiles(content());
  });

  it('the address of a file that a picture had before leads to the newest in the width asked for, until the picture goes', async () => {
    const first = await stored('#906030');
    const change = { collection: 'media', id: first.id, data: {} } as const;
    const second = await content().update({ ...change, file: await photo('#309060') });
    const third = await content().update({ ...change, file: await photo('#603090') });
    await removeNotedFiles(content());
    for (const { filename } of [first, second]) {
      await leadsTo(filename, third.filename);
      for (const end of ['-480.avif', '-600.webp'])
        await leadsTo(filename?.replace('.webp', end), third.filename?.replace('.webp', end));
    }
    expect(await servedFiles(content(), [first.filename ?? '', 'never-12345678.webp'])).toEqual(
      new Set([first.filename]),
    );
    const digits = 'office-12345678.webp';
    const note = { key: `picture-before:${digits}`, data: { id: first.id } };
    await content().db.create({ collection: 'payload-kv', data: note });
    await leadsTo(digits, third.filename);
    await content().update({ ...change, file: await photo('#906030') });
    expect(await served(first.filename), 'an earlier one that is the newest once more').toBe(200);
    await content().delete({ collection: 'media', id: first.id });
    await removeNotedFiles(content());
    for (const { filename } of [first, second, third]) expect(await served(filename)).toBe(404);
  });

  it('a picture that comes in again before it was removed stays', async () => {
    const first = await stored('#204060');
    await content().delete({ collection: 'media', id: first.id });
    const second = await stored('#204060');
    expect(second.filename).toBe(first.filename);
    await removeNotedFiles(content());
    const stem = second.filename?.replace('.webp', '');
    for (const name of [`${stem}.webp`, `${stem}-480.avif`]) expect(await served(name)).toBe(200);
    await content().delete({ collection: 'media', id: second.id });
    await removeNotedFiles(content());
  });
}

/** Does something in a transaction that fails afterwards. */
async function fails(payload: Payload, act: (req: PayloadRequest) => Promise<unknown>): Promise<void> {
  const req = await createLocalReq({}, payload);
  const whole = inRequestTransaction(req, async () => {
    await act(req);
    throw new Error('What comes after it fails');
  });
  await expect(whole).rejects.toThrow('What comes after it fails');
}

async function photo(background: string) {
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { data, name: 'office.jpg', mimetype: 'image/jpeg', size: data.length };
}
