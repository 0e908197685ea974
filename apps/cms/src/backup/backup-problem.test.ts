import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const source = join(import.meta.dirname, '..');

it.each([
  ['backup/back-up-now.ts', ['--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['backup/restore-now.ts', ['somewhere', '--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['move/move-now.ts', ['--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['backup/restore-now.ts', ['/dev/null/nowhere'], /^✗ \/dev\/null\/nowhere holds no whole backup/],
])('%s %s ends with one sentence and no stack', async (command, parameters, sentence) => {
  const { code, stderr } = await run(process.execPath, [join(source, command), ...parameters]).catch((error) => error);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
});
