import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from './test/scope.ts';
import { npmIn, throwAwayCopy } from './test/throw-away-copy.ts';

let copy = '';
const migrations = (dialect: string) => readdirSync(join(copy, 'apps/cms/src/db/migrations', dialect)).join();

beforeAll(() => {
  copy = throwAwayCopy();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the last migrations hold the tables as they are', () => {
  expect(npmIn(copy, 'run', 'new-migration', '--', 'nothing-changed')).toBe('');
  expect(migrations('sqlite') + migrations('postgres')).not.toContain('nothing_changed');
});

// One after the other in one copy: each step builds on the one before.
it('npm run new:section makes a section', () => {
  expect(npmIn(copy, 'run', 'new:section', '--', 'button')).toContain('The class “button” stands in apps/site/app/');
  expect(npmIn(copy, 'run', 'new:section', '--', 'customer_stories')).toBe('');
});

it('npm run new:request makes a kind of request, with a migration for each database', () => {
  expect(npmIn(copy, 'run', 'new:request', '--', 'roadside-assistance')).toBe('');
  for (const dialect of ['sqlite', 'postgres']) {
    expect(migrations(dialect)).toMatch(/\d_roadside_assistance\.ts/);
  }
});

it.each(isFull ? ['types', 'lint'] : ['types'])('npm run %s passes at once', (script) => {
  expect(npmIn(copy, 'run', script)).toBe('');
});

it.runIf(isFull)('and so do the unit tests', { timeout: 1_800_000 }, () => {
  expect(npmIn(copy, 'run', 'unit', '--', '--project', '!scripts')).toBe('');
});
