import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Log } from '#app/log.server.ts';
import type { MediaSigner } from '#app/media-signer.server.ts';
import { readSocialPath, type SocialPicture } from '#app/social-picture.ts';
import type { Env } from '../env.ts';
import { renderSocialPicture } from './render-social-picture.ts';

export type SocialParts = {
  contentApiUrl: string;
  signer: () => Promise<MediaSigner>;
  log: Log;
  /** Tests hand in their own. */
  fetchService?: typeof fetch;
};

const keptBytes = 8 * 1024 * 1024;
const pictureMs = 5_000;

/** Pictures of shared links, drawn when first asked for (docs/decisions/0015-social-pictures.md). */
export function socialRoutes({ contentApiUrl, signer, log, fetchService = fetch }: SocialParts): Hono<Env> {
  const routes = new Hono<Env>();
  const origin = new URL(contentApiUrl).origin;
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 200 });
  const drawn = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  let last: Promise<unknown> = Promise.resolve();

  routes.on(['GET', 'HEAD'], '/social/*', async (c) => {
    const site = await signer();
    const wanted = readSocialPath(c.req.path, (signature, text) => site.verifyText(signature, text));
    if (!wanted) return c.notFound();
    const bytes = drawn.get(c.req.path) ?? (await soon(c.req.path, wanted));
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      // Other sites show this picture: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  return routes;

  /** One after another, each once: drawing costs a tenth of a second of the processor. */
  function soon(path: string, wanted: SocialPicture): Promise<Buffer> {
    const running = kept.get(path);
    if (running) return running;
    const own = last.then(async () => renderSocialPicture(wanted, await pictureOf(wanted)));
    kept.set(path, own);
    last = own.then(
      (bytes) => drawn.set(path, bytes),
      (error: unknown) => log.warn({ reason: String(error) }, 'A social picture could not be drawn.'),
    );
    void last.finally(() => kept.delete(path));
    return own;
  }

  async function pictureOf({ picture }: SocialPicture): Promise<Buffer | undefined> {
    if (!picture) return undefined;
    const signal = AbortSignal.timeout(pictureMs);
    const response = await fetchService(`${origin}${picture}`, { signal, redirect: 'error' });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  }
}
