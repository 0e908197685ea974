import { describe, it, vi } from 'vitest';
import { describeSecondFactor } from './second-factor.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_factor_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeSecondFactor('PostgreSQL');
else describe.skip('the second factor, on PostgreSQL', () => it('needs DATABASE_URL_POSTGRES_TEST'));
