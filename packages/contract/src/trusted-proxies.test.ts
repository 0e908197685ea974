import { expect, test } from 'vitest';
import { blockList, visitorAddressOf } from './trusted-proxies.ts';

test.each([
  ['nobody in front', {}, '203.0.113.7', '203.0.113.7'],
  ['a proxy inside that names the visitor', { 'x-forwarded-for': '203.0.113.7' }, '10.0.0.2', '203.0.113.7'],
  ['a visitor who makes up an address', { 'x-forwarded-for': '1.2.3.4' }, '203.0.113.7', '203.0.113.7'],
  [
    'a made-up entry before the proxy adds its own',
    { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' },
    '::1',
    '203.0.113.7',
  ],
  ['a private neighbour that is no proxy of ours', { 'x-forwarded-for': '1.2.3.4' }, '192.168.0.9', '192.168.0.9'],
  ['two proxies of ours in a row', { 'x-forwarded-for': '1.2.3.4, 203.0.113.7, 10.0.0.3' }, '10.0.0.2', '203.0.113.7'],
  ['a proxy that names the port, too', { 'x-forwarded-for': '1.2.3.4, 203.0.113.7:4711' }, '::1', '203.0.113.7'],
  ['the same of IPv6', { 'x-forwarded-for': '1.2.3.4, [2001:db8::7]:4711' }, '::1', '2001:db8::7'],
  ['a proxy that hides whom it serves', { 'x-forwarded-for': '1.2.3.4, unknown' }, '10.0.0.2', '10.0.0.2'],
  ['one of two proxies that hides it', { 'x-forwarded-for': '1.2.3.4, _a, 10.0.0.3' }, '10.0.0.2', '10.0.0.3'],
  ['nothing but proxies of ours', { 'x-forwarded-for': '10.0.0.4, 10.0.0.3' }, '10.0.0.2', '10.0.0.4'],
  ['a header of endless length', { 'x-forwarded-for': `${'1.2.3.4,'.repeat(2_000)}203.0.113.7` }, '::1', '203.0.113.7'],
  ['a proxy that says nothing usable', { 'x-forwarded-for': 'unknown' }, '10.0.0.2', '10.0.0.2'],
])('the address that limits count, with %s', (_name, headers, peer, address) => {
  expect(visitorAddressOf(headers, peer, blockList('10.0.0.0/8, ::1'))).toBe(address);
});
