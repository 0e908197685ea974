import { caseStatuses } from '@insurer/contract/requests/case-statuses.ts';
import { caseStatusLabels } from '../case-status.ts';

export const statusOptions = caseStatuses.map((status) => ({ value: status, label: caseStatusLabels[status] }));
