/**
 * A value for Payload where its types take none. For one of several collections they want what all of them take at once, so
 * that a select or data of one is refused; and of a stored version they know less than its collection does. Payload checks
 * what it is given when it is used.
 */
export function untyped(value: unknown): never {
  // The one type that every parameter takes: the reason stands above.
  return value as never;
}
