import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './places.mjs';
import { stopWith } from './stop-with.mjs';

const names = ['SECRET', 'CONTENT_API_KEY', 'PURGE_SECRET'];

/**
 * The secrets of this installation: made at random once, kept in the data folder, readable by their owner only.
 * Secrets that an older version did not know are added. Values already in the environment win.
 */
export function localSecrets() {
  const file = join(dataFolder, 'secrets.json');
  let kept;
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    accessSync(dataFolder, constants.W_OK);
    const found = existsSync(file) ? readSecrets(file) : {};
    kept = { ...Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])), ...found };
    if (Object.keys(kept).length > Object.keys(found).length)
      writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
  } catch (error) {
    stopWith(
      `The data folder ${dataFolder} cannot be written (${error.code ?? error.message}): make it writable or set DATA_DIR to another folder.`,
    );
  }
  return Object.fromEntries(Object.keys(kept).map((name) => [name, process.env[name] ?? kept[name]]));
}

function readSecrets(file) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    const isSecret = (value) => typeof value === 'string' && value.length >= 16;
    if (kept && typeof kept === 'object' && !Array.isArray(kept) && Object.values(kept).every(isSecret)) return kept;
  } catch {
    // Told below, like everything else that is not an object of secrets.
  }
  return stopWith(
    `${file} does not hold secrets as JSON: repair it, or delete it to have new secrets made (editors then sign in again).`,
  );
}
