/**
 * A table as CSV that spreadsheets open well: UTF-8 with its mark, every cell quoted. A cell that a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return `\uFEFF${text}\r\n`;
}

/** Blanks and invisible signs before the sign do not make it harmless. */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cell(value: string): string {
  const isFormula = formula.test(value) || /^[\t\r\n]/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A row of a file and the line it begins in, for people. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads what spreadsheets save: commas, semicolons or tabs between cells, whichever the first line has the most of, cells
 * in quotes or not. The apostrophe before what would be a formula goes again; empty rows are left out.
 *
 * @returns undefined where a quote is never closed
 */
export function parseCsv(text: string): CsvRow[] | undefined {
  const source = text.replace(/^\uFEFF/, '');
  const firstLine = /^[^\r\n]*/.exec(source)?.[0] ?? '';
  const countIn = (sign: string) => firstLine.split(sign).length;
  const [separator = ','] = [',', ';', '\t'].toSorted((one, other) => countIn(other) - countIn(one));
  const next = new RegExp(`"((?:[^"]|"")*)"|[${separator}]|\\r?\\n|\\r|[^"${separator}\\r\\n]+|"`, 'g');
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  // Joined once at its end: a cell of many quoted parts would be copied anew with each.
  let [parts, line, isQuoted]: [string[], number, boolean] = [[], 1, false];
  const endCell = () => {
    row.cells.push(plainCell(parts.join('')));
    [parts, isQuoted] = [[], false];
  };
  const endRow = () => {
    endCell();
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
  };
  for (const [part, quoted] of source.matchAll(next)) {
    line += part === '\r' ? 1 : part.split('\n').length - 1;
    if (quoted !== undefined) {
      if (!isQuoted) parts = [parts.join('').trim()];
      parts.push(quoted.replaceAll('""', '"'));
      isQuoted = true;
    } else if (part === '"') return undefined;
    else if (part === separator) endCell();
    else if (/^[\r\n]/.test(part)) endRow();
    else if (!isQuoted || part.trim()) parts.push(part);
  }
  endRow();
  return rows;
}

function plainCell(value: string): string {
  const text = value.trim();
  return formula.test(text.slice(1)) && text.startsWith("'") ? text.slice(1) : text;
}
