import { expect, test } from 'vitest';
import { BodyRooms, smallBodyBytes } from './body-rooms.ts';

const megabyte = 1024 * 1024;
const newRooms = () =>
  new BodyRooms({
    small: { all: 4 * megabyte, network: megabyte, wideNetwork: 2 * megabyte },
    large: { all: 64 * megabyte, network: 24 * megabyte, wideNetwork: 32 * megabyte },
  });

/** How many rooms of a megabyte the senders get. */
function takenBy(rooms: BodyRooms, addresses: string[]): number {
  return addresses.filter((address) => rooms.open(address).take(megabyte)).length;
}

test('the networks of one line, and neighbours, take no more than half of the room', () => {
  const line = Array.from({ length: 100 }, (_, at) => `2001:db8:1:${(at % 16).toString(16)}::1`);
  expect(takenBy(newRooms(), line)).toBe(32);
  const neighbours = Array.from({ length: 100 }, (_, at) => `198.51.100.${at}`);
  expect(takenBy(newRooms(), neighbours)).toBe(32);
  const one = Array.from({ length: 100 }, () => '198.51.100.7');
  expect(takenBy(newRooms(), one)).toBe(24);
});

test('small bodies come in when uploads have taken all the room', () => {
  const rooms = newRooms();
  const uploads = Array.from({ length: 100 }, (_, at) => `198.51.${at}.7`);
  expect(takenBy(rooms, uploads)).toBe(64);
  const small = () => rooms.open('203.0.113.7', smallBodyBytes).take(smallBodyBytes);
  expect([small(), small(), small(), small()]).toEqual([true, true, true, true]);
  expect(small()).toBe(false);
  expect(rooms.open('203.0.113.8', smallBodyBytes + 1).take(1)).toBe(false);
  expect(rooms.open('203.0.113.8').take(1)).toBe(false);
});

test('what is given back is there again, once', () => {
  const rooms = newRooms();
  const room = rooms.open('198.51.100.7');
  expect([room.take(24 * megabyte), room.take(1)]).toEqual([true, false]);
  room.leave();
  room.leave();
  expect(
    takenBy(
      rooms,
      Array.from({ length: 100 }, () => '198.51.100.7'),
    ),
  ).toBe(24);
});
