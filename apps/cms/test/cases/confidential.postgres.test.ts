import { describe, it, vi } from 'vitest';
import { describeConfidential } from './confidential.ts';

const hasPostgres = vi.hoisted(() => {
  Object.assign(process.env, { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'x'.repeat(40) });
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_confidential_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeConfidential('postgres');
else describe.skip('confidential cases on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
