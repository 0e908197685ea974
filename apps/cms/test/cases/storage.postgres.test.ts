import { describe, it, vi } from 'vitest';
import { describeStorage } from './storage.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_cases_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  Object.assign(process.env, { LOG_LEVEL: 'debug', LIMIT_MAILS: '1000/60' });
  return true;
});

if (hasPostgres) describeStorage('postgres');
else describe.skip('cases on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
