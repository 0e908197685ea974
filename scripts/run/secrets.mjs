import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './places.mjs';
import { stopWith } from './stop-with.mjs';

/**
 * The secrets of this installation: made at random once, kept in the data folder, readable by their owner only.
 * Values already in the environment win.
 */
export function localSecrets() {
  const file = join(dataFolder, 'secrets.json');
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(newSecrets(), null, 2), { mode: 0o600 });
  } catch (error) {
    stopWith(
      `The data folder ${dataFolder} cannot be written (${error.code ?? error.message}): make it writable or set DATA_DIR to another folder.`,
    );
  }
  const kept = readSecrets(file);
  return Object.fromEntries(Object.keys(kept).map((name) => [name, process.env[name] ?? kept[name]]));
}

function readSecrets(file) {
  try {
    return { ...newSecrets(), ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return stopWith(
      `${file} is not readable as JSON: repair it, or delete it to have new secrets made (editors then sign in again).`,
    );
  }
}

function newSecrets() {
  const secret = () => randomBytes(32).toString('base64url');
  return { SECRET: secret(), CONTENT_API_KEY: secret(), PURGE_SECRET: secret() };
}
