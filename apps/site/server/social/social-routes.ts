import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { bytesUpTo } from '#app/bytes-up-to.ts';
import type { Log } from '#app/log.server.ts';
import type { MediaSigner } from '#app/media-signer.server.ts';
import { readSocialPath, type SocialPicture } from '#app/social-picture.ts';
import type { Env } from '../env.ts';
import { maxBytes } from '../media-response.ts';
import { renderApart } from './render-apart.ts';

export type SocialParts = {
  contentApiUrl: string;
  signer: () => Promise<MediaSigner>;
  log: Log;
  /** Tests hand in their own. */
  fetchService?: typeof fetch;
};

const keptBytes = 8 * 1024 * 1024;
const pictureMs = 5_000;
/** Pictures that wait to be rendered; whoever asks for one more comes again later. */
const maximumWaiting = 20;

/** Pictures of shared links, rendered when first asked for (docs/decisions/0015-social-pictures.md). */
export function socialRoutes({ contentApiUrl, signer, log, fetchService = fetch }: SocialParts): Hono<Env> {
  const routes = new Hono<Env>();
  const origin = new URL(contentApiUrl).origin;
  const waiting = new Map<string, Promise<Buffer>>();
  const rendered = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  let last: Promise<unknown> = Promise.resolve();

  routes.on(['GET', 'HEAD'], '/social/*', async (c) => {
    const site = await signer();
    const wanted = readSocialPath(c.req.path, (signature, text) => site.verifyText(signature, text));
    if (!wanted) return c.notFound();
    const isFull = waiting.size >= maximumWaiting && !waiting.has(c.req.path);
    if (isFull && !rendered.has(c.req.path)) return c.text('503 Service Unavailable', 503, { 'retry-after': '5' });
    const bytes = rendered.get(c.req.path) ?? (await soon(c.req.path, wanted));
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      // Other sites show this picture: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  return routes;

  /** One after another, each once, beside the site's own thread. */
  function soon(path: string, wanted: SocialPicture): Promise<Buffer> {
    const running = waiting.get(path);
    if (running !== undefined) return running;
    const own = last.then(async () => renderApart(wanted, await pictureOf(wanted)));
    waiting.set(path, own);
    last = own.then(
      (bytes) => rendered.set(path, bytes),
      (error: unknown) => log.warn({ reason: String(error) }, 'A social picture could not be drawn.'),
    );
    void last.finally(() => waiting.delete(path));
    return own;
  }

  async function pictureOf({ picture }: SocialPicture): Promise<Buffer | undefined> {
    if (!picture) return undefined;
    const signal = AbortSignal.timeout(pictureMs);
    const response = await fetchService(`${origin}${picture}`, { signal, redirect: 'error' });
    return response.ok && response.body ? bytesUpTo(maxBytes, response.body) : undefined;
  }
}
