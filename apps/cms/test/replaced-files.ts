import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { inRequestTransaction } from '../src/request-transaction.ts';
import { removeNotedFiles } from '../src/storage/file-removals.ts';
import { openTestContent } from './test-content.ts';

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

  it('a document does alike', async () => {
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
    expect(await names(), 'it goes after the commit').toContain(document.filename);
    await removeNotedFiles(content());
    expect(await names()).not.toContain(document.filename);
    expect(await served(replaced.filename)).toBe(200);
    await content().delete({ collection: 'documents', id: document.id });
    await removeNotedFiles(content());
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
