/** Where visitors are led by a field that holds the key of a job; nothing where it holds none. */
export function jobAddress(key: unknown): string | undefined {
  const written = typeof key === 'string' ? key.trim() : '';
  return written ? `/career-details/${encodeURIComponent(written)}` : undefined;
}
