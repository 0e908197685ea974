import { describe, it, vi } from 'vitest';
import { describeBulkChanges } from './bulk-changes.ts';

const hasPostgres = vi.hoisted(() => {
  Object.assign(process.env, { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'x'.repeat(40) });
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_bulk_changes_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  Object.assign(process.env, { LIMIT_MAILS: '1000/60', LIMIT_SUBMISSIONS: '1000/10' });
  return true;
});

if (hasPostgres) describeBulkChanges('postgres');
else describe.skip('bulk changes on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
