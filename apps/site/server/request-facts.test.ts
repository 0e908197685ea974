import { expect, test } from 'vitest';
import { chosenLanguage, isInternalCaller, originOf, requestIdOf } from './request-facts.ts';

test('a sane request id is kept, anything else is replaced', () => {
  expect(requestIdOf({ 'x-request-id': 'abcd-1234' })).toBe('abcd-1234');
  expect(requestIdOf({ 'x-request-id': 'a\u0000b<script>' })).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['the host of SITE_URL, TLS ended in front', { host: 'www.example.com' }, 'https://www.example.com'],
  ['another host without a proxy', { host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  ['a proxy that says https', { host: '127.0.0.1:3000', 'x-forwarded-proto': 'https, http' }, 'https://127.0.0.1:3000'],
  ['no host', {}, 'https://www.example.com'],
])('origin for %s', (_name, headers, origin) => {
  expect(originOf(headers, 'https://www.example.com')).toBe(origin);
});

test.each([
  ['language=ar', true],
  ['a=1; language=ar; b=2', true],
  ['language=en', false],
  ['language=fr', false],
  ['language=arabic', false],
  ['other_language=ar', false],
  [undefined, false],
])('[I18N-03] the cookie %j chooses Arabic: %s', (cookie, chosen) => {
  expect(chosenLanguage(cookie)).toBe(chosen ? 'ar' : undefined);
});

test('operators are callers inside that no proxy speaks for', () => {
  expect(isInternalCaller({}, '::ffff:10.0.0.3', 'network')).toBe(true);
  expect(isInternalCaller({}, '::ffff:10.0.0.3', 'machine')).toBe(false);
  expect(isInternalCaller({}, '::ffff:127.0.0.1', 'machine')).toBe(true);
  expect(isInternalCaller({ 'x-forwarded-for': '8.8.8.8' }, '127.0.0.1', 'machine')).toBe(false);
  expect(isInternalCaller({}, '8.8.8.8', 'network')).toBe(false);
});
