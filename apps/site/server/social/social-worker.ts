import { parentPort } from 'node:worker_threads';
import type { SocialPicture } from '#app/social-picture.ts';
import { renderSocialPicture } from './render-social-picture.ts';

/** One picture to render; the response is its bytes, or the reason why there are none. */
export type SocialJob = { of: SocialPicture; picture?: Uint8Array };
export type SocialResult = { bytes: Uint8Array } | { reason: string };

parentPort?.on('message', async ({ of, picture }: SocialJob) => {
  const result: SocialResult = await renderSocialPicture(of, picture && Buffer.from(picture)).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ reason: String(error) }),
  );
  parentPort?.postMessage(result);
});
