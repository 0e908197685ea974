/** The kinds of service request (docs/contract.md). */
export const requestKinds = [
  'activate-visa',
  'extend-insurance',
  'cancel-insurance',
  'details-request',
  'claim',
  'complaint',
  'fraud-report',
  'quote',
] as const;
export type RequestKind = (typeof requestKinds)[number];

export function isRequestKind(value: unknown): value is RequestKind {
  return (requestKinds as readonly unknown[]).includes(value);
}
