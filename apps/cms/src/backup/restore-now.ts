import '../one-sentence.ts';
import { parseArgs } from 'node:util';
import { config } from '../config.ts';
import { BackupProblem, namedFolder, runCommand } from './backup-problem.ts';
import { rehearse, restore } from './restore.ts';

// `npm run restore -- FOLDER [--check]`: into the empty DATA_DIR and DATABASE_URL, or with --check into a throw-away place.
process.umask(0o077);
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
  const [from] = positionals;
  if (!from) throw new BackupProblem('Say which backup: npm run restore -- FOLDER [--check].');
  const { madeAt, database, files } = await (values.check ? rehearse : restore)({
    config,
    from: namedFolder(from),
    key: config.backupKey,
  });
  const rows = Object.values(database.counts).reduce((sum, count) => sum + count, 0);
  const what = `the backup of ${madeAt}, ${rows} rows and ${files.length} files, every one as it was`;
  return values.check ? `This can be restored: ${what}.` : `Restored: ${what}.`;
});
