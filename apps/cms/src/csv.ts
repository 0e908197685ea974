/**
 * A table as CSV that spreadsheets open well: UTF-8 with its mark, every cell quoted. A cell that a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return `\uFEFF${text}\r\n`;
}

function cell(value: string): string {
  // Blanks and invisible signs before the sign do not make it harmless.
  const isFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(value) || /^[\t\r\n]/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
