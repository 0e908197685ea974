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

// npm tells the shell that it started of a SIGTERM, and the shell dies of it and tells nobody.
it.skipIf(process.platform === 'win32').each(Object.entries(scripts))(
  'what a shell began and asks %s hears that the shell was ended',
  async (_when, script) => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" -e "$SCRIPT"; true`], {
      env: { ...process.env, SCRIPT: script },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('begun')) shell.kill('SIGTERM');
    });
    await once(shell.stdout, 'close');
    expect(said).toBe('begun\nstopped\n');
  },
);
