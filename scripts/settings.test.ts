import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../apps/site/app/config.server.ts';

// docs/running.md names every setting that an app reads, and none that it does not.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [, ofSite = '', ofService = ''] = read('docs/running.md').split(/^## (?=Site|Content service)/m);

/** Set by Node and Next themselves. */
const notOurs = new Set(['NODE_ENV', 'NEXT_PHASE']);

/** The keys of the table in the code: constants in capitals, two spaces in. */
function settingsOf(file: string): string[] {
  const names = [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:v\.|\{)/gm)].map(([, name = '']) => name);
  return names.filter((name) => !notOurs.has(name)).toSorted();
}

/** The first column of the tables. */
function settingsIn(part: string): string[] {
  const cells = [...part.matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name)).toSorted();
}

it.each([
  ['site', 'apps/site/app/config.server.ts', ofSite],
  ['content service', 'apps/cms/src/config.ts', ofService],
])('the settings of the %s are those of docs/running.md', (_, file, part) => {
  expect(settingsOf(file).length).toBeGreaterThan(15);
  expect(settingsIn(part)).toEqual(settingsOf(file));
});

/** Setting → the literal that stands for it where it is not set; an empty one stands for nothing. */
function defaultsOf(file: string): [name: string, value: string][] {
  const [, ...settings] = read(file).split(/^ {2}(?=[A-Z][A-Z0-9_]+: v\.)/m);
  return settings.flatMap((source): [string, string][] => {
    const [name = ''] = source.split(':');
    const [own = ''] = source.split(/^\}/m);
    const [, value] = /,\s*'([^']*)',?\s*\),\s*$/.exec(own) ?? [];
    return !value || notOurs.has(name) ? [] : [[name, value]];
  });
}

it('the defaults of the content service are those of docs/running.md', () => {
  const rows = ofService.split('\n').filter((line) => line.startsWith('| `'));
  const defaults = defaultsOf('apps/cms/src/config.ts');
  expect(defaults.length).toBeGreaterThan(15);
  const untold = defaults.filter(([name, value]) => {
    const [, , told = ''] = rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|') ?? [];
    return !told.replaceAll('`', '').trim().split(', ').includes(value);
  });
  expect(untold).toEqual([]);
});

/** Name → what docs/running.md tells as the default of a setting of the site; what has none is left out. */
const toldOfSite = ofSite.split('\n').flatMap((line) => {
  const [, name, told] = /^\| `([A-Z0-9_]+)` \| `?([^`|]+?)`? \|/.exec(line) ?? [];
  return name && told && told !== '–' ? [{ name, told: told.replace('PORT', '3000') }] : [];
});

it('docs/running.md tells the defaults of the site', () => expect(toldOfSite.length).toBeGreaterThan(7));

it.each(toldOfSite)('to set $name of the site to its default, $told, changes nothing', ({ name, told }) => {
  // Its keys would be new ones each time without a secret, and caches in front have settings of their own.
  const others = { PURGE_SECRET: 'a-secret-of-the-test', ...(name !== 'CDN' && { CDN: 'on' }) };
  expect(readConfig({ ...others, [name]: told })).toEqual(readConfig(others));
});

type Read = (environment: Record<string, string | undefined>) => unknown;
// By an address that the compiler does not follow: with the service's types Next's own would come into every script's.
const ofTheService = join(root, 'apps/cms/src/config.ts');
const { readConfig: readServiceConfig } = (await import(ofTheService)) as { readConfig: Read };
const takes = (readIt: Read, name: string, value: number) => {
  try {
    readIt({ [name]: String(value) });
    return true;
  } catch {
    return false;
  }
};

const rowsOf = (part: string) =>
  part.split('\n').flatMap((line) => {
    const [, cell, , meaning = ''] = /^\| (`[A-Z][^|]*)\|([^|]*)\|(.*)\|$/.exec(line) ?? [];
    return cell ? [{ names: [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name), meaning }] : [];
  });

type App = { app: string; readIt: Read };
/** Every row of both apps whose meaning tells something, once for each of its settings. */
function told<Told>(tellOf: (meaning: string) => Told | undefined) {
  const apps: [part: string, app: App][] = [
    [ofSite, { app: 'site', readIt: readConfig }],
    [ofService, { app: 'content service', readIt: readServiceConfig }],
  ];
  return apps.flatMap(([part, app]) =>
    rowsOf(part).flatMap(({ names, meaning }) => {
      const one = tellOf(meaning);
      return one ? names.map((name) => ({ ...app, ...one, name })) : [];
    }),
  );
}

const ranges = told((meaning) => {
  const [, least, most] = /\b(\d+) to (\d+)\b/.exec(meaning) ?? [];
  return most ? { least: Number(least), most: Number(most) } : undefined;
});

it('docs/running.md tells ranges', () => expect(ranges.length).toBeGreaterThanOrEqual(5));

it.each(ranges)('$name of the $app takes $least to $most, as docs/running.md tells, and no more', (range) => {
  const { readIt, name, least, most } = range;
  expect([least, most].map((value) => takes(readIt, name, value))).toEqual([true, true]);
  expect([least - 1, most + 1].map((value) => takes(readIt, name, value))).toEqual([false, false]);
});

const shortest = told((meaning) => {
  const [, least] = /\b(\d+) characters at least\b/.exec(meaning) ?? [];
  return least ? { least: Number(least) } : undefined;
});

it('docs/running.md tells how long secrets are', () => expect(shortest.length).toBeGreaterThanOrEqual(4));

it.each(shortest)('$name of the $app has at least $least characters, as docs/running.md tells', (secret) => {
  const read = (length: number) => () => secret.readIt({ [secret.name]: 'k'.repeat(length) });
  expect(read(secret.least)).not.toThrow();
  expect(read(secret.least - 1)).toThrow(secret.name);
});
