import { expect, test } from 'vitest';
import { FairShare } from './fair-share.ts';

const share = () => new FairShare({ all: 10, network: 4, wideNetwork: 6 });

test('a network takes its share and not more, and what it leaves is there again', () => {
  const room = share();
  expect(room.take('203.0.113.7', 4)).toBe(true);
  expect(room.take('203.0.113.7', 1)).toBe(false);
  room.leave('203.0.113.7', 1);
  expect(room.take('203.0.113.7', 2)).toBe(false);
  expect(room.take('203.0.113.7', 1)).toBe(true);
});

test('what one address leaves in part stays taken from the wide network and from all', () => {
  const room = share();
  for (const address of ['203.0.113.7', '203.0.113.8']) expect(room.take(address, 3)).toBe(true);
  expect(room.take('203.0.113.9', 1)).toBe(false);
  room.leave('203.0.113.7', 2);
  expect(room.take('203.0.113.9', 3)).toBe(false);
  expect(room.take('203.0.113.9', 2)).toBe(true);
  expect(room.take('198.51.100.1', 4)).toBe(true);
  expect(room.take('192.0.2.1', 1)).toBe(false);
});

test('what was left whole leaves nothing behind', () => {
  const room = share();
  for (const time of [1, 2, 3]) {
    expect([time, room.take('203.0.113.7', 4)]).toEqual([time, true]);
    room.leave('203.0.113.7', 4);
  }
  expect(room.isCrowded).toBe(false);
});

test('it is crowded when more than half is taken', () => {
  const room = share();
  room.take('203.0.113.7', 4);
  room.take('198.51.100.1', 1);
  expect(room.isCrowded).toBe(false);
  room.take('198.51.100.1', 1);
  expect(room.isCrowded).toBe(true);
});

test('senders without an address count as one, and not as anybody else', () => {
  const room = share();
  expect(room.take(undefined, 4)).toBe(true);
  expect(room.take('', 1)).toBe(false);
  expect(room.take('2001:db8::1', 4)).toBe(true);
});
