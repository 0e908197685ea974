import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../docs/performance.md');

/** Puts lines between the marks of a part of docs/performance.md; the other parts stay as they were measured. */
export function writePart(part: string, lines: string[]): void {
  const page = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no marks of "${part}".`);
  const body = [`Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`, '', ...lines].join('\n');
  writeFileSync(file, `${before}${begin}\n${body}\n${end}${after}`);
  console.log(`\n${body}`);
}

/** Rows of a table in Markdown, the first one its heading. */
export function table(rows: (string | number)[][]): string[] {
  const [heading = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [heading as string, `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...body];
}

function machine(): string {
  const all = cpus();
  return `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
}
