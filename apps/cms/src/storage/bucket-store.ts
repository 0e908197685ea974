import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import type { S3Settings } from '../config.ts';
import { StoreProblem } from './store-problem.ts';
import { type FileStore, idObject, type KeptFolder, keptFolders, type ListedFile } from './stored-files.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
type Opened = { sdk: Sdk; client: InstanceType<Sdk['S3Client']> };
type Placed = { Bucket: string; Key: string };

const connectMs = 3_000;
/** Of silence, in either direction. A whole file may take longer. */
const receiveSilenceMs = 30_000;
/** From the first byte that is sent to the first one that comes back: a large file on a slow line. */
const sendMs = 5 * 60_000;
/** Of no progress while a file is sent: the transaction that names an upload waits for it, and on SQLite every other write. */
const sendSilenceMs = 10_000;
/** Downloads of visitors last as long as their lines are slow; uploads and the scanner find a connection beside them. */
const maxSockets = 400;
const probeMs = 2_000;
/** What private files are asked to be encrypted with on the server's disks. */
const encrypted = { ServerSideEncryption: 'AES256' } as const;

/**
 * Files in object storage: uploads of editors in one bucket, those of visitors in another, which nothing ever makes public and
 * whose every file is asked to be encrypted at rest (decision 0034). Objects are reached by this service alone: no address of the
 * storage leaves it.
 *
 * @param silenceMs after how long without progress a file that is sent counts as refused
 */
export function bucketStore(settings: S3Settings, silenceMs = sendSilenceMs): FileStore {
  const open = opener(settings);
  const objectAt = (path: string) => {
    const isPublic = keptFolders[path.split('/')[0] as KeptFolder] === 'public';
    return { Bucket: isPublic ? settings.bucket : settings.privateBucket, Key: path };
  };
  const protection = (path: string) => (objectAt(path).Bucket === settings.privateBucket ? encrypted : {});
  return {
    async read(path) {
      const { sdk, client } = await open();
      const found = await client.send(new sdk.GetObjectCommand(objectAt(path))).catch(unlessMissing);
      return found && { size: found.ContentLength ?? 0, stream: found.Body as Readable };
    },
    async keep(moves) {
      for (const { from, path } of moves) {
        const file = { ...objectAt(path), ...protection(path), ContentMD5: await md5Of(from) };
        // The SDK itself sends no stream a second time. A server that hangs would hang again.
        await sendFile(await open(), file, from, silenceMs)
          .catch(async (error: unknown) =>
            isSilence(error) ? failed(error) : sendFile(await open(), file, from, silenceMs),
          )
          .catch(failed);
        await rm(from, { force: true });
      }
    },
    async remove(path) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(objectAt(path))).catch(unlessMissing);
    },
    async move(from, to) {
      const { sdk, client } = await open();
      const { Bucket, Key } = objectAt(from);
      const copy = { ...objectAt(to), ...protection(to), CopySource: `${Bucket}/${Key}` };
      await client.send(new sdk.CopyObjectCommand(copy)).catch(failed);
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(failed);
    },
    async *list(folder): AsyncGenerator<ListedFile> {
      const { sdk, client } = await open();
      const { Bucket } = objectAt(folder);
      for (let ContinuationToken: string | undefined; ; ) {
        const page = { Bucket, Prefix: `${folder}/`, ContinuationToken };
        const { Contents = [], NextContinuationToken } = await client
          .send(new sdk.ListObjectsV2Command(page))
          .catch(failed);
        for (const { Key: path = '', LastModified } of Contents) {
          if (path !== idObject)
            yield { path, name: path.slice(folder.length + 1), changedAt: LastModified?.getTime() ?? Date.now() };
        }
        if (!NextContinuationToken) return;
        ContinuationToken = NextContinuationToken;
      }
    },
    async problem() {
      const abortSignal = AbortSignal.timeout(probeMs);
      const probe = async (Bucket: string) => {
        const { sdk, client } = await open();
        await client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal });
        return undefined;
      };
      const buckets = [settings.bucket, settings.privateBucket];
      const problems = await Promise.all(buckets.map((name) => probe(name).catch((error) => problemOf(name, error))));
      return problems.find((problem) => problem !== undefined);
    },
  };
}

/** The SDK takes time and memory: it is loaded where object storage is set, when it is first needed. */
function opener({ endpoint, region, credentials }: S3Settings): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const requestHandler = {
        connectionTimeout: connectMs,
        socketTimeout: receiveSilenceMs,
        requestTimeout: sendMs,
        throwOnRequestTimeout: true,
        httpAgent: { maxSockets },
        httpsAgent: { maxSockets },
      };
      // Every server knows the MD5 sum that files go with; the SDK's newer sums at the end of a file only some.
      const sums = {
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      } as const;
      // Other servers than Amazon's are reached by one name for all buckets.
      const address = endpoint && { endpoint, forcePathStyle: true };
      return { sdk, client: new sdk.S3Client({ region, credentials, requestHandler, ...sums, ...address }) };
    });
    return opened;
  };
}

async function sendFile({ sdk, client }: Opened, object: Placed, from: string, silenceMs: number): Promise<void> {
  const { size: ContentLength } = await stat(from);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const file = createReadStream(from);
  const Body = new Transform({
    transform(piece, _, done) {
      timer.refresh();
      done(undefined, piece);
    },
  });
  file.on('error', (error) => Body.destroy(error)).pipe(Body);
  try {
    await client.send(new sdk.PutObjectCommand({ ...object, Body, ContentLength }), { abortSignal: silence.signal });
  } finally {
    clearTimeout(timer);
    file.destroy();
    Body.destroy();
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
}

/** What the server compares with what it got. */
async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('base64');
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
  return failed(error);
}

/** Whoever is woken looks for the storage or for its key. */
function problemOf(bucket: string, error: unknown): string {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isRefused = status >= 300 && status < 500;
  return isRefused
    ? `The object storage refuses the bucket ${bucket} (${status}).`
    : 'The object storage does not answer.';
}

function failed(cause: unknown): never {
  if (cause instanceof StoreProblem) throw cause;
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  throw new StoreProblem(`The object storage failed: ${reason}`, { cause });
}
