import type { Measured } from './measure.ts';

const columns: { title: string; width: number; of(row: Measured): string | number }[] = [
  { title: 'what one sender does', width: 62, of: ({ name }) => name },
  { title: 'what others do', width: 24, of: ({ use }) => use },
  { title: 'median ms', width: 10, of: ({ median }) => median },
  { title: 'p99 ms', width: 10, of: ({ p99 }) => p99 },
  { title: 'failed', width: 8, of: ({ failed }) => failed },
  { title: 'MB', width: 6, of: ({ megabytes }) => megabytes },
];

export function printHeading(): void {
  print(columns.map(({ title, width }) => title.padEnd(width)));
}

/** Each row as soon as it is known: all of them take minutes. */
export function printRows(rows: Measured[]): void {
  for (const row of rows) print(columns.map(({ width, of }) => String(of(row)).padEnd(width)));
}

function print(cells: string[]): void {
  console.log(cells.join('  ').trimEnd());
}
