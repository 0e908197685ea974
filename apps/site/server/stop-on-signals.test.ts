import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = `
  import { createServer } from 'node:http';
  import { stopOnSignals } from ${JSON.stringify(fileURLToPath(new URL('stop-on-signals.ts', import.meta.url)))};
  const server = createServer((_request, response) => {
    process.on('SIGTERM', () => setImmediate(() => response.end('finished')));
    process.stdout.write('under way');
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
  stopOnSignals(server);
`;

test('on SIGTERM a request under way is finished, then the process ends with 0', async () => {
  const site = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  const [port] = await once(site.stdout, 'data');
  const response = fetch(`http://127.0.0.1:${port}/`);
  await once(site.stdout, 'data');
  const ended = new Promise((resolve) => site.once('close', resolve));
  site.kill('SIGTERM');
  expect(await (await response).text()).toBe('finished');
  expect(await ended).toBe(0);
}, 20_000);
