import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Ended = { code: number | null; signal: string | null; said: string };
type OnSaid = (said: string, kill: () => void) => void;
type Started = { parameters?: string[]; settings?: Record<string, string>; onSaid?: OnSaid };

/**
 * Runs a module of this folder in a process of its own.
 * @param onSaid hears, with each piece, all that it has said so far, and can kill it
 */
function runApart(module: string, { parameters = [], settings, onSaid }: Started): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, module), ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
    onSaid?.(said, () => child.kill('SIGKILL'));
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
}

/** A start: what a content service does before it serves. */
export function startApart(settings: Record<string, string>, onSaid?: OnSaid): Promise<Ended> {
  const usual = { LOG_LEVEL: 'info', ADMIN_PASSWORD: 'quiet-lantern-orbit-71' };
  return runApart('start-process.ts', { settings: { ...usual, ...settings }, onSaid });
}

/**
 * Runs a module and kills it as soon as it has said enough.
 * @param isEnough asked with the whole lines that were said so far
 * @returns every whole line that was said
 * @throws where it ended by itself
 */
export async function killedAfter(
  module: string,
  isEnough: (lines: string[]) => boolean,
  ...parameters: string[]
): Promise<string[]> {
  const onSaid: OnSaid = (said, kill) => {
    if (isEnough(linesOf(said))) kill();
  };
  const { signal, said } = await runApart(module, { parameters, onSaid });
  if (signal !== 'SIGKILL') throw new Error(`${module} ended by itself: ${said}`);
  return linesOf(said);
}

function linesOf(said: string): string[] {
  return said.split('\n').slice(0, -1);
}
