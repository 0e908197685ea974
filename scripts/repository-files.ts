import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Installed, built or written by a run: nobody wrote it by hand. */
const notWritten =
  /^(node_modules|build|\.next|\.git|\.data|test-results|\.react-router|playwright-report|next-env\.d\.ts)$/;

/** The files below a folder of the repository, as paths from its root. */
export function filesOf(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notWritten.test(entry.name)) return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** Ends a check: red, with its findings, where it has any. */
export function report(findings: string[]): void {
  if (findings.length === 0) return;
  console.error(findings.join('\n'));
  process.exit(1);
}
