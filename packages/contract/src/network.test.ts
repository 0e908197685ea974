import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['1::8%25', '1:0:0:0::/64'],
  ['from ::ffff:203.0.113.7', 'from ::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['from 203.0.113.7', 'from 203.0.113.7'],
  ['203.0.113.7.9', '203.0.113.7.9'],
  ['unknown', 'unknown'],
])('the wide network of %s is %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
