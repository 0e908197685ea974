import type { StoredField } from '../admin/languages/stored-fields.ts';
import { isStillOpen } from '../open-jobs.ts';
import { type Finding, finding } from './finding.ts';

/** A job whose last day is over: it would be published, and visitors would not get it (ENT-09). */
export function closedAlready(stored: StoredField[]): Finding[] {
  const day = stored.find(({ path }) => path === 'closingDate');
  // Kept as text, or as a moment where it comes from the database itself.
  if (!day?.value || isStillOpen({ closingDate: new Date(day.value as string | Date).toISOString() })) return [];
  return [finding('closed', day)];
}
