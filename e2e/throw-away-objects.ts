import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { objectSettings } from '../apps/cms/stage/object-settings.ts';
import { freePort } from './app-process.ts';

const root = dirname(import.meta.dirname);

/** A server of object storage that somebody else wrote, with two empty buckets; it goes with all that it holds when it is stopped. */
export async function startThrowAwayObjects(): Promise<{ settings: Record<string, string>; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'insurer-objects-'));
  const port = await freePort();
  const script = join(root, 'apps/cms/stage/object-server.ts');
  const server = spawn(process.execPath, [script, folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  // Whatever it answers a stranger, it is there.
  const status = () =>
    fetch(address).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status).toBeGreaterThan(0);
  return { settings: objectSettings(address), stop };
}
