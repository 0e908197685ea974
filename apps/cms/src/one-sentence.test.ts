import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it.each([
  ['backup/back-up-now.ts', ['--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['backup/restore-now.ts', ['somewhere', '--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['move/move-now.ts', ['--nonsense'], /^✗ Unknown option '--nonsense'/],
  ['backup/restore-now.ts', ['/dev/null/nowhere'], /^✗ \/dev\/null\/nowhere holds no whole backup/],
  ['backup/back-up-now.ts', [], /^✗ The setting BACKUP_KEY is wrong: must have at least 32 characters/, 'short'],
  ['audit-verify.ts', [], /^✗ The database of DATABASE_URL \(file:\S+\) cannot be opened/],
  [
    'reset-second-factor.ts',
    ['somebody@waad.example'],
    /^✗ The database of DATABASE_URL \(file:\S+\) cannot be opened/,
  ],
])('%s %s ends with one sentence and no stack', async (command, parameters, sentence, backupKey = '') => {
  const env = { ...process.env, DATABASE_URL: 'file:/dev/null/content.db', BACKUP_KEY: backupKey };
  const { code, stderr } = await run(process.execPath, [join(import.meta.dirname, command), ...parameters], {
    env,
  }).catch((error) => error);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
});
