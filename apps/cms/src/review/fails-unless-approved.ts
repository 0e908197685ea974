import type { ScheduledWork } from '../record/scheduled-work.ts';
import { isCleared } from './is-cleared.ts';
import type { Standing } from './standing.ts';

/** Whether a publication is to come that will be refused at its moment as long as nobody clears this text (decision 0045). */
export function failsUnlessApproved(
  standing: Standing,
  scheduled: readonly Pick<ScheduledWork, 'action' | 'failed'>[],
): boolean {
  if (!standing.isOn || standing.isOnline || isCleared(standing)) return false;
  return scheduled.some(({ action, failed }) => action === 'publish' && !failed);
}
