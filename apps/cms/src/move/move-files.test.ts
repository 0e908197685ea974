import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { moveFiles } from './move-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insurer-move-files-'));
  await mkdir(join(folder, 'old', 'media'), { recursive: true });
  await writeFile(join(folder, 'old', 'media', 'a.png'), 'a');
  await writeFile(join(folder, 'old', 'secrets.json'), '{"SECRET":"the secret"}', { mode: 0o600 });
  return () => rm(folder, { recursive: true });
});
const places = () => ({ from: { dataDir: join(folder, 'old') }, to: { dataDir: join(folder, 'new') } });

it('a new data folder gets the secrets of npm start too, without which what is sealed in the database is lost', async () => {
  await moveFiles(places());
  expect(await readFile(join(folder, 'new', 'secrets.json'), 'utf8')).toBe('{"SECRET":"the secret"}');
});

it('where files alone go elsewhere the secrets stay where they are', async () => {
  expect(await moveFiles({ ...places(), onlyKept: true })).toBe(1);
  expect(await readdir(join(folder, 'new'))).toEqual(['media']);
});
