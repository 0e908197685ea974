import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPart } from './parts.ts';

it('who wants no stage any more while it starts waits for none of its parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-parts-'));
  const never = { program: process.execPath, parameters: ['-e', 'setInterval(() => {}, 1_000)'], port: 1 };
  const part = startPart({ name: 'never ready', ...never }, folder);
  const end = new AbortController();
  const waiting = expect(part.ready(600, end.signal)).rejects.toThrow('aborted');
  end.abort();
  await waiting;
  await part.stop();
  rmSync(folder, { recursive: true });
});
