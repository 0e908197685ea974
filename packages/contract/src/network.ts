/**
 * The network that a sender has to himself, for limits: an IPv4 address alone, of an IPv6 address the first 64 bits, since
 * whoever holds one address of them holds all.
 *
 * @param address as a socket or a proxy tells it; what is no IPv6 address comes back as it is
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  const groups = groupsOf(bare);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : bare;
}

/** The most that one line or one small host is given: an IPv4 address' /24, an IPv6 address' /48. */
export function wideNetworkOf(address: string): string {
  const bare = bareAddress(address);
  const groups = groupsOf(bare);
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`;
  return bare.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}

function bareAddress(address: string): string {
  return address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The eight groups of an IPv6 address; undefined for everything else. */
function groupsOf(bare: string): string[] | undefined {
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return undefined;
  const [start = '', end] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const missing = end === undefined ? 0 : 8 - groups(start).length - groups(end).length;
  return [...groups(start), ...Array<string>(missing).fill('0'), ...groups(end)];
}
