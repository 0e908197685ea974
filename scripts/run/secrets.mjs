import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './places.mjs';
import { stopWith } from './stop-with.mjs';

export const secretNames = ['SECRET', 'CONTENT_API_KEY', 'PURGE_SECRET'];
export const secretsFile = join(dataFolder, 'secrets.json');
export const previousOf = (name) => `${name}_PREVIOUS`;

/**
 * The secrets of this installation: made at random once, kept in the data folder, readable by their owner only. Beside
 * each stands the value before while it is changed (`npm run rotate-keys`). Secrets that an older version did not know
 * are added. Values already in the environment win.
 */
export function localSecrets() {
  let kept;
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    accessSync(dataFolder, constants.W_OK);
    const found = existsSync(secretsFile) ? readSecrets() : {};
    kept = { ...newSecrets(), ...found };
    // From now on the new ones make what is new, and what is sealed at rest is sealed anew with them.
    if (found.changedAt) kept.usedSince ??= new Date().toISOString();
    if (Object.keys(kept).length > Object.keys(found).length) writeSecrets(kept);
  } catch (error) {
    stopWith(
      `The data folder ${dataFolder} cannot be written (${error.code ?? error.message}): make it writable or set DATA_DIR to another folder.`,
    );
  }
  const values = secretNames.flatMap((name) => {
    const known = process.env[name] ? process.env : kept;
    return [name, previousOf(name)].map((setting) => [setting, process.env[setting] || known[setting]]);
  });
  return Object.fromEntries(values.filter(([, value]) => value));
}

/** One value for each name, 256 random bits each. */
export function newSecrets() {
  return Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')]));
}

/** What the file holds, by the names of settings, with the moments `changedAt` and `usedSince` after a change; stops where it holds none. */
export function readSecrets() {
  try {
    const kept = JSON.parse(readFileSync(secretsFile, 'utf8'));
    const isSecret = (value) => typeof value === 'string' && value.length >= 16;
    if (kept && typeof kept === 'object' && !Array.isArray(kept) && Object.values(kept).every(isSecret)) return kept;
  } catch {
    // Told below, like everything else that is not an object of secrets.
  }
  return stopWith(
    `${secretsFile} does not hold secrets as JSON: repair it, or delete it to have new secrets made (editors then sign in again).`,
  );
}

/** In one step: whoever reads meanwhile, or finds the file after a crash, has all of the old values or all of the new. */
export function writeSecrets(secrets) {
  const next = `${secretsFile}.${process.pid}`;
  writeFileSync(next, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(next, secretsFile);
}
