import { spawnSync } from 'node:child_process';
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
 * Puts an entry into the list of a file, before or after the first line that begins with some text, and its import on
 * top, where `npm run fix` sorts it in.
 * @throws when no line begins so
 */
export function addEntry(
  path: string,
  where: { before: string } | { after: string },
  entry: string,
  imports = '',
): void {
  const file = join(root, path);
  const lines = readFileSync(file, 'utf8').split('\n');
  const [beginning, offset] = 'before' in where ? [where.before, 0] : [where.after, 1];
  const at = lines.findIndex((line) => line.startsWith(beginning));
  if (at < 0) throw new Error(`${path} has no line that begins with ${beginning}`);
  lines.splice(at + offset, 0, entry);
  writeFileSync(file, imports + lines.join('\n'));
}

/** Runs one npm script that makes what follows from a list. Its output is shown, and all ends, where it fails. */
export function runStep(...script: string[]): void {
  const { status, stdout, stderr, error } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n'));
  console.error(`✗ npm run ${script.join(' ')} failed: mend what it says and run it again; all files are in place.`);
  process.exit(1);
}
