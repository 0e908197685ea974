import { isAbsolute, join, normalize } from 'node:path';
import * as v from 'valibot';
import { BackupProblem } from './backup-problem.ts';
import { openSealed, writeSealed } from './sealed-file.ts';

/** Never out of the place where it is restored. */
const plainPath = v.pipe(
  v.string(),
  v.check((path) => path !== '' && !isAbsolute(path) && normalize(path) === path && !path.startsWith('..')),
);
const content = { size: v.number(), sha256: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)) };
const manifestSchema = v.object({
  version: v.literal(1),
  madeAt: v.string(),
  database: v.object({
    dialect: v.picklist(['sqlite', 'postgres']),
    /** Rows by table. */
    counts: v.record(v.string(), v.number()),
    ...content,
  }),
  /** Files of the data folder; the first is kept as `data/1`. */
  files: v.array(v.object({ path: plainPath, ...content })),
});

/** What a backup holds. It is sealed as the files are: with a key it cannot be changed unnoticed. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const databaseFile = join('data', 'database');

/** Where the file at a place in the manifest's list is kept. */
export function storedFile(index: number): string {
  return join('data', String(index + 1));
}

/** Writes the list of a backup's files, sealed where there is a key: the last file of a backup, without which it is none. */
export async function writeManifest(folder: string, manifest: Manifest, key: string | undefined): Promise<void> {
  const source = (async function* () {
    yield Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  })();
  await writeSealed(source, manifestPath(folder, key), key);
}

/** @throws BackupProblem where there is no backup, or none that this key opens */
export async function readManifest(folder: string, key: string | undefined): Promise<Manifest> {
  try {
    const text = (await openSealed(manifestPath(folder, key), key)).toString('utf8');
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error))
      throw new BackupProblem(`The manifest cannot be read: ${error instanceof Error ? error.message : error}`);
    throw new BackupProblem(
      `${folder} holds no whole backup ${key ? 'sealed with a key' : 'without a key (BACKUP_KEY)'}.`,
    );
  }
}

function manifestPath(folder: string, key: string | undefined): string {
  return join(folder, key ? 'manifest.sealed' : 'manifest.json');
}
