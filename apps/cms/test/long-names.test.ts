import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationFolder } from '../src/db/adapter.ts';

/** PostgreSQL cuts longer names here, and says so in a notice alone. */
const longestName = 63;

const folder = migrationFolder('postgres');
const statements = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

it.each([
  ['tables and indices', /CREATE (?:TABLE|(?:UNIQUE )?INDEX)(?: IF NOT EXISTS)? "([^"]+)"/g],
  ['types', /CREATE TYPE "public"\."([^"]+)"/g],
  ['constraints of each table', /ALTER TABLE "([^"]+" ADD CONSTRAINT "[^"]+)"/g],
])('%s of PostgreSQL keep names of their own when long ones are cut', (_, pattern) => {
  const names = new Set([...statements.matchAll(pattern)].map(([, name = '']) => name));
  const cut = new Set(
    [...names].map((name) =>
      name
        .split('"')
        .map((part) => part.slice(0, longestName))
        .join(),
    ),
  );
  expect(names.size).toBeGreaterThan(20);
  expect(cut.size).toBe(names.size);
});
