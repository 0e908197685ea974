import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

type StartsApps = {
  startApp(name: string, parameters: string[], environment: object): { child: ChildProcess; logFile: string };
};

const folder = mkdtempSync(join(tmpdir(), 'insurer-logs-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

it('what only the person at the terminal may see is in no log, and logs are their owner’s', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const script = './run/app-process.mjs';
  const { startApp } = (await import(script)) as StartsApps;
  const code = "console.log('for everybody'); process.send({ terminal: 'link to a password' })";
  const { child, logFile } = startApp('cms', ['-e', code], {});
  await once(child, 'close');
  await vi.waitFor(() => expect(readFileSync(logFile, 'utf8')).toContain('for everybody'));
  expect(shown.mock.calls.flat().sort()).toEqual(['  for everybody', 'link to a password']);
  expect(readFileSync(logFile, 'utf8')).not.toContain('link');
  expect(statSync(logFile).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(logFile)).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  shown.mockRestore();
});

it.runIf(existsSync('/dev/full'))(
  'an app goes on while the disk has no room for its log, which is said once',
  async () => {
    const logs = join(folder, 'data/logs');
    mkdirSync(logs, { recursive: true });
    symlinkSync('/dev/full', join(logs, 'site.log'));
    vi.stubEnv('DATA_DIR', join(folder, 'data'));
    const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const script = './run/app-process.mjs';
    const { startApp } = (await import(script)) as StartsApps;
    const code = 'let n = 0; setInterval(() => { console.log(++n); if (n === 5) process.exit(0); }, 20)';
    const { child, logFile } = startApp('site', ['-e', code], {});
    const [ended] = await once(child, 'close');
    const told = shown.mock.calls.flat().filter((line) => line.startsWith('✗'));
    shown.mockRestore();
    expect(ended).toBe(0);
    expect(told).toEqual([expect.stringMatching(`${logFile} cannot be written \\(ENOSPC\\)`)]);
  },
);
