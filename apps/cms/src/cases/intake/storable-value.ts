/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function storableValue(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
