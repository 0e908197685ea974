import { Worker } from 'node:worker_threads';
import type { SocialPicture } from '#app/social-picture.ts';
import type { SocialJob, SocialResult } from './social-worker.ts';

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** A thread that had nothing to do for so long, in ms, ends: it holds 60 MB. */
const idleMs = 10_000;

/**
 * Renders a social picture in a thread of its own: setting a long title takes a processor for longer than anybody else
 * should wait. One at a time; whoever calls sees to that.
 * @throws when the picture cannot be rendered
 */
export function renderApart(of: SocialPicture, picture: Buffer | undefined): Promise<Buffer> {
  clearTimeout(idle);
  const own = worker ?? new Worker(new URL('./social-worker.ts', import.meta.url));
  worker = own;
  own.unref();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const done = (result: SocialResult) =>
    'bytes' in result ? resolve(Buffer.from(result.bytes)) : reject(new Error(result.reason));
  // A thread that ended is followed by a new one.
  const lost = (error: unknown) => {
    worker = undefined;
    reject(error instanceof Error ? error : new Error('The thread that renders social pictures ended.'));
  };
  own.once('message', done).once('error', lost).once('exit', lost);
  own.postMessage({ of, picture } satisfies SocialJob);
  return promise.finally(() => {
    own.off('message', done).off('error', lost).off('exit', lost);
    idle = setTimeout(() => endWorker(own), idleMs).unref();
  });
}

function endWorker(own: Worker): void {
  if (worker === own) worker = undefined;
  void own.terminate();
}
