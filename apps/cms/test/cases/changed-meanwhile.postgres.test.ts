import { describe, it, vi } from 'vitest';
import { describeChangedMeanwhile } from './changed-meanwhile.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_changed_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;

  return true;
});

if (hasPostgres) describeChangedMeanwhile('postgres');
else
  describe.skip('a case that changes while its form is open on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
