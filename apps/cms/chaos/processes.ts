import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listens } from '../stage/listens.ts';

// Each is detached: Ctrl-C ends the chaos after its round, and none of them before.

/** Something that is killed with SIGKILL and started again on what it left. */
export type Victim = { name: string; start(): Promise<void>; kill(): Promise<void> };

/** A content service of its own folder; nothing but the database and this are shared. */
export function contentService(name: string, settings: Record<string, string>): Victim {
  let child: ChildProcess | undefined;
  const script = join(import.meta.dirname, 'chaos-service.ts');
  // A start while the database is killed too ends, and is tried again as `npm start` does.
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [script], {
      // biome-ignore lint/style/noProcessEnv: its settings are those of this process, and a few of its own
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    const isUp = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
    if (!isUp) return restart();
    // What ends by itself is a finding: it is told, and started again.
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') return;
      console.log(`${name} ended by itself with ${code}`);
      void restart();
    });
  };
  const restart = async () => {
    await pause(200);
    await start();
  };
  return { name, start, kill: () => killed(child) };
}

/** A PostgreSQL of a folder that `initdb` made. */
export function postgres(
  programs: string,
  folder: string,
  port: number,
  as: { uid?: number; gid?: number },
): Victim & { processId(): number | undefined } {
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const parameters = ['-D', folder, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    child = spawn(join(programs, 'postgres'), parameters, { stdio: 'ignore', cwd: '/', detached: true, ...as });
    const answers = () => listens(port);
    while (child.exitCode === null) {
      if (await answers()) return;
      await pause(50);
    }
    // Those that the killed one left still end.
    await pause(100);
    await start();
  };
  return { name: 'PostgreSQL', start, kill: () => killed(child), processId: () => child?.pid };
}

/** Object storage that somebody else wrote, on what is in its folder. */
export function objectStorage(folder: string, port: number): Victim {
  let child: ChildProcess | undefined;
  const script = join(import.meta.dirname, '../stage/object-server.ts');
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [script, folder, String(port)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    while (!(await listens(port))) await pause(50);
  };
  return { name: 'object storage', start, kill: () => killed(child) };
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
