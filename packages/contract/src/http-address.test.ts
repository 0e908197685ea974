import { expect, it } from 'vitest';
import { hasNoPassword, isHttpAddress, originOf } from './http-address.ts';

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

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['HTTPS://WWW.Example.com:443/', 'https://www.example.com'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['https://example.com/site', undefined],
  ['https://example.com/?a', undefined],
  ['https://example.com/#a', undefined],
  ['https://name@example.com', undefined],
  ['localhost:3000', undefined],
  ['https://', undefined],
])('%s names the origin %s', (address, expected) => {
  expect(originOf(address)).toBe(expected);
});
