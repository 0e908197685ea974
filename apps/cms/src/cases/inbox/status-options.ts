import { caseStatuses } from '@insurer/contract/requests/case-statuses.ts';
import type { Team } from '../case-kinds.ts';
import { caseStatusLabels } from '../case-status.ts';

/** The statuses to choose from, in the words of the team. */
export function statusOptionsOf(team: Team) {
  return caseStatuses.map((status) => ({ value: status, label: caseStatusLabels[team][status] }));
}
