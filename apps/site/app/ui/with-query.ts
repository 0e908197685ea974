/** An address with one more query behind its own, and before its fragment. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const [path = '', fragment] = address.split('#', 2);
  const query = `${path.includes('?') ? '&' : '?'}${search.slice(1)}`;
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
