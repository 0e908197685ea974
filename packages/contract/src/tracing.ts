import type { Spans } from './spans.ts';
import { setStatementSpan } from './statement-span.ts';

/** What a process says of itself when it starts tracing (decision 0042). */
export type Tracing = Pick<Spans, 'service'> & {
  /** Where spans go: the base address of an OTLP/HTTP receiver. Undefined: nothing is traced, and nothing of it is loaded. */
  endpoint: string | undefined;
  /** Whether a trace that a request brings with it goes on here. Undefined: none does, every one begins anew. */
  goesOn?: Spans['goesOn'];
  /** Loads what has to be traced and would otherwise be loaded unnoticed, such as the driver of the database. */
  load?(): void;
};

/**
 * One trace from a visitor's request through the site and the content service to the database (decision 0042). Must run before
 * what it traces is loaded.
 *
 * @returns sends what is left, for the end of the process
 */
export async function startTracing({
  endpoint,
  service,
  goesOn = () => false,
  load,
}: Tracing): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { startSpans, inStatementSpan } = await import('./spans.ts');
  setStatementSpan(inStatementSpan);
  const stop = startSpans({ endpoint, service, goesOn });
  load?.();
  return stop;
}
