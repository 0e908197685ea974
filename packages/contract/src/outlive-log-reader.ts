/**
 * A process whose log nobody reads any more, or whose log's disk is full, serves on without one; what writes there without
 * `process.stdout` sees to it itself. Unheard, each line that cannot be written would be a fault that nobody handles, which a
 * service logs, which is such a line: it would do nothing else any more.
 */
export function outliveLogReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
