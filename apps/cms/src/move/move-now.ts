import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { BackupProblem, namedFolder, runCommand } from '../backup/backup-problem.ts';
import { config } from '../config.ts';

// `npm run move -- --to postgres://… [--data FOLDER]`: from the SQLite of DATABASE_URL or DATA_DIR, while the service is stopped.
// Settings are read once, so a process of its own, with `--from`, knows the new database.
process.umask(0o077);
const options = { to: { type: 'string' }, data: { type: 'string' }, from: { type: 'string' } } as const;
const { to, data, from } = parseArgs({ options }).values;

if (from === undefined) await runCommand(begin);
else await runCommand(() => moveHere(from));

async function begin(): Promise<string> {
  if (!to || !/^postgres(ql)?:\/\//.test(to))
    throw new BackupProblem('Say where to: npm run move -- --to postgres://…');
  const { database } = config;
  if (database.dialect !== 'sqlite') throw new BackupProblem('DATABASE_URL names no SQLite file to move from.');
  const parameters = [import.meta.filename, '--from', database.file, ...(data ? ['--data', data] : [])];
  // biome-ignore lint/style/noProcessEnv: its settings but for the database
  const env = { ...process.env, DATABASE_URL: to };
  const { status } = spawnSync(process.execPath, parameters, { env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return 'Stop using the old database: start the service with the new one, and with the secrets of today.';
}

async function moveHere(file: string): Promise<string> {
  const { openContent } = await import('../db/open-content.ts');
  const { migrateContent } = await import('../db/migrate.ts');
  const { move } = await import('./move.ts');
  const payload = await openContent().catch((error: Error) => {
    throw new BackupProblem(error.message);
  });
  await migrateContent(payload);
  const folders = data ? { from: config.dataDir, to: namedFolder(data) } : undefined;
  const { tables, rows, files } = await move({ from: file, to: payload, folders });
  const withFiles = folders ? ` and ${files} files into ${folders.to}` : '';
  return `${rows} rows of ${tables} tables${withFiles} are moved, each compared with what it was.`;
}
