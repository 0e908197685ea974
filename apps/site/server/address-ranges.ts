import { BlockList, isIP } from 'node:net';

/** Own machine, private networks and link-local addresses (cloud metadata): where proxies and operators call from. */
const privateRanges = '10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7 fe80::/10';
/** What else is not the public internet: unspecified, shared, test and multicast addresses, IPv4 inside NAT64. */
const reservedRanges = [
  '0.0.0.0/8 100.64.0.0/10 192.0.0.0/24 192.0.2.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24',
  '224.0.0.0/4 240.0.0.0/4 ::/128 64:ff9b::/96 100::/64 2001:db8::/32 ff00::/8',
];

const privateList = blockList([privateRanges]);
const notPublicList = blockList([privateRanges, ...reservedRanges]);

/** Whether an address belongs to this machine or a network of its own. IPv4 inside IPv6 counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  return isIn(privateList, address);
}

/** Whether an address lies on the public internet; names do not. IPv4 inside IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !isIn(notPublicList, address);
}

function isIn(list: BlockList, address: string): boolean {
  // A zone (`fe80::1%eth0`) says by which interface an address is reached.
  const [bare = ''] = address.split('%');
  const family = isIP(bare);
  return family !== 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((line) => line.split(' '))) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
