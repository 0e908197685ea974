/**
 * Something in a response that was left out, and where. Faults are logged, never thrown: one bad item or
 * section is left out alone (docs/contract.md).
 */
export type Issue = {
  /** Where it stands in the response, for example `sections[3].repeatable_content[0].content.title`. */
  path: string;
  reason: string;
};

/** Collects issues while one response is read. */
export type IssueLog = (path: string, reason: string) => void;
