import { resolve } from 'node:path';

/** Why nothing can be backed up or restored: one sentence for whoever asked for it. */
export class BackupProblem extends Error {}

/** What the system says of a disk or a folder. */
const ofDisk = new Set(['EACCES', 'EDQUOT', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/** Runs a command of the terminal: what it says, or one sentence of what is in its way. */
export async function runCommand(command: () => Promise<string>): Promise<never> {
  try {
    console.log(`✓ ${await command()}`);
    process.exit(0);
  } catch (error) {
    return endWith(error);
  }
}

/** One sentence for an option that is unknown, or a folder that cannot be read or written, too; the whole story for everything else. */
export function endWith(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isKnown = error instanceof BackupProblem || code.startsWith('ERR_PARSE_ARGS') || ofDisk.has(code);
  if (!isKnown) throw error;
  console.error(`✗ ${(error as Error).message}`);
  process.exit(1);
}

/** A folder that was named at the terminal: npm runs the command elsewhere. */
export function namedFolder(folder: string): string {
  // biome-ignore lint/style/noProcessEnv: npm alone says where it was called
  return resolve(process.env.INIT_CWD ?? '.', folder);
}
