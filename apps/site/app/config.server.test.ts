import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('[API-01] the address of the content service comes from the environment; everything has a working default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    contentApiUrl: 'http://localhost:3001/api',
    siteUrl: 'http://localhost:3000',
    logLevel: 'info',
    production: false,
  });
  expect(readConfig({ CONTENT_API_URL: 'http://10.0.0.7:9/api/' }).contentApiUrl).toBe('http://10.0.0.7:9/api');
});

test('the key of a content service may have any length', () => {
  expect(readConfig({ CONTENT_API_KEY: 'k' }).contentApiKeys).toEqual(['k']);
});

test('two values of a secret hold, the present one first; one that is easy to guess is named (decision 0021)', () => {
  const config = readConfig({
    CONTENT_API_KEY: 'k',
    CONTENT_API_KEY_PREVIOUS: 'j',
    PURGE_SECRET: 'p'.repeat(32),
    PURGE_SECRET_PREVIOUS: 'the one before',
  });
  expect(config).toMatchObject({
    contentApiKeys: ['k', 'j'],
    purgeSecrets: ['p'.repeat(32), 'the one before'],
    secrets: { PURGE_SECRET: ['p'.repeat(32), 'the one before'] },
    weakSecrets: ['CONTENT_API_KEY'],
  });
  expect(readConfig({ CONTENT_API_KEY: 'k', PURGE_SECRET_PREVIOUS: 'the one before' })).toMatchObject({
    purgeSecrets: [],
    secrets: { PURGE_SECRET: ['k'] },
  });
  const own = () => String(readConfig({}).secrets.PURGE_SECRET[0]);
  expect(own()).not.toBe(own());
});

test('the settings are frozen, and empty ones count as missing', () => {
  const config = readConfig({ PORT: '', PURGE_SECRET: ' ' });
  expect(Object.isFrozen(config)).toBe(true);
  expect(config.purgeSecrets).toEqual([]);
});

test.each([
  [{ PORT: 'many' }, 'The setting PORT must be a port number from 0 to 65535.'],
  [{ CONTENT_API_URL: 'localhost:3001' }, /^The setting CONTENT_API_URL must be an http or https address/],
  // fetch takes no address with a name and a password: every call would fail.
  [
    { CONTENT_API_URL: 'http://site:password@cms:3001/api' },
    /^The setting CONTENT_API_URL must be .* without a name and a password/,
  ],
  [{ SITE_URL: 'https://www.example.com/path' }, /^The setting SITE_URL must be an origin/],
  [{ CONTENT_API_KEY: 'two words' }, /^The setting CONTENT_API_KEY must be made of visible ASCII/],
  [{ PURGE_SECRET: 'short' }, 'The setting PURGE_SECRET must have at least 8 characters.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^The setting TRUSTED_PROXIES must be addresses or networks/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^The setting TRUSTED_PROXIES must be/],
  [{ CDN: 'yes' }, 'The setting CDN must be on or off.'],
  [{ CDN: 'on', CDN_KIND: 'squid' }, /^The setting CDN_KIND must be one of varnish, /],
  [{ CDN: 'on', CDN_PURGE_URL: 'http://a/, varnish' }, /^The setting CDN_PURGE_URL must be http or https/],
  [{ HAND_OVER_SECRET: 'a'.repeat(32) }, /^The setting HAND_OVER_SECRET must be 32 bytes in base64/],
  [{ SAVINGS_ILLUSTRATION: '1,2,3' }, /^The setting SAVINGS_ILLUSTRATION must be off, or four percentages/],
  [{ LOG_LEVEL: 'loud' }, /^The setting LOG_LEVEL must be one of/],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('what the savings calculator counts by is four percentages, or there is none', () => {
  expect(readConfig({ SAVINGS_ILLUSTRATION: '-2,3.5,6,0' }).savings).toEqual({
    growth: { poor: -0.02, average: 0.035, good: 0.06 },
    setUp: 0,
  });
  expect(readConfig({ SAVINGS_ILLUSTRATION: 'off' }).savings).toBeUndefined();
});
