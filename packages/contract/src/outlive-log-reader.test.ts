import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// As the content service under Next: a fault that nobody handles is a line of the log, and the process goes on.
const program = `
  import { outliveLogReader } from ${JSON.stringify(fileURLToPath(new URL('outlive-log-reader.ts', import.meta.url)))};
  outliveLogReader();
  process.on('uncaughtException', (error) => {
    process.send(error.code);
    process.stdout.write('fault\\n');
  });
  process.stdout.write('begun\\n');
  setInterval(() => {
    process.stdout.write('line\\n');
    process.stderr.write('line\\n');
  }, 5);
  setTimeout(() => process.send('serves'), 200);
`;

test('whoever reads the log of a process goes away: it goes on, and no fault comes of it', async () => {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: [...stdio] });
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  try {
    await once(child.stdout ?? child, 'data');
    child.stdout?.destroy();
    child.stderr?.destroy();
    await once(child, 'message');
    expect(said).toEqual(['serves']);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
  }
});
