import { resolve } from 'node:path';

/** Why nothing can be backed up or restored: one sentence for whoever asked for it. */
export class BackupProblem extends Error {}

/** Runs a command of the terminal: what it says, or one sentence of what is in its way. */
export async function runCommand(command: () => Promise<string>): Promise<never> {
  try {
    console.log(`✓ ${await command()}`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}

/** A folder that was named at the terminal: npm runs the command elsewhere. */
export function namedFolder(folder: string): string {
  // biome-ignore lint/style/noProcessEnv: npm alone says where it was called
  return resolve(process.env.INIT_CWD ?? '.', folder);
}
