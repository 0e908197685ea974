import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockFile, takeDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insurer-lock-'));
  return () => rm(folder, { recursive: true });
});

/** A process that has taken the folder, until it is killed. */
async function holder() {
  const module = JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'));
  const code = `import(${module}).then((lock) => console.log(lock.takeDataFolder(${JSON.stringify(folder)}))); setInterval(() => gc?.(), 50)`;
  const child = spawn(process.execPath, ['--expose-gc', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(said).trim()).toBe('true');
  return child;
}

it('a data folder has one process; one that was killed has it no more, and one that ends is waited for', async () => {
  const first = await holder();
  expect(takeDataFolder(folder)).toBe(false);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = await holder();
  const ending = once(second, 'exit');
  second.kill('SIGTERM');
  expect(takeDataFolder(folder, 10_000)).toBe(true);
  await ending;
  expect((await stat(join(folder, lockFile))).size).toBe(0);
});

it('a folder in which nothing can be locked stops nobody', () => {
  expect(takeDataFolder(join(folder, 'none'))).toBe(true);
});
