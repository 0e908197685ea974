import { expect, test } from 'vitest';
import { chosenLanguage, isForeignPost, isInternalCaller, languageOf, originOf, requestIdOf } from './request-facts.ts';

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
  ['the visited host', { origin: 'https://www.example.com' }, false],
  ['the same in another spelling', { host: 'WWW.example.com:443', origin: 'https://www.Example.com' }, false],
  ['an address in numbers', { host: '[::1]:3000', origin: 'http://[0:0::1]:3000' }, false],
  [
    'the name that visitors know, where a proxy writes its own',
    { host: 'site:3000', origin: 'https://www.example.com' },
    false,
  ],
  ['a browser that keeps its origin to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [
    'a name that nobody set',
    { host: 'old.example', origin: 'https://old.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['a program', {}, false],
  ['a browser without an origin', { 'sec-fetch-site': 'none' }, false],
  ['another site', { origin: 'https://evil.example' }, true],
  ['a part of the own name', { origin: 'https://example.com' }, true],
  ['a name with a dot behind', { origin: 'https://www.example.com.' }, true],
  ['another port', { origin: 'https://www.example.com:8443' }, true],
  ['the page without encryption', { origin: 'http://www.example.com' }, true],
  ['a name before an @', { origin: 'https://www.example.com@evil.example' }, true],
  ['a host that a proxy was told', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, true],
  ['two of them', { origin: 'https://www.example.com, https://evil.example' }, true],
  ['a frame without a name', { origin: 'null' }, true],
  ['the same, as browsers say', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
  ['another site that keeps its name to itself', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbour that keeps its name to itself', { 'sec-fetch-site': 'same-site' }, true],
])('a post of %s is foreign: %j %s', (_name, headers, foreign) => {
  expect(isForeignPost({ host: 'www.example.com', ...headers }, 'https://www.example.com')).toBe(foreign);
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

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'fr, ar-SA;q=0.8, en;q=0.5' }, 'ar'],
  [{ 'accept-language': 'en-GB,ar' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'a=1; language=ar' }, 'ar'],
  [{ 'accept-language': 'ar', cookie: 'language=en' }, 'en'],
  [{ 'accept-language': '*;;,', cookie: 'language=xx' }, 'en'],
])('the language for an address that says none: %o', (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
