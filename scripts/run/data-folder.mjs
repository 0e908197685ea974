import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder, findNode, root } from './places.mjs';
import { stopWith } from './stop-with.mjs';

/**
 * Stops with one sentence where a content service runs on the data folder already: its SQLite file has one process, and what it runs
 * from is not built anew. Another port would lead to both.
 */
export function mustBeAlone(address = process.env.DATABASE_URL ?? '') {
  const node = findNode();
  // Where the right Node is still to be installed, nothing of this folder runs.
  if (/^postgres/.test(address) || !node || !existsSync(dataFolder)) return;
  const lock = JSON.stringify(pathToFileURL(join(root, 'apps', 'cms', 'src', 'db', 'data-folder-lock.ts')));
  const ask = `process.umask(0o077); import(${lock}).then((it) => process.exit(it.takeDataFolder(${JSON.stringify(dataFolder)}) ? 0 : 3))`;
  if (spawnSync(node, ['-e', ask]).status !== 3) return;
  stopWith(
    `A content service runs on the data folder ${dataFolder} already: stop it first, with Ctrl-C where its npm start runs, or start with DATA_DIR of another folder.`,
  );
}
