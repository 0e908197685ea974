import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether each part of a text with commas is an address or a network (`10.0.0.0/8`), as `blockList` takes them. */
export function areNetworks(text: string): boolean {
  return text.split(/[\s,]+/).every((entry) => {
    const [address = '', prefix = '0'] = entry.split('/');
    return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32);
  });
}

/** Whether an address is one of a list's. */
export function isIn(list: BlockList, address: string): boolean {
  // A zone (`fe80::1%eth0`) says by which interface an address is reached.
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * @param ranges addresses and networks (`10.0.0.0/8`), with spaces or commas between them
 * @throws when one of them is neither
 */
export function blockList(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/[\s,]+/).filter(Boolean)) {
    const [network = '', prefix] = range.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/**
 * The visitor's own address. Each proxy appends whom it serves, so the last entry counts that is no proxy of ours, and
 * nobody can make up another one: what is written before an entry that is no address is the visitor's own word.
 *
 * @param trusted the proxies in front (TRUSTED_PROXIES): nobody else is believed
 */
export function visitorAddressOf(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  trusted: BlockList,
): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  if (peer === undefined || forwarded === undefined || !isIn(trusted, peer)) return peer;
  let address = peer;
  for (const entry of [forwarded].flat().join(',').split(',').reverse()) {
    const hop = withoutPort(entry.trim());
    if (isIP(hop) === 0) return address;
    address = hop;
    if (!isIn(trusted, hop)) return address;
  }
  return address;
}

/** Some proxies write the port behind the address: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
