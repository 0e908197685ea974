import type { inStatementSpan } from './spans.ts';

type StatementSpan = typeof inStatementSpan;
// Next's bundle loads this file apart, and what it asks of the database belongs to the same traces.
const shared = globalThis as typeof globalThis & { insurerStatementSpan?: StatementSpan };

/** What runs a statement as a span (spans.ts); undefined where nothing is traced. */
export function statementSpan(): StatementSpan | undefined {
  return shared.insurerStatementSpan;
}

export function setStatementSpan(span: StatementSpan): void {
  shared.insurerStatementSpan = span;
}
