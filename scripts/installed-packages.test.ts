import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './run/installed-packages.mjs';

const wanted = {
  '': {},
  'apps/site': { version: '1.0.0' },
  'node_modules/react': { version: '19.2.0', integrity: 'sha512-one' },
  'apps/site/node_modules/react': { version: '18.0.0', integrity: 'sha512-two' },
  'node_modules/only-on-a-mac': { version: '1.0.0', integrity: 'sha512-three', optional: true },
};
const react = { version: '19.2.0', integrity: 'sha512-one' };
const nested = { version: '18.0.0', integrity: 'sha512-two' };

describe('what counts as installed', () => {
  it.each([
    ['all of it', true, { 'node_modules/react': react, 'apps/site/node_modules/react': nested }],
    ['more than it', true, { 'node_modules/react': react, 'apps/site/node_modules/react': nested, other: {} }],
    ['nothing', false, {}],
    ['a part of it', false, { 'node_modules/react': react }],
    [
      'another version',
      false,
      { 'node_modules/react': { ...react, version: '19.1.0' }, 'apps/site/node_modules/react': nested },
    ],
    [
      'other bytes',
      false,
      { 'node_modules/react': { ...react, integrity: 'sha512-x' }, 'apps/site/node_modules/react': nested },
    ],
  ])('%s', (_, expected, found) => {
    expect(isInstalled(wanted, found)).toBe(expected);
  });

  it('is what npm itself says of this checkout, so that nothing is installed a second time', () => {
    const packagesOf = (lockfile: string) =>
      JSON.parse(readFileSync(join(dirname(import.meta.dirname), lockfile), 'utf8')).packages;
    expect(isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))).toBe(true);
  });
});
