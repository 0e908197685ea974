import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a Debian package where that is possible: as root, with apt-get. Returns whether it worked. */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`› Installing ${packages.join(', ')} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...parameters) => spawnSync('apt-get', parameters, { stdio: 'ignore', env }).status === 0;
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...packages);
}

/** The full path of a program, or undefined. */
export function onPath(program) {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
