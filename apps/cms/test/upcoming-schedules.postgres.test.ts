import { describe, it, vi } from 'vitest';
import { describeUpcomingSchedules } from './upcoming-schedules.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_upcoming_schedules_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

if (hasPostgres) describeUpcomingSchedules('postgres');
else describe.skip('what is scheduled, on postgres', () => it('needs DATABASE_URL_POSTGRES_TEST'));
