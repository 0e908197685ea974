import type { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { MediaSigner } from '#app/media-signer.server.ts';
import { socialPath } from '#app/social-picture.ts';
import type { Env } from '../env.ts';
import { socialRoutes } from './social-routes.ts';

const signer = new MediaSigner({ PURGE_SECRET: ['a key'] });
const fetchService = vi.fn<typeof fetch>();
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const site = new Hono<Env>().route(
  '/',
  socialRoutes({ contentApiUrl: 'http://cms:3001/api', signer: async () => signer, log, fetchService }),
);

const threads: Worker[] = [];
process.on('worker', (thread) => void threads.push(thread));

beforeEach(() => void vi.resetAllMocks());

const titles = { en: 'Visit visa insurance', ar: 'تأمين تأشيرة الزيارة 2026' };

test.each(['en', 'ar'] as const)('a page has a picture of its own for shared links (%s)', async (language) => {
  const scene = await sharp({ create: { width: 1920, height: 384, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer();
  fetchService.mockImplementation(async () => new Response(new Uint8Array(scene)));
  const path = socialPath({ language, title: titles[language], picture: '/media/visa.webp' }, signer.signText);
  const response = await site.request(path);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // The white scene shows at the end of the line, the dark ground of the words at its start.
  const brightness = async (left: number) => {
    const piece = await picture.clone().extract({ left, top: 250, width: 40, height: 100 }).png().toBuffer();
    return (await sharp(piece).stats()).channels[0]?.mean ?? 0;
  };
  const [start, end] = language === 'ar' ? [1150, 10] : [10, 1150];
  expect(await brightness(end)).toBeGreaterThan(180);
  expect(await brightness(start)).toBeLessThan(60);
  await site.request(path);
  expect(fetchService.mock.calls.map(([url]) => url)).toEqual(['http://cms:3001/media/visa.webp']);
});

test('another title is another picture, and the same words come out the same', async () => {
  const bytes = async (title: string) =>
    Buffer.from(await (await site.request(socialPath({ language: 'en', title }, signer.signText))).arrayBuffer());
  expect((await bytes('Motor')).equals(await bytes('Travel'))).toBe(false);
  expect((await bytes('Motor')).equals(await bytes('Motor'))).toBe(true);
});

test('a title of any length is drawn, and a picture that is gone leaves the ground', async () => {
  fetchService.mockResolvedValue(new Response('gone', { status: 404 }));
  for (const title of ['', 'word '.repeat(80), 'W'.repeat(180), '<script>&amp;"', '👩‍⚕️ \u202e x']) {
    const response = await site.request(
      socialPath({ language: 'ar', title, picture: '/media/gone.webp' }, signer.signText),
    );
    expect(response.status, title).toBe(200);
  }
});

test('of a picture that does not end no more is read than of any file, and the ground is drawn', async () => {
  const megabyte = new Uint8Array(1_048_576);
  let read = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    read += 1;
    if (read > 100) controller.close();
    else controller.enqueue(megabyte);
  };
  fetchService.mockResolvedValue(new Response(new ReadableStream({ pull })));
  const endless = { language: 'en', title: 'Endless', picture: '/media/endless.webp' } as const;
  expect((await site.request(socialPath(endless, signer.signText))).status).toBe(200);
  expect(read).toBeLessThan(50);
});

test.each([
  ['that is none', async () => Buffer.from('<html>')],
  [
    'of more than 50 megapixels',
    () =>
      sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
])('a picture %s is not unpacked, and leaves the ground', async (name, bytes) => {
  fetchService.mockResolvedValue(new Response(new Uint8Array(await bytes())));
  const drawn = async (picture?: string) => {
    const response = await site.request(
      socialPath({ language: 'en', title: `A picture ${name}`, picture }, signer.signText),
    );
    return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')];
  };
  expect(await drawn('/media/strange.png')).toEqual(await drawn());
});

test('the thread that renders ends when nothing is asked of it, and the next picture has a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = async (title: string) =>
    (await site.request(socialPath({ language: 'en', title, picture: undefined }, signer.signText))).status;
  expect(await ask('The first one')).toBe(200);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await ask('Soon after it')).toBe(200);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await ask('Long after it')).toBe(200);
  vi.useRealTimers();
  expect(threads).toHaveLength(2);
  await vi.waitFor(() => expect(threads[0]?.threadId).toBe(-1));
});

test('nobody else has pictures drawn', async () => {
  const path = socialPath(
    { language: 'en', title: 'Free money' },
    new MediaSigner({ PURGE_SECRET: ['another key'] }).signText,
  );
  expect((await site.request(path)).status).toBe(404);
  const own = socialPath({ language: 'en', title: 'Motor' }, signer.signText);
  expect((await site.request(own.replace('/social/', '/social/x'))).status).toBe(404);
  expect((await site.request('/social/a/b.jpg')).status).toBe(404);
  expect(fetchService).not.toHaveBeenCalled();
});

test('a flood of pictures is bounded: who comes too late is told to come again, and the others are rendered', async () => {
  const paths = Array.from({ length: 40 }, (_, index) =>
    socialPath({ language: 'en', title: `T${index}` }, signer.signText),
  );
  const statuses = await Promise.all(paths.map(async (path) => (await site.request(path)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
});
