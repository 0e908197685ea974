import { resolve } from 'node:path';

/** Why nothing can be backed up or restored: one sentence for whoever asked for it. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

/** Runs a command of the terminal, and says what came of it; what is in its way, `one-sentence.ts` says. */
export async function runCommand(command: () => Promise<string>): Promise<never> {
  console.log(`✓ ${await command()}`);
  process.exit(0);
}

/** A folder that was named at the terminal: npm runs the command elsewhere. */
export function namedFolder(folder: string): string {
  // biome-ignore lint/style/noProcessEnv: npm alone says where it was called
  return resolve(process.env.INIT_CWD ?? '.', folder);
}
