import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

type OpensLogs = {
  openAppLog(file: string, tell?: (line: string) => void, maxBytes?: number): { write(chunk: string): void };
};

const folder = mkdtempSync(join(tmpdir(), 'insurer-app-log-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 20 }));

it('a log never takes more than twice its limit of the disk, goes on over a new start, and loses none of the newest lines', async () => {
  const script = './run/app-log.mjs';
  const { openAppLog } = (await import(script)) as OpensLogs;
  const file = join(folder, 'site.log');
  // Left by the start before.
  writeFileSync(file, `${'x'.repeat(899)}\n`);
  const log = openAppLog(file, undefined, 1_000);
  const lines = Array.from({ length: 200 }, (_, at) => `{"طلب":${at}}\n`);
  for (const line of lines) log.write(line);
  const kept = () => ['site.log.1', 'site.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  await vi.waitFor(() => expect(kept()).toContain(lines.at(-1)));
  expect(readdirSync(folder).sort()).toEqual(['site.log', 'site.log.1']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_000);
  expect(lines.join('').endsWith(kept())).toBe(true);
  expect(kept().length).toBeGreaterThan(500);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
