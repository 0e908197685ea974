import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// A small part of `npm run chaos` (docs/reliability.md), with a PostgreSQL of its own, since that is killed too.
it.runIf(process.env.DATABASE_URL_POSTGRES_TEST)(
  'two content services and PostgreSQL are killed while visitors send and editors publish: nothing acknowledged is lost or there twice',
  async () => {
    const script = join(import.meta.dirname, '../chaos/run-chaos.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--rounds', '3']);
    const outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    expect(outcome.wrong, stdout).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(15);
    expect(outcome.published).toBeGreaterThan(0);
    expect(outcome.scheduled).toBeGreaterThan(0);
  },
);
