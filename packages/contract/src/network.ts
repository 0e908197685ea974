/**
 * The network that a sender has to himself, for limits: an IPv4 address alone, of an IPv6 address the first 64 bits, since
 * whoever holds one address of them holds all.
 *
 * @param address as a socket or a proxy tells it; what is no IPv6 address comes back as it is
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return bare;
  const [start = '', end] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const missing = end === undefined ? 0 : 8 - groups(start).length - groups(end).length;
  return `${[...groups(start), ...Array(missing).fill('0'), ...groups(end)].slice(0, 4).join(':')}::/64`;
}
