import type { Where } from 'payload';
import { startOfDay } from './cases/intake/working-days.ts';

/** Published jobs whose last day to apply is not over in Riyadh. */
export function isOpenJob(now = new Date()): Where {
  // The day is kept as a moment within it.
  const notOver: Where = { closingDate: { greater_than_equal: startOfDay(now).toISOString() } };
  return { and: [{ _status: { equals: 'published' } }, { or: [{ closingDate: { exists: false } }, notOver] }] };
}

/** The same of one that is published. */
export function isStillOpen({ closingDate }: { closingDate?: string | null }, now = new Date()): boolean {
  return !closingDate || Date.parse(closingDate) >= startOfDay(now).getTime();
}
