import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm run new-migration -- <name>` writes a migration for each database whose tables changed. Payload ends the
// process where nothing changed, so each dialect has a process of its own.
const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Say in a few words what changes, such as: npm run new-migration -- opening-hours');
  process.exit(1);
}
const script = join(import.meta.dirname, 'write-migration.ts');
for (const dialect of ['sqlite', 'postgres']) {
  const { status } = spawnSync(process.execPath, [script, dialect, name], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
