/** Where a request stands, on the wire and in the content service. */
export const caseStatuses = [
  'received',
  'in-review',
  'waiting-for-customer',
  'resolved',
  'rejected',
  'closed',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];
