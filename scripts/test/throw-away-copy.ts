import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notCopied = new Set(['node_modules', '.git', '.data', 'build', '.next', '.react-router', 'test-results']);

/** The repository in a folder of its own, with the installed packages linked: what a test changes there harms nobody. */
export function throwAwayCopy(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'insurer-copy-')));
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const folder of ['', ...workspaces]) linkPackages(join(root, folder), join(copy, folder));
  mkdirSync(join(copy, 'node_modules/@insurer'));
  for (const path of workspaces)
    symlinkSync(join(copy, path), join(copy, 'node_modules/@insurer', basename(path)), 'junction');
  return copy;
}

/** Links every installed package of one folder but our own, which must be those of the copy, and tools' caches. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(join(from, 'node_modules'))) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name === '@insurer' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name), 'junction');
  }
}

/** Runs npm in the copy, without what the test runner tells its children. @returns its output when it failed, else '' */
export function npmIn(copy: string, ...parameters: string[]): string {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|TEST$|DATA_DIR$|DATABASE_URL)/.test(name),
  );
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    cwd: copy,
    env: Object.fromEntries(own),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}
