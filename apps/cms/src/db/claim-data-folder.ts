import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Payload, ValidationError } from 'payload';
import { config, type S3Settings } from '../config.ts';
import { fileStore } from '../storage/file-store.ts';
import { idObject } from '../storage/stored-files.ts';
import { ContentUnavailable } from './open-content.ts';

const key = 'data-folder';
const idFile = join(config.dataDir, 'database-id');

/** A place of files that holds the id of the database that it belongs to. */
type Place = {
  readId(): Promise<string | undefined>;
  /** Another instance may be first: then its id stays, or is the same. */
  writeId(id: string): Promise<void>;
  /** What to do where it belongs to another database. */
  remedy: string;
};

/**
 * Ties the data folder, and the bucket of private files where there is one, to their database: all hold the same id. A place
 * without one is new, or older than the id, and becomes this database's. Otherwise the papers of one database would be orphans
 * to another.
 * @throws ContentUnavailable when a place belongs to another database, or the object storage does not answer
 */
export async function claimDataFolder(payload: Payload): Promise<void> {
  await claim(payload, dataFolder);
  const { s3 } = config;
  if (!s3) return;
  const problem = await fileStore().problem();
  if (problem) {
    const settings = 'S3_ENDPOINT, S3_BUCKET, S3_PRIVATE_BUCKET and the key';
    throw new ContentUnavailable(`${problem} See ${settings}: both buckets must be there and open to this key.`);
  }
  await claim(payload, bucketOf(s3));
}

async function claim(payload: Payload, { readId, writeId, remedy }: Place): Promise<void> {
  const inPlace = await readId();
  const inDatabase = await payload.kv.get<string>(key);
  if (inPlace === undefined) {
    const id = inDatabase ?? (await storeId(payload));
    if (id) await writeId(id);
    if (id && (await readId()) === id) return;
  } else if (inPlace === inDatabase) return;
  throw new ContentUnavailable(remedy);
}

const dataFolder: Place = {
  readId: async () => (await readFile(idFile, 'utf8').catch(() => '')).trim() || undefined,
  writeId: (id) => writeFile(idFile, `${id}\n`, { flag: 'wx' }).catch(() => undefined),
  remedy: `The data folder ${config.dataDir} belongs to another database than DATABASE_URL names; set DATA_DIR to the folder of this database or to an empty one, or DATABASE_URL to the folder's own database (to join the two for good, remove ${idFile}).`,
};

function bucketOf({ privateBucket }: S3Settings): Place {
  return {
    async readId() {
      const found = await fileStore().read(idObject);
      return found && (await text(found.stream)).trim();
    },
    async writeId(id) {
      const from = `${idFile}.${process.pid}`;
      await writeFile(from, `${id}\n`);
      await fileStore().keep([{ from, path: idObject }]);
    },
    remedy: `The bucket ${privateBucket} belongs to another database than DATABASE_URL names; set S3_PRIVATE_BUCKET to the bucket of this database or to an empty one (to join the two for good, remove its object ${idObject}).`,
  };
}

/** Not by `kv.set`, which would write over the id of an instance that was first. */
async function storeId(payload: Payload): Promise<string | null> {
  const id = randomUUID();
  try {
    await payload.db.create({ collection: 'payload-kv', data: { key, data: id } });
    return id;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return payload.kv.get<string>(key);
  }
}
