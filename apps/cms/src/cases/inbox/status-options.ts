import { caseStatuses } from '@insurer/contract/requests/case-statuses.ts';
import type { Team } from '../case-kinds.ts';
import { caseStatusLabelsOf } from '../case-status.ts';

/** The statuses to choose from, in the words of the team. */
export function statusOptionsOf(team: Team) {
  return caseStatuses.map((status) => ({ value: status, label: caseStatusLabelsOf(team)[status] }));
}
