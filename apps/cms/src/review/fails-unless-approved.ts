import type { ScheduledWork } from '../record/scheduled-work.ts';
import type { Standing } from './standing.ts';

/** Whether the text as it is now is cleared: approved, or let through for a reason. */
function isCleared({ review, isCurrent }: Standing): boolean {
  return (review?.state === 'approved' || review?.state === 'waived') && isCurrent;
}

/** Whether a publication is to come that will be refused at its moment as long as nobody clears this text (decision 0045). */
export function failsUnlessApproved(
  standing: Standing,
  scheduled: readonly Pick<ScheduledWork, 'action' | 'failed'>[],
): boolean {
  if (!standing.isOn || standing.isOnline || isCleared(standing)) return false;
  return scheduled.some(({ action, failed }) => action === 'publish' && !failed);
}
