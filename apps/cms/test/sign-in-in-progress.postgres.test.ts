import { describe, it, vi } from 'vitest';
import { describeSignInInProgress } from './sign-in-in-progress.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_sign_in_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeSignInInProgress('PostgreSQL');
else describe.skip('a sign-in in progress, on PostgreSQL', () => it('needs DATABASE_URL_POSTGRES_TEST'));
