import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWith } from './stop-with.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Everything that a running product writes: database, media, secrets, logs. */
export const dataFolder = process.env.DATA_DIR ?? join(root, '.data');
export const binFolder = join(root, 'node_modules', '.bin');

const wantedMajor = 24;
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node that apps and tools run on: the pinned one, or where that has no part for this machine (decision 0016) the one that
 * started the script, when it is new enough. Undefined where neither will do.
 */
export function findNode() {
  if (existsSync(pinned)) return pinned;
  return Number.parseInt(process.versions.node, 10) >= wantedMajor ? process.execPath : undefined;
}

/** The same; ends the process with one sentence where there is none. */
export function mustFindNode() {
  return (
    findNode() ??
    stopWith(
      `Node ${wantedMajor} is needed: the pinned one could not be installed for ${process.platform} on ${process.arch} (npm ci tries again), and Node ${process.versions.node} of this machine is too old. Install Node ${wantedMajor} or newer, then try again.`,
    )
  );
}

/** The environment in which npm scripts and tools find that Node first; telemetry is switched off. */
export function toolEnvironment(extra = {}) {
  const path = [binFolder, dirname(findNode() ?? process.execPath), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...extra };
}
