import { expect, it } from 'vitest';
import { hasNoPassword, isHttpAddress } from './http-address.ts';

it.each([
  ['https://www.example.com', true],
  ['HTTP://localhost:3000/api', true],
  ['www.example.com', false],
  ['localhost:3000', false],
  ['ftp://example.com', false],
  ['http://', false],
  ['', false],
])('%s can be asked over HTTP: %s', (address, expected) => {
  expect(isHttpAddress(address)).toBe(expected);
});

it.each([
  ['https://example.com', true],
  ['https://name@example.com', false],
  ['https://:word@example.com', false],
])('%s has no name and no password: %s', (address, expected) => {
  expect(hasNoPassword(address)).toBe(expected);
});
