import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Payload, ValidationError } from 'payload';
import { config } from '../config.ts';
import { ContentUnavailable } from './open-content.ts';

const key = 'data-folder';

/**
 * Ties the data folder to its database: both hold the same id. A folder without one is new, or older than the id,
 * and becomes this database's. Otherwise the papers of one database would be orphans to another.
 * @throws ContentUnavailable when the folder belongs to another database
 */
export async function claimDataFolder(payload: Payload): Promise<void> {
  const file = join(config.dataDir, 'database-id');
  const inFolder = await readId(file);
  const inDatabase = await payload.kv.get<string>(key);
  if (inFolder === undefined) {
    const id = inDatabase ?? (await storeId(payload));
    // Another instance may have been first: then its id must be the same.
    await writeFile(file, `${id}\n`, { flag: 'wx' }).catch(() => undefined);
    if ((await readId(file)) === id) return;
  } else if (inFolder === inDatabase) return;
  throw new ContentUnavailable(
    `The data folder ${config.dataDir} belongs to another database than DATABASE_URL names; set DATA_DIR to the folder of this database or to an empty one, or DATABASE_URL to the folder's own database (to join the two for good, remove ${file}).`,
  );
}

async function readId(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(() => '')).trim() || undefined;
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
