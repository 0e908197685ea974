import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const part = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run/when-parent-ends.mjs')));
const scripts = {
  'at once': `import(${part}).then(({ whenParentEnds }) => {
    whenParentEnds(() => { console.log('stopped'); process.exit(0); }, 20);
    console.log('begun');
    setInterval(() => {}, 1000);
  })`,
  // As `npm start` does, which builds before.
  'later, when the shell is gone': `import(${part}).then(({ whenParentEnds }) => {
    const parent = process.ppid;
    console.log('begun');
    const gone = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(gone);
      whenParentEnds(() => { console.log('stopped'); process.exit(0); }, 20);
    }, 20);
    setTimeout(() => process.exit(1), 20_000);
  })`,
};

const goesOn = `import(${part}).then(({ whenParentEnds }) => {
  const parent = process.ppid;
  whenParentEnds(() => { console.log('stopped'); process.exit(0); }, 20);
  console.log('begun');
  let looks = 0;
  setInterval(() => {
    if (process.ppid === parent || ++looks < 5) return;
    console.log('goes on');
    process.exit(0);
  }, 20);
})`;

// npm tells the shell that it started of a SIGTERM, and the shell dies of it and tells nobody.
it.skipIf(process.platform === 'win32').each(Object.entries(scripts))(
  'what a shell began and asks %s hears that the shell was ended',
  async (_when, script) => {
    expect(await saidWithoutShell(script, { npm_lifecycle_event: 'start' })).toBe('begun\nstopped\n');
  },
);

it.skipIf(process.platform === 'win32')('what was begun without npm goes on', async () => {
  expect(await saidWithoutShell(goesOn, { npm_lifecycle_event: '' })).toBe('begun\ngoes on\n');
});

/** What a script says whose shell is ended once it has begun. */
async function saidWithoutShell(script: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e "$SCRIPT"; true`], {
    env: { ...process.env, ...settings, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (text.includes('begun')) shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'close');
  return said;
}
