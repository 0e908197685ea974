import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { documentsFolder } from '@insurer/demo-content/folders.ts';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../src/config.ts';
import { pictureAddress } from '../src/media/picture-address.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { variantWidths } from '../src/media/variants.ts';
import { removeNotedFiles } from '../src/storage/file-removals.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;

beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

async function photo(width: number, height: number, color = '#0e5a4a') {
  const data = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return { data, name: 'Our Office.JPG', mimetype: 'image/jpeg', size: data.length };
}

/** A head that speaks of 225 megapixels, and nothing behind it. */
function pngBomb(side = 15_000, kind = [8, 6]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set(kind, 8);
  const chunk = (name: string, data: Buffer) => {
    const said = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(said));
    return Buffer.concat([length, said, sum]);
  };
  const empty = deflateSync(Buffer.alloc(0));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', empty), chunk('IEND', Buffer.alloc(0))]);
}

/** One colour, 24 megapixels of it: each takes three times the memory that one of a JPEG does. */
function avifBomb(): Promise<Buffer> {
  const create = { width: 6000, height: 4000, channels: 3, background: '#0e5a4a' } as const;
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

/** Two frames of one pixel on a ground of 81 megapixels. */
async function webpBomb(): Promise<Buffer> {
  const little = (value: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntLE(value, 0, bytes);
    return buffer;
  };
  const chunk = (name: string, ...parts: Buffer[]) => {
    const data = Buffer.concat(parts);
    return Buffer.concat([Buffer.from(name), little(data.length, 4), data, Buffer.alloc(data.length % 2)]);
  };
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }).webp({ lossless: true });
  // Where, how large, for how long, how: then the picture without the head of its own file.
  const frame = chunk('ANMF', Buffer.alloc(12), little(100, 3), Buffer.alloc(1), (await pixel.toBuffer()).subarray(12));
  const ground = chunk('VP8X', little(2, 4), little(8_999, 3), little(8_999, 3));
  return chunk('RIFF', Buffer.from('WEBP'), ground, chunk('ANIM', Buffer.alloc(6)), frame, frame);
}

/** What is stored once removals are done. */
async function stored(): Promise<string[]> {
  await removeNotedFiles(payload);
  const entries = readdirSync(join(config.dataDir, 'media'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

describe('a picture that comes in', () => {
  it('is made in every width up to its own, never larger', () => {
    expect(variantWidths(1920)).toEqual([480, 768, 1280, 1920]);
    expect(variantWidths(1000)).toEqual([480, 768, 1000]);
    expect(variantWidths(300)).toEqual([300]);
    expect(variantWidths(4000)).toEqual([480, 768, 1280, 1920]);
  });

  it('is stored as WebP with AVIF and WebP variants, and removed with all of them', async () => {
    const picture = await payload.create({ collection: 'media', data: { alt: 'Office' }, file: await photo(800, 600) });
    expect(picture.filename).toMatch(/^our-office-[0-9a-f]{8}\.webp$/);
    const stem = picture.filename?.replace('.webp', '');
    const made = ['-480.avif', '-480.webp', '-768.avif', '-768.webp', '-800.avif', '-800.webp', '.webp'];
    expect(await stored()).toEqual(made.map((ending) => `${stem}${ending}`));
    const address = pictureAddress(picture, 'An office & more');
    expect(address).toBe(`/media/${picture.filename}?w=800&h=600&v=480.768.800&alt=An+office+%26+more`);
    await payload.delete({ collection: 'media', id: picture.id });
    expect(await stored()).toEqual([]);
  });

  it('is in the widths that were made of it, whatever an editor sends', async () => {
    const person = {
      email: 'widths@example.com',
      password: 'long-enough-password',
      name: 'E',
      role: 'editor',
    } as const;
    const user = { ...(await payload.create({ collection: 'users', data: person })), collection: 'users' } as TypedUser;
    const asked = { overrideAccess: false, user } as const;
    const data = { alt: 'Office', widths: [1, 99_999] };
    const picture = await payload.create({ collection: 'media', data, file: await photo(500, 500), ...asked });
    expect(picture.widths).toEqual([480, 500]);
    const changed = await payload.update({ collection: 'media', id: picture.id, data, ...asked });
    expect(changed.widths).toEqual([480, 500]);
    await payload.delete({ collection: 'media', id: picture.id });
  });

  it('tells its focal point where an editor moved it', async () => {
    const picture = await payload.create({ collection: 'media', data: { alt: 'Office' }, file: await photo(500, 500) });
    expect(pictureAddress(picture, undefined)).not.toContain('focus');
    const moved = await payload.update({ collection: 'media', id: picture.id, data: { focalX: 80.4, focalY: 20 } });
    expect(pictureAddress(moved, undefined)).toBe(`/media/${picture.filename}?w=500&h=500&v=480.500&focus=80.20`);
    await payload.delete({ collection: 'media', id: picture.id });
  });

  it('gets a new address when it is replaced, and the old files go', async () => {
    const picture = await payload.create({ collection: 'media', data: { alt: 'Office' }, file: await photo(500, 500) });
    const file = await photo(500, 500, '#e0a030');
    const replaced = await payload.update({ collection: 'media', id: picture.id, data: {}, file });
    expect(replaced.filename).not.toBe(picture.filename);
    const stem = replaced.filename?.replace('.webp', '') ?? '';
    expect((await stored()).every((name) => name.startsWith(stem))).toBe(true);
  });

  it.each([
    ['a PNG', 'bomb.png', 'image/png', () => pngBomb(), '50 megapixels'],
    // Its lines come in seven turns, each of its colours in two bytes: the whole of it is kept until the last.
    ['an interlaced PNG', 'bomb.png', 'image/png', () => pngBomb(6000, [16, 6, 0, 0, 1]), '31 megapixels'],
    ['an animated WebP', 'bomb.webp', 'image/webp', webpBomb, '50 megapixels'],
    ['an AVIF', 'bomb.avif', 'image/avif', avifBomb, '18 megapixels'],
  ])('of more pixels than memory holds is refused before it is unpacked: %s', async (_, name, mimetype, make, most) => {
    const data = await make();
    expect(data.length).toBeLessThan(2000);
    const create = payload.create({
      collection: 'media',
      data: { decorative: true },
      file: { data, name, mimetype, size: data.length },
    });
    await expect(create).rejects.toThrow(most);
  });

  it('is found among others by what it shows, in the language of the admin', async () => {
    const { id } = await payload.create({
      collection: 'media',
      locale: 'ar',
      data: { alt: 'أسرة سعيدة' },
      file: await photo(40, 40),
    });
    const { config: collectionConfig } = payload.collections.media;
    const where = mergeListSearchAndWhere({ collectionConfig, search: 'أسرة' });
    const { docs } = await payload.find({ collection: 'media', locale: 'ar', where });
    expect(docs.map((found) => found.id)).toEqual([id]);
    await payload.delete({ collection: 'media', id });
  });

  it('without anything in it is refused, and is no fault of the service', async () => {
    const file = { data: Buffer.alloc(0), name: 'empty.png', mimetype: 'image/png', size: 0 };
    const create = payload.create({ collection: 'media', data: { decorative: true }, file });
    await expect(create).rejects.toMatchObject({ status: 400 });
  });

  it('needs words for those who do not see it, unless it is decoration', async () => {
    const file = await photo(100, 100, '#fff');
    await expect(payload.create({ collection: 'media', data: { alt: '' }, file })).rejects.toThrow();
    await expect(payload.create({ collection: 'media', data: { alt: '' }, file, locale: 'ar' })).rejects.toThrow();
    await expect(
      payload.create({ collection: 'media', data: { alt: 'شعار' }, file, locale: 'ar' }),
    ).resolves.toBeDefined();
    await expect(payload.create({ collection: 'media', data: { decorative: true }, file })).resolves.toBeDefined();
  });

  it.each(['media', 'documents'] as const)(
    'comes with the call itself: the service fetches none for anybody, where no check would see it: %s',
    async (collection) => {
      const person = { email: `${collection}@example.com`, password: 'long-enough-password', name: 'E' };
      const user = await payload.create({ collection: 'users', data: { ...person, role: 'editor' } });
      const data = { url: 'http://pictures.invalid/huge.png', filename: 'huge.png', decorative: true, title: 'Huge' };
      const asked = { collection, data: data as never, overrideAccess: false, user: { ...user, collection: 'users' } };
      await expect(payload.create(asked as never)).rejects.toThrow('No files were uploaded.');
    },
  );
});

describe('GET /media/{file}', () => {
  it('serves a drawing so that nothing in it can run', async () => {
    const data = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
    );
    const file = { data, name: 'icon.svg', mimetype: 'image/svg+xml', size: data.length };
    const icon = await payload.create({ collection: 'media', data: { decorative: true }, file });
    const response = await serveFile(payload, icon.filename ?? '');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await payload.update({ collection: 'media', id: icon.id, data: { deletedAt: new Date().toISOString() } });
    expect((await serveFile(payload, icon.filename ?? '')).status, 'in the trash').toBe(404);
  });

  it.each(['missing.webp', '../content.db', '..%2fcontent.db', 'content.db', '.env', 'a/b.webp', ''])(
    'answers 404 to %j',
    async (name) => {
      expect((await serveFile(payload, name)).status).toBe(404);
    },
  );

  it.each([
    ['documents', 'report', 'application/pdf', '.pdf'],
    ['documents', 'report.docx', 'application/pdf', '.pdf'],
    ['media', 'logo', 'image/svg+xml', '.svg'],
    ['media', 'logo.png', 'image/png', '.svg'],
    ['media', 'logo.webp', 'image/webp', '.svg'],
  ] as const)('serves what was uploaded to %s as %s (%s) by what it is', async (collection, name, mimetype, ending) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
    const data =
      ending === '.pdf' ? readFileSync(join(documentsFolder, 'complaint-form-en.pdf')) : Buffer.from(drawing);
    const file = { data, name, mimetype, size: data.length };
    const { filename } =
      collection === 'media'
        ? await payload.create({ collection, data: { decorative: true }, file })
        : await payload.create({ collection, data: { title: 'Report' }, file });
    expect(filename).toMatch(new RegExp(`\\${ending}$`));
    const { status, headers } = await serveFile(payload, String(filename));
    expect([status, headers.get('content-type')]).toEqual([
      200,
      ending === '.pdf' ? 'application/pdf' : 'image/svg+xml',
    ]);
  });

  it.each([
    ['x.png', 'image/png'],
    ['x.html', 'image/svg+xml'],
    ['x', 'image/webp'],
  ])('takes no page for a drawing: %s, %s', async (name, mimetype) => {
    for (const text of ['<html><script>alert(1)</script></html>', '<svg><script>alert(1)</script></svg>']) {
      const file = { data: Buffer.from(text), name, mimetype, size: text.length };
      await expect(payload.create({ collection: 'media', data: { decorative: true }, file })).rejects.toThrow();
    }
  });

  it.each([
    ['en', /^This drawing does not say how large it is/],
    ['ar', /^هذا الرسم لا يذكر مقاسه/],
  ] as const)('says of a drawing without a size what it lacks: %s', async (language, reason) => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    const file = { data, name: 'nothing.svg', mimetype: 'image/svg+xml', size: data.length };
    const req = await createLocalReq({}, payload);
    Object.assign(req, { i18n: { ...req.i18n, language } });
    const created = payload.create({ collection: 'media', data: { decorative: true }, file, req });
    await expect(created).rejects.toThrow(reason);
  });

  it('takes only real PDF documents', async () => {
    const upload = (data: Buffer) => ({ data, name: 'report.pdf', mimetype: 'application/pdf', size: data.length });
    const real = upload(readFileSync(join(documentsFolder, 'complaint-form-en.pdf')));
    const document = await payload.create({ collection: 'documents', data: { title: 'Report' }, file: real });
    const response = await serveFile(payload, document.filename ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const fake = upload(Buffer.from('<html><script>alert(1)</script></html>'));
    await expect(payload.create({ collection: 'documents', data: { title: 'Fake' }, file: fake })).rejects.toThrow(
      /PDF/,
    );
    const cut = upload(real.data.subarray(0, 2000));
    const created = payload.create({ collection: 'documents', data: { title: 'Cut' }, file: cut });
    await expect(created, 'in words of its own, which Arabic has, too').rejects.toThrow(/^This PDF is damaged/);
  });
});
