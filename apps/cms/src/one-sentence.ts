import { inspect } from 'node:util';
import { redacted } from '@insurer/contract/redacted.ts';

// The first import of a command of the terminal, so that a wrong setting, which is read as the others load, ends it with its sentence too.

/** What whoever runs the command can mend. */
const knownNames = new Set(['BackupProblem', 'ConfigurationError', 'ContentUnavailable']);
/** What the system says of a disk or a folder. */
const ofDisk = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

process.on('uncaughtException', (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isKnown =
    error instanceof Error && (knownNames.has(error.name) || code.startsWith('ERR_PARSE_ARGS') || ofDisk.has(code));
  console.error(`✗ ${isKnown ? error.message : inspect(redacted(error), { depth: 5 })}`);
  process.exit(1);
});
