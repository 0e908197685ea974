import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'insurer-keys-'));
const file = join(folder, 'secrets.json');
const names = ['SECRET', 'CONTENT_API_KEY', 'PURGE_SECRET'];

afterEach(() => {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry));
});
afterAll(() => rmSync(folder, { recursive: true }));

function node(parameters: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: folder, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: root, env, encoding: 'utf8' });
  return { status, output: stdout, problem: stderr.trim() };
}
const rotate = (options: string[] = [], environment?: Record<string, string>) =>
  node(['scripts/rotate-keys.mjs', ...options], environment);
/** The settings that `npm start` hands to both apps. */
const settings = (environment?: Record<string, string>): Record<string, string> => {
  const script = `import('./scripts/run/secrets.mjs').then((m) => console.log(JSON.stringify(m.localSecrets())))`;
  return JSON.parse(node(['-e', script], environment).output);
};
const kept = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('npm run rotate-keys (decision 0021)', () => {
  it('makes new secrets and keeps the ones before, with the moment, for their owner alone', () => {
    const before = settings();
    const { status, output } = rotate();
    expect([status, output]).toEqual([0, expect.stringContaining('start it again')]);
    const after = settings();
    for (const name of names) {
      expect(after[`${name}_PREVIOUS`]).toBe(before[name]);
      expect(after[name]).toMatch(/^[\w-]{43}$/);
      expect(Object.values(before)).not.toContain(after[name]);
      expect(output).not.toContain(after[name]);
    }
    expect(Object.keys(after)).toHaveLength(6);
    for (const moment of ['changedAt', 'usedSince']) {
      expect(Date.now() - Date.parse(kept()[moment] ?? '')).toBeLessThan(60_000);
    }
    expect([readdirSync(folder), statSync(file).mode & 0o777]).toEqual([['secrets.json'], 0o600]);
  });

  it('waits until nothing of the previous ones is in use, unless told to end it', () => {
    settings();
    rotate();
    for (const options of [[], ['--drop-previous', '--force']]) {
      expect(rotate(options).problem).toMatch(/^✗ The new secrets are not in use yet/);
    }
    settings();
    for (const options of [[], ['--drop-previous']]) {
      writeFileSync(file, JSON.stringify({ ...kept(), usedSince: daysAgo(29) }));
      const before = kept();
      const { status, problem } = rotate(options);
      expect([status, problem]).toEqual([
        1,
        expect.stringMatching(/^✗ .* until \d{4}-\d\d-\d\d: wait, or .*--force\.$/),
      ]);
      expect(kept()).toEqual(before);
    }
    expect(rotate(['--force']).status).toBe(0);
    const again = settings();
    expect(rotate(['--drop-previous', '--force']).status).toBe(0);
    expect(settings()).toEqual(Object.fromEntries(names.map((name) => [name, again[name]])));
  });

  it('drops the previous ones after their time, and keeps the present ones', () => {
    settings();
    rotate();
    writeFileSync(file, JSON.stringify({ ...kept(), usedSince: daysAgo(31) }));
    const during = kept();
    expect(rotate(['--drop-previous']).status).toBe(0);
    expect(settings()).toEqual(Object.fromEntries(names.map((name) => [name, during[name]])));
    expect(rotate(['--drop-previous']).problem).toBe('✗ There are no previous secrets to drop.');
    expect(rotate().status).toBe(0);
  });

  it('shows new values only when asked, and then changes nothing', () => {
    settings();
    const before = kept();
    const { output } = rotate(['--print']);
    for (const name of names) expect(output).toMatch(new RegExp(`^${name}=[\\w-]{43}$`, 'm'));
    expect(kept()).toEqual(before);
  });

  it('leaves alone what comes from the environment, what it does not know and what is not there', () => {
    expect(rotate().problem).toMatch(/^✗ There is nothing to change/);
    settings();
    expect(rotate([], { SECRET: 'given-by-the-environment' }).problem).toMatch(
      /^✗ SECRET from the environment.*--print/,
    );
    expect(rotate(['--drop']).problem).toMatch(/^✗ .*Known are --print, --force and --drop-previous\.$/);
    rotate();
    const { SECRET_PREVIOUS: none, ...others } = settings({ SECRET: 'given-by-the-environment' });
    expect([none, others.SECRET, others.PURGE_SECRET_PREVIOUS]).toEqual([
      undefined,
      'given-by-the-environment',
      kept().PURGE_SECRET_PREVIOUS,
    ]);
  });
});
