import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoved } from './removed-tools.ts';

const permissive = 'may be used and passed on by naming its authors';
const unchanged = 'used unchanged and apart; a change of its own files would have to be published';

/** THE licences that a package may have, by their SPDX names, and why. */
const accepted: Record<string, string> = {
  '0BSD': permissive,
  'Apache-2.0': permissive,
  'BlueOak-1.0.0': permissive,
  'BSD-2-Clause': permissive,
  'BSD-3-Clause': permissive,
  ISC: permissive,
  MIT: permissive,
  'MIT-0': permissive,
  'PSF-2.0': permissive,
  'Python-2.0': permissive,
  Unlicense: permissive,
  WTFPL: permissive,
  Zlib: permissive,
  'CC0-1.0': 'in the public domain, as far as the law lets it be',
  'CC-BY-4.0': 'data on browsers, named here',
  'OFL-1.1': 'the typeface, passed on with its licence',
  'MPL-2.0': unchanged,
  'LGPL-3.0-or-later': `${unchanged}: libvips, a shared library that anybody can replace`,
};

/** Packages whose lockfile entry names no licence, with what their files say. */
const toldElsewhere: Record<string, string> = { busboy: 'MIT', 'humanize-number': 'MIT', streamsearch: 'MIT' };

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };
type Licensed = { name: string; licence: string; isShipped: boolean };

/** Every package of the lockfile with its licence, an SPDX expression; '' where none is known. */
export function licences(): Licensed[] {
  const file = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const packages = Object.entries((JSON.parse(file) as { packages: Record<string, Locked> }).packages);
  return packages.flatMap(([path, { version, license, dev, devOptional, link }]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || link) return [];
    const licence = license ?? toldElsewhere[name] ?? '';
    return [{ name: `${name} ${version}`, licence, isShipped: !dev && !devOptional && !isRemoved(name) }];
  });
}

/** Of "A OR B" one must be accepted, of "A AND B" both. */
export function isAccepted(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => one in accepted));
}

// `npm run licences`: what the product is made of, by licence; first what is shipped, then the tools it is built with.
if (process.argv[1] === import.meta.filename) {
  for (const shipped of [true, false]) {
    console.log(shipped ? '# Shipped' : '\n# Tools');
    const own = licences().filter(({ isShipped }) => isShipped === shipped);
    const groups = Object.groupBy(own, ({ licence }) => licence);
    for (const [licence, members = []] of Object.entries(groups).sort()) {
      const reasons = licence.match(/[\w.-]+/g)?.flatMap((name) => accepted[name] ?? []) ?? [];
      console.log(`\n## ${licence || 'unknown'}: ${[...new Set(reasons)].join('; ') || 'not accepted'}`);
      console.log([...new Set(members.map(({ name }) => name))].sort().join('\n'));
    }
  }
}
