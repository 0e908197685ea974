import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Writes a new file of the repository. @throws when it is there already */
export function createFile(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
}

/**
 * Puts an entry into the list of a file, before the first line that begins with `end`, and its import on top, where
 * `npm run fix` sorts it in.
 * @throws when no line begins with `end`
 */
export function addEntry(path: string, end: string, entry: string, imports = ''): void {
  const file = join(root, path);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(end));
  if (at < 0) throw new Error(`${path} has no line that begins with ${end}`);
  lines.splice(at, 0, entry);
  writeFileSync(file, imports + lines.join('\n'));
}
