import { isIP } from 'node:net';
import { blockList, isIn } from './trusted-proxies.ts';

const ownMachine = '127.0.0.0/8 ::1/128';
/** Own machine, private networks and link-local addresses (cloud metadata). */
const privateRanges = `${ownMachine} 10.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 fc00::/7 fe80::/10`;
/**
 * What else is not the public internet: unspecified, shared, test, routing and multicast addresses, a cloud's host, what is set
 * apart for protocols (`2001::/23`: identifiers that look like addresses, benchmarks, Teredo), and IPv6 addresses that lead
 * on to an IPv4 one (NAT64, translated, 6to4, compatible) or to a site of their own.
 */
const reservedRanges = [
  '0.0.0.0/8 100.64.0.0/10 192.0.0.0/24 192.0.2.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24',
  '168.63.129.16/32 192.88.99.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
  '5f00::/16 fec0::/10 ff00::/8',
];

const ownMachineList = blockList(ownMachine);
const privateList = blockList(privateRanges);
const notPublicList = blockList([privateRanges, ...reservedRanges].join(' '));

/** Whether an address is this machine's own (loopback). IPv4 inside IPv6 counts as what it is. */
export function isOwnMachine(address: string): boolean {
  return isIn(ownMachineList, address);
}

/** Whether an address belongs to this machine or a network of its own. IPv4 inside IPv6 counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  return isIn(privateList, address);
}

/** Whether an address lies on the public internet; names do not. IPv4 inside IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !isIn(notPublicList, address);
}
