import { describe, it, vi } from 'vitest';
import { describeLimitsOfInstances } from './limits-of-instances.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_limits_of_instances_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  Object.assign(process.env, { LIMIT_SUBMISSIONS: '5/1440' });
  return true;
});

if (hasPostgres) describeLimitsOfInstances('postgres');
else describe.skip('limits of several instances on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
