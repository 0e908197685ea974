/** Lines that a function may have, blank ones apart. */
export const longest = 80;

const start =
  /^(\s*)(?:export )?(?:default )?(?:(?:async )?function\b|(?:const|let) \w+ = (?:async )?(?:\(|function\b)|(?:static |async |get |set )*#?\w+\((?!.*;$))/;
/** No function begins so, though it looks like one. */
const statement = /^\s*(?:if|for|while|switch|catch|return|else|expect|describe|it)\b/;

/**
 * The functions of a source that are too long, as their first lines and their lengths. It reads what the formatter wrote: a
 * function ends at the next line that closes a brace at its own indentation. The linter's own rule does not count
 * the lines of markup.
 */
export function longFunctions(source: string): { line: number; length: number; head: string }[] {
  const lines = source.split('\n');
  return lines.flatMap((head, index) => {
    const indent = statement.test(head) ? undefined : start.exec(head)?.[1];
    if (indent === undefined || !opensBody(lines, index, indent)) return [];
    const end = lines.findIndex((line, at) => at > index && closes(line, indent));
    const length = lines.slice(index, end + 1).filter((line) => line.trim() !== '').length;
    return end > index && length > longest ? [{ line: index + 1, length, head: head.trim() }] : [];
  });
}

const closes = (line: string, indent: string) => line.startsWith(`${indent}}`) && /^\}[;,)]*$/.test(line.trim());

/** Whether a body in braces follows: on the same line, or after parameters on lines of their own. */
function opensBody(lines: string[], index: number, indent: string): boolean {
  if (lines[index]?.endsWith('{')) return true;
  const next = lines.slice(index + 1).find((line) => !line.startsWith(`${indent} `) && line.trim() !== '');
  return next?.startsWith(`${indent})`) === true && next.endsWith('{');
}
