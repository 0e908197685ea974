import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What PostgreSQL keeps of a longer name, without a word. */
const keptOfName = 63;
const folder = join(import.meta.dirname, 'migrations/postgres');

it('no two names of the database are the same where PostgreSQL cuts them', () => {
  const names = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/"([^"\s]+)"/g)) names.add(name);
  expect(names.size).toBeGreaterThan(500);
  // A constraint and an index may share a name.
  const cut = Map.groupBy(names, (name) => `${name.endsWith('_fk')} ${name.slice(0, keptOfName)}`);
  expect([...cut.values()].filter((alike) => alike.length > 1)).toEqual([]);
});
