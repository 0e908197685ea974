import '../one-sentence.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { BackupProblem, namedFolder, runCommand } from '../backup/backup-problem.ts';
import { config } from '../config.ts';
import { type FilesToMove, moveFiles } from './move-files.ts';

// `npm run move -- [--to postgres://…] [--data FOLDER] [--files s3]`, while the service is stopped: from the SQLite of
// DATABASE_URL or DATA_DIR, and the files of DATA_DIR into another folder or into the object storage of S3_BUCKET.
// Settings are read once, so a process of its own, with `--from`, knows the new database.
process.umask(0o077);
const options = {
  to: { type: 'string' },
  data: { type: 'string' },
  files: { type: 'string' },
  from: { type: 'string' },
} as const;
const { to, data, files, from } = parseArgs({ options }).values;

if (from !== undefined) await runCommand(() => moveHere(from));
else await runCommand(to === undefined && files !== undefined ? moveFilesAlone : begin);

async function begin(): Promise<string> {
  if (!to || !/^postgres(ql)?:\/\//.test(to))
    throw new BackupProblem('Say where to: npm run move -- --to postgres://… or --files s3');
  filesToMove();
  const { database } = config;
  if (database.dialect !== 'sqlite') throw new BackupProblem('DATABASE_URL names no SQLite file to move from.');
  const given = { '--from': database.file, '--data': data, '--files': files };
  const parameters = Object.entries(given).flatMap(([name, value]) => (value ? [name, value] : []));
  // biome-ignore lint/style/noProcessEnv: its settings but for the database
  const env = { ...process.env, DATABASE_URL: to };
  const { status } = spawnSync(process.execPath, [import.meta.filename, ...parameters], { env, stdio: 'inherit' });
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
  const places = filesToMove();
  const moved = await move({ from: file, to: payload, files: places });
  const withFiles = places ? ` and ${moved.files} files` : '';
  return `${moved.rows} rows of ${moved.tables} tables${withFiles} are moved, each compared with what it was.`;
}

async function moveFilesAlone(): Promise<string> {
  const places = filesToMove();
  const count = places ? await moveFiles(places) : 0;
  return `${count} files are in the object storage, each compared with what it was. Start the service with the S3 settings.`;
}

/** @throws BackupProblem where there is no such place */
function filesToMove(): FilesToMove | undefined {
  if (files !== undefined && files !== 's3') throw new BackupProblem('Files go into s3 alone: --files s3.');
  const { dataDir, s3 } = config;
  if (files && !s3) throw new BackupProblem('Say where the object storage is: set S3_BUCKET and S3_PRIVATE_BUCKET.');
  if (!files && !data) return undefined;
  return {
    from: { dataDir },
    to: { dataDir: data ? namedFolder(data) : dataDir, ...(files && { s3 }) },
    onlyKept: data === undefined,
  };
}
