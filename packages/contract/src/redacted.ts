/** What an error or a log line may carry beside its message and must never show: values of a statement, of a query, of a body. */
const closedKeys =
  /^(params|parameters|query|sql|args|values?|where|detail|hint|rows?|body|data|sent|fields?|input|received|issues|headers|cookies?|authorization|password|token)$/i;
/** Names that the service itself gives: a number in them is nobody's. */
const openKeys = /^(requestId|reference|time|level|app|address|backup|migrations)$/;
const deepest = 4;
const longest = 4_000;

/**
 * A value as a log may have it: errors without the values that databases and parsers put into their messages, texts
 * without query values, email addresses, IBANs and long numbers, nothing under the names of bodies and parameters.
 */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '…';
  if (value instanceof Error) return redactedError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  // Each request has such a line, so no list is made on the way.
  const fields: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (!closedKeys.test(key)) fields[key] = openKeys.test(key) ? item : redacted(item, depth + 1);
  }
  return fields;
}

/** What a caller hands to a logger of pino's kind, as a log may have it. */
export function redactedArguments([first, ...rest]: readonly unknown[]): unknown[] {
  if (!(first instanceof Error)) return [first, ...rest].map((part) => redacted(part));
  return [{ err: redacted(first) }, ...(rest.length > 0 ? rest : [first.message]).map((part) => redacted(part))];
}

/** What says where it failed and why: its kind, its codes, its message without values, the places in the code. */
function redactedError(error: Error, depth: number): object {
  const { name, message, stack = '', cause } = error;
  const { code, status, constraint, table } = error as Error & Record<string, unknown>;
  // The stack repeats the message; only lines that name a place follow it.
  const places = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .*(:\d+:\d+|<anonymous>)\)?$/gm);
  return {
    name,
    message: redactedText(message),
    ...Object.fromEntries(
      Object.entries({ code, status, constraint, table }).filter(([, fact]) => /^(string|number)$/.test(typeof fact)),
    ),
    ...(places && { stack: places.map((place) => place.trim()).join('\n') }),
    ...(cause !== undefined && { cause: redacted(cause, depth + 1) }),
  };
}

/** What a text must have in it for any of the replacements below; most have not, and each line of a request asks. */
const suspicious = /["=@\p{Nd}]|params:|failed query/iu;

/**
 * Anybody can have a long text logged, as an address. So each run of signs is read once: one that failed from its first sign on
 * is not tried again from the second.
 */
function redactedText(text: string): string {
  if (text.length <= longest && !suspicious.test(text)) return text;
  return text
    .slice(0, longest)
    .replace(/^(Failed query: \w+ (?:into |from )?["`]?[\w.]*).*$/s, '$1 …')
    .replace(/\bparams:.*$/is, 'params: …')
    .replace(/".*"/gs, '"…"')
    .replace(/([?&][^\s=&?#]{1,60})=[^&#\n"]*/g, '$1=…')
    .replace(/(?<![^\s@<>:,;])[^\s@<>:,;]+@[^\s@<>:,;]+/g, '…@…')
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){4,7}[A-Z0-9]{0,3}\b/gi, '…')
    .replace(/(?:\+|(?<!\p{Nd})\p{Nd})(?:[ -]?\p{Nd}){6,}(?![\p{Nd}_])/gu, '…');
}
