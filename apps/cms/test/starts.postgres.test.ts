import { describe, it, vi } from 'vitest';
import { describeStarts } from './starts.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_starts_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeStarts('postgres');
else describe.skip('instances that start on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
