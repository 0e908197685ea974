import '../one-sentence.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '../config.ts';
import { backUp } from './back-up.ts';
import { namedFolder, runCommand } from './backup-problem.ts';

// `npm run backup -- [--to FOLDER] [--with-secrets]`, while the service runs; sealed with BACKUP_KEY where that is set.
const options = { to: { type: 'string' }, 'with-secrets': { type: 'boolean' } } as const;
process.umask(0o077);
await runCommand(async () => {
  const { to, 'with-secrets': withSecrets } = parseArgs({ options }).values;
  const name = `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const folder = to ? namedFolder(to) : join(config.dataDir, 'backups', name);
  const { database, files } = await backUp({ config, to: folder, key: config.backupKey, withSecrets });
  const rows = Object.values(database.counts).reduce((sum, count) => sum + count, 0);
  const warning = config.backupKey
    ? ''
    : '\n  It is not sealed: whoever has it reads every case. Set BACKUP_KEY to seal the next one.';
  return `${folder} holds ${rows} rows and ${files.length} files. Copy it to another machine.${warning}`;
});
