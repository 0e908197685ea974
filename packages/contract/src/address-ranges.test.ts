import { expect, test } from 'vitest';
import { isPrivateAddress, isPublicAddress } from './address-ranges.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fec0::1',
  '3fff::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff::1',
  '5f00::1',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '168.63.129.16',
  '192.88.99.1',
  'localhost',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111', '2001:200::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:10.0.0.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['fe80::1%eth0', true],
  ['febf::1', true],
  ['fec0::1', false],
  ['fd00::1', true],
  // Neither public nor a network of one's own.
  ['203.0.113.7', false],
  ['8.8.8.8', false],
  ['localhost', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
