import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall, onPath } from './debian.mjs';
import { isFree } from './ports.mjs';
import { stopWith } from './stop-with.mjs';

const debianFolder = '/usr/lib/postgresql';

/** The folder of initdb and postgres: on the PATH, or where Debian puts them. Installs the package when it can. */
function serverPrograms() {
  const find = () => {
    const initdb = onPath('initdb');
    if (initdb) return dirname(realpathSync(initdb));
    if (!existsSync(debianFolder)) return undefined;
    const version = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))[0];
    const folder = version && join(debianFolder, version, 'bin');
    return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
  };
  return find() ?? (aptInstall('postgresql') ? find() : undefined);
}

/**
 * Starts a throw-away PostgreSQL server on a local port, as a user that is not root.
 * @returns its address for DATABASE_URL, and how to stop it
 */
export async function startPostgres(port = 55_433) {
  // Another run's server would be taken for this one's, and never be seen to stop.
  if (!(await isFree(port))) stopWith(`Port ${port} is taken: is another npm test at work, or was one killed?`);
  const { programs, folder, data, as } = makeDatabaseFolder();
  // -F: without fsync, for data that is thrown away.
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-F', '-h', '127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), settings, { stdio: 'ignore', ...as });
  await untilReady(port);
  const stop = async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { address: `postgres://insurer@127.0.0.1:${port}/postgres`, stop };
}

/** A new empty folder of a server, and how one is started on it. */
export function makeDatabaseFolder() {
  const programs = serverPrograms();
  if (!programs)
    stopWith(
      'The database tests need PostgreSQL: install it (Debian: apt-get install postgresql) or put initdb on the PATH.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'insurer-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const as = asOrdinaryUser([folder, data]);
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'insurer', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    stdio: 'ignore',
    ...as,
  });
  return { programs, folder, data, as };
}

/** PostgreSQL refuses to run as root; Debian's package brings the user `postgres`, else `nobody` serves. */
function asOrdinaryUser(folders) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user, flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const user = ['postgres', 'nobody'].find((name) => {
    try {
      return idOf(name, '-u') > 0;
    } catch {
      return false;
    }
  });
  const uid = idOf(user, '-u');
  const gid = idOf(user, '-g');
  for (const folder of folders) chownSync(folder, uid, gid);
  return { uid, gid, cwd: folders[0] };
}

async function untilReady(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const probe = connect(port, '127.0.0.1');
    const isReady = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
    if (isReady) return;
    await wait(100);
  }
  stopWith('The PostgreSQL server of the tests did not start within 10 seconds.');
}
