import { pbkdf2 } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeStream } from './write-stream.ts';

let folder: string;
let isOver = false;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insurer-write-stream-'));
  return () => rm(folder, { recursive: true });
});

it('a file whose source fails can be removed for good at once, however busy the machine is', async () => {
  const busy = Array.from({ length: 8 }, occupy);
  for (let turn = 0; turn < 200; turn++) {
    const to = join(folder, String(turn));
    await expect(writeStream(missing(), to)).rejects.toMatchObject({ code: 'ENOENT' });
    rmSync(to);
  }
  isOver = true;
  await Promise.all(busy);
  expect(await readdir(folder)).toEqual([]);
});

/** As sealing reads: its opening has begun, and a generator is between. */
function missing(): AsyncIterable<unknown> {
  const source = createReadStream(join(folder, 'missing'));
  return (async function* () {
    yield* source;
  })();
}

/** Keeps one of the threads busy that open files. */
async function occupy(): Promise<void> {
  while (!isOver) await new Promise((resolve) => pbkdf2('a', 'b', 2_000, 32, 'sha256', resolve));
}
