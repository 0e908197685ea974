import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('server.ts', import.meta.url));

function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const process_ = spawn(process.execPath, [program], { env: { ...process.env, LOG_LEVEL: 'silent', ...env } });
    let said = '';
    process_.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    process_.on('close', (code) => resolve({ code, said }));
  });
}

test('a taken port is told in one clear sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(3415, resolve));
  const { code, said } = await start({ PORT: '3415' });
  other.close();
  expect([code, said]).toEqual([1, 'Port 3415 is taken by another program. Stop it or set PORT to a free port.\n']);
});

test('a setting that cannot be used is told in one clear sentence, without a stack', async () => {
  const { code, said } = await start({ PORT: 'many' });
  expect([code, said]).toEqual([1, 'The setting PORT must be a port number from 0 to 65535.\n']);
});
