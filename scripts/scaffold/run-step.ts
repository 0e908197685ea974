import { spawnSync } from 'node:child_process';
import { root } from './source-files.ts';

/** Runs one npm script that makes what follows from a list. Its output is shown, and all ends, where it fails. */
export function runStep(...script: string[]): void {
  const { status, stdout, stderr, error } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n'));
  console.error(`✗ npm run ${script.join(' ')} failed: mend what it says and run it again; all files are in place.`);
  process.exit(1);
}
