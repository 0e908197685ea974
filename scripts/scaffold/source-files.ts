import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A file of the repository. */
export function sourceOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** What was written, by its path in the repository. */
const written = new Set<string>();

/** Writes new files of the repository. @throws when one is there already */
export function createFiles(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
    written.add(path);
  }
}

/**
 * Puts an entry into the list of a file, before or after the first line that begins with some text, and its import on
 * top, where {@link runScripts} sorts it in.
 * @throws when no line begins so
 */
export function addEntry(
  path: string,
  where: { before: string } | { after: string },
  entry: string,
  imports = '',
): void {
  const file = join(root, path);
  const lines = sourceOf(path).split('\n');
  const [beginning, offset] = 'before' in where ? [where.before, 0] : [where.after, 1];
  const at = lines.findIndex((line) => line.startsWith(beginning));
  if (at < 0) throw new Error(`${path} has no line that begins with ${beginning}`);
  lines.splice(at + offset, 0, entry);
  writeFileSync(file, imports + lines.join('\n'));
  written.add(path);
}

/** Ends the command with a sentence, before anything is written. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

/** Runs the npm scripts that make what follows from a list, one after the other, and formats what was written. */
export function runScripts(...scripts: string[]): void {
  for (const [at, script] of scripts.entries()) {
    console.log(`› npm run ${script}`);
    runStep(['npm', 'run', '--silent', ...script.split(' ')], [...scripts.slice(at), 'fix']);
  }
  runStep(['biome', 'check', '--write', ...written], ['fix']);
}

/** Its output is shown, with the scripts that are left, and all ends, where it fails. */
function runStep([command = '', ...args]: string[], left: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n'));
  const then = left.map((script) => `npm run ${script}`).join(' && ');
  console.error(`✗ All files are in place: mend what it says, then ${then}.`);
  process.exit(1);
}
