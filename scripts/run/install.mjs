import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './installed-packages.mjs';
import { mustFindNode, root, toolEnvironment } from './places.mjs';
import { stopWith } from './stop-with.mjs';

/** Installs the locked dependencies when they are missing or the lockfile changed since. */
export function installWhatIsMissing() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20)
    stopWith(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer, then try again.`);
  // All but the pinned Node may be there: to install the rest a second time would not bring it.
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json')))
    return void mustFindNode();
  console.log('› Installing dependencies (a few minutes the first time) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...toolEnvironment(), NODE_ENV: 'development' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.error) stopWith(`npm could not be started (${result.error.message}): install npm, then try again.`);
  if (result.status !== 0) {
    const reason = lastWords(result.stderr) || `npm ci ended with ${result.status}`;
    stopWith(
      `The dependencies could not be installed: ${reason} Check the connection to the package registry and the free disk space, then try again.`,
    );
  }
  mustFindNode();
}

/** What a lockfile lists; nothing when it is not there or cannot be read. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function lastWords(text) {
  const line = (text ?? '').split('\n').find((entry) => entry.startsWith('npm error') && !entry.includes('log'));
  return line ? `${line.replace(/^npm error\s*/, '').trim()}.` : '';
}
