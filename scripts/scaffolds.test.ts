import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from './test/scope.ts';
import { npmIn, throwAwayCopy } from './test/throw-away-copy.ts';

/** What knows the lists that the scaffolds add to. In full every unit test of the product is run. */
const someTests = [
  ...['packages/contract', 'packages/theme', 'apps/site/app/texts'],
  ...['routes', 'own-addresses'].map((name) => `apps/site/test/${name}.test.ts`),
  ...['apps/site/app/forms', 'apps/site/app/sections/section-list.test.tsx', 'apps/cms/src/cases'],
  ...['search/section-findings.test.ts', 'routes/services'].map((path) => `apps/site/app/${path}`),
  // These open the database and fill it: the new tables must be what the migrations made.
  ...['section-to-wire', 'section-pictures', 'migrations', 'missing-arabic'].map(
    (name) => `apps/cms/test/${name}.test.ts`,
  ),
  'apps/cms/test/openapi/openapi.test.ts',
];
const unitTests = isFull ? ['--project', '!scripts'] : someTests;
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
  expect(npmIn(copy, 'run', 'new:section', '--', 'customer_stories')).toBe('');
});

it('npm run new:request makes a kind of request, with a migration for each database', () => {
  expect(npmIn(copy, 'run', 'new:request', '--', 'roadside-assistance')).toBe('');
  for (const dialect of ['sqlite', 'postgres']) {
    expect(migrations(dialect)).toMatch(/\d_roadside_assistance\.ts/);
  }
});

it.each(['types', 'lint'])('npm run %s passes at once', (script) => {
  expect(npmIn(copy, 'run', script)).toBe('');
});

it('and so do the unit tests', { timeout: 1_800_000 }, () => {
  for (const path of someTests) expect(existsSync(join(copy, path)), path).toBe(true);
  expect(npmIn(copy, 'run', 'unit', '--', ...unitTests)).toBe('');
});
