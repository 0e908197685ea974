import { smallBodyBytes } from '@insurer/contract/body-rooms.ts';
import { expect, test } from 'vitest';
import { openBodyRoom } from './body-room.server.ts';

const megabyte = 1024 * 1024;

function open(visitorAddress: string | undefined, length?: number) {
  const headers = length === undefined ? undefined : { 'content-length': String(length) };
  return openBodyRoom(new Request('http://site.example/claims', { method: 'POST', headers }), { visitorAddress });
}

/** How many megabytes senders get before they are refused, one after the other; all is given back after it. */
function megabytesOf(addresses: string[], length?: number): number {
  const rooms = addresses.map((address) => open(address, length));
  const taken = rooms.filter((room) => room.take(megabyte)).length;
  for (const room of rooms) room.leave();
  return taken;
}

const sameSender = Array.from({ length: 100 }, () => '198.51.100.7');
const neighbours = Array.from({ length: 100 }, (_, at) => `198.51.100.${at}`);
const everybody = Array.from({ length: 100 }, (_, at) => `198.51.${at}.7`);

test('bodies of unknown or large size take 64 MB in all, 24 of one sender, 32 of a neighbourhood', () => {
  for (const length of [undefined, smallBodyBytes + 1])
    expect([sameSender, neighbours, everybody].map((from) => megabytesOf(from, length))).toEqual([24, 32, 64]);
});

test('small bodies have 16 MB more, 2 of one sender, 8 of a neighbourhood', () => {
  const small = smallBodyBytes;
  const all = [sameSender, neighbours, everybody].map((from) => megabytesOf(from, small));
  expect(all).toEqual([24 + 2, 32 + 8, 64 + 16]);
});

test('what is taken stays taken until it is given back, from one request to the next', () => {
  const first = open('203.0.113.7');
  expect(first.take(24 * megabyte)).toBe(true);
  expect(open('203.0.113.7').take(1)).toBe(false);
  first.leave();
  expect(open('203.0.113.7').take(24 * megabyte)).toBe(true);
});
