import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmIn, throwAwayCopy } from './test/throw-away-copy.ts';

/** What knows the lists that the scaffolds add to. SCAFFOLDS=all runs every unit test of the product, some minutes long. */
const unitTests =
  process.env.SCAFFOLDS === 'all'
    ? ['--project', '!scripts']
    : [
        'packages/contract',
        ...['section-list', 'section-findings', 'section-pictures', 'section-to-wire'],
        ...['site/test/routes', 'app/texts', 'app/forms', 'cms/src/cases', 'cms/test/migrations.test'],
      ];
let copy = '';

beforeAll(() => {
  copy = throwAwayCopy();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// One after the other in one copy: each step builds on the one before.
it('npm run new:section makes a section', { timeout: 300_000 }, () => {
  expect(npmIn(copy, 'run', 'new:section', '--', 'customer_stories')).toBe('');
});

it('npm run new:request makes a kind of request, with a migration for each database', { timeout: 300_000 }, () => {
  expect(npmIn(copy, 'run', 'new:request', '--', 'roadside-assistance')).toBe('');
  for (const dialect of ['sqlite', 'postgres']) {
    const migrations = readdirSync(join(copy, 'apps/cms/src/db/migrations', dialect)).join();
    expect(migrations).toMatch(/\d_roadside_assistance\.ts/);
  }
});

it.each(['types', 'lint'])('npm run %s passes at once', { timeout: 300_000 }, (script) => {
  expect(npmIn(copy, 'run', script)).toBe('');
});

it('and so do the unit tests', { timeout: 1_800_000 }, () => {
  expect(npmIn(copy, 'run', 'unit', '--', ...unitTests)).toBe('');
});
