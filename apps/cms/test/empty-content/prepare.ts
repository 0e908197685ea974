import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { EmptyContent } from './copy.ts';

const migrations = join(import.meta.dirname, '../../src/db/migrations');
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/empty-content');

declare module 'vitest' {
  interface ProvidedContext {
    emptyContent: EmptyContent;
  }
}

/** Before the first test file: the migrations run once for each database, and each test file begins with a copy of what they made. */
export function setup({ provide }: TestProject): void {
  const hash = hashOf(globSync('**/*.ts', { cwd: migrations }).sort());
  const emptyContent = { file: join(cache, `${hash}.db`), database: `insurer_empty_${hash}` };
  makeFile(emptyContent.file);
  const server = process.env.DATABASE_URL_POSTGRES_TEST;
  if (server) makeDatabase(server, emptyContent.database);
  provide('emptyContent', emptyContent);
}

function hashOf(names: string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

function makeFile(file: string): void {
  if (existsSync(file)) return;
  // Those of other migrations go.
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  make((folder) => `file:${join(folder, 'content.db')}`, `${file}.${process.pid}`);
  renameSync(`${file}.${process.pid}`, file);
}

function makeDatabase(server: string, name: string): void {
  const there = execFileSync('psql', ['-XAtc', `SELECT 1 FROM pg_database WHERE datname = '${name}'`, server]);
  if (there.length > 0) return;
  const unnamed = `${name}_${process.pid}`;
  make(() => new URL(`/${unnamed}`, server).href);
  // Under its name once it is whole.
  execFileSync('psql', ['-Xqc', `ALTER DATABASE ${unnamed} RENAME TO ${name}`, server]);
}

function make(addressIn: (folder: string) => string, ...parameters: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-cms-test-'));
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'make.ts'), ...parameters], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: addressIn(folder), LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
