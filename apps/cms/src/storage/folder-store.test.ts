import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';
import { StoreProblem } from './store-problem.ts';
import type { KeptFolder, ListedFile } from './stored-files.ts';

const root = mkdtempSync(join(tmpdir(), 'insurer-folder-'));
const store = folderStore(root);
mkdirSync(join(root, 'media'));
writeFileSync(join(root, 'media/a.webp'), 'picture');
// What a disk or a volume that is away says is neither the file nor that there is none.
symlinkSync(join(root, 'private'), join(root, 'private'));

async function listed(folder: KeptFolder): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list(folder)) files.push(file);
  return files;
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a folder of files', () => {
  it('has a file, and has not what is called otherwise, lies below a file or cannot be called so', async () => {
    const found = await store.read('media/a.webp');
    expect(found?.size).toBe(7);
    expect(found && (await text(found.stream))).toBe('picture');
    for (const path of ['media/b.webp', 'media/a.webp/b', `media/${'x'.repeat(300)}.webp`, 'media'])
      expect(await store.read(path), path).toBeUndefined();
  });

  it('says that it cannot be read, and not that it has no such file', async () => {
    await expect(store.read('private/cv.pdf')).rejects.toThrow(StoreProblem);
    await expect(listed('private')).rejects.toThrow('The folder of files failed: ELOOP');
  });

  it('lists what is there, and nothing of a folder that nobody has made yet', async () => {
    expect(await listed('media')).toMatchObject([{ path: 'media/a.webp', name: 'a.webp' }]);
    expect(await listed('documents')).toEqual([]);
  });
});
