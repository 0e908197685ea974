import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Everything that a running product writes: database, media, secrets, logs. */
export const dataFolder = process.env.DATA_DIR ?? join(root, '.data');
/** Node 24 of the dev dependency `node`; the apps never run on the Node that started the script. */
export const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
export const binFolder = join(root, 'node_modules', '.bin');

/** The environment in which npm scripts and tools find Node 24 first; telemetry is switched off. */
export function toolEnvironment(extra = {}) {
  const path = `${binFolder}:${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...extra };
}
