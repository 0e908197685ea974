import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { objectSettings } from '../stage/object-settings.ts';

export type ObjectServer = Awaited<ReturnType<typeof startObjectServer>>;

/** A server of object storage on a free port, with four empty buckets. */
export async function startObjectServer() {
  const directory = await mkdtemp(join(tmpdir(), 'insurer-objects-'));
  const names = ['uploads', 'papers', 'other-uploads', 'other-papers'];
  const configureBuckets = names.map((name) => ({ name }));
  // It does not expect the slash behind a bucket's name that AWS's SDK signs with.
  const storage = new S3rver({ directory, silent: true, allowMismatchedSignatures: true, configureBuckets });
  await storage.configureBuckets();
  const answer = storage.callback();
  const seen: { method?: string; url?: string; headers: IncomingHttpHeaders }[] = [];
  let isAway = false;
  let hangs: string | undefined;
  let untilAway = Number.POSITIVE_INFINITY;
  const server = createServer((request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    if (request.method === 'PUT' && --untilAway <= 0) isAway = true;
    if (hangs && request.url?.includes(hangs)) return;
    if (isAway) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = objectSettings(address);
  return {
    /** What a content service is told of it. */
    settings,
    /** As the configuration has them that is read of these. */
    s3: {
      endpoint: settings.S3_ENDPOINT,
      region: 'us-east-1',
      bucket: settings.S3_BUCKET,
      privateBucket: settings.S3_PRIVATE_BUCKET,
      credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    },
    /** Every request so far. */
    seen,
    /** From now on no request gets an answer, or does again. */
    setAway: (away: boolean) => {
      isAway = away;
      untilAway = Number.POSITIVE_INFINITY;
    },
    /** Goes away with the object that is sent as the given one from now on, which gets no answer. */
    goAwayAtPut: (count: number) => {
      untilAway = count;
    },
    /** From now on requests whose address holds this get no answer and keep their connection, or all do again. */
    setHanging: (part: string | undefined) => {
      hangs = part;
    },
    /** The keys of a bucket's objects. */
    async keys(bucket: string): Promise<string[]> {
      const entries = await readdir(join(directory, bucket), { recursive: true });
      const ending = '._S3rver_object';
      return entries.flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : [])).sort();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}
