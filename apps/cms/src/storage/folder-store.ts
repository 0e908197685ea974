import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreProblem } from './store-problem.ts';
import type { FileStore, KeptFolder, ListedFile } from './stored-files.ts';

/** Files in the data folder of one machine, or of a network volume that several share. */
export function folderStore(root: string): FileStore {
  return {
    async read(path) {
      const file = join(root, path);
      const found = await stat(file).catch(unlessMissing);
      return found?.isFile() ? { size: found.size, stream: createReadStream(file) } : undefined;
    },
    async keep(moves) {
      for (const { from, path } of moves) {
        await mkdir(dirname(join(root, path)), { recursive: true, mode: 0o700 });
        await rename(from, join(root, path));
      }
      for (const folder of new Set(moves.map(({ path }) => dirname(join(root, path))))) await syncFolder(folder);
    },
    remove: (path) => rm(join(root, path), { force: true }),
    async move(from, to) {
      await mkdir(dirname(join(root, to)), { recursive: true, mode: 0o700 });
      await rename(join(root, from), join(root, to));
      await utimes(join(root, to), new Date(), new Date());
    },
    list: (folder) => filesOf(root, folder),
    async problem() {
      const isWritable = await access(root, constants.W_OK).then(
        () => true,
        () => false,
      );
      return isWritable ? undefined : 'The folder of files cannot be written to.';
    },
  };
}

/** A renamed file is safe once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* filesOf(root: string, folder: KeptFolder): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    // A file may go between the two.
    const found = await stat(join(root, folder, entry.name)).catch(unlessMissing);
    if (found) yield { path: `${folder}/${entry.name}`, name: entry.name, changedAt: found.mtimeMs };
  }
}

/** No file can have a name that is too long, or lie below another file. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** A disk or a network volume that is away has lost none of its files. */
function unlessMissing(cause: NodeJS.ErrnoException): undefined {
  if (missing.includes(cause.code ?? '')) return undefined;
  throw new StoreProblem(`The folder of files failed: ${cause.message}`, { cause });
}
