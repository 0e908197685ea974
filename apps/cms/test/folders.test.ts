import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * What a file imports, where it stands: by a path from itself, by one from the site's `app`, or as a component of the admin, which
 * Payload imports by a text ('/links/address-field.tsx#AddressField').
 */
function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from|import\(|import) ?'((?:\.|#app\/)[^']+)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? join(root, 'apps/site', specifier.slice(1)) : join(dirname(file), specifier),
  );
  const components = [...text.matchAll(/['`](\/[\w/-]+\.tsx)#/g)].map(([, path = '']) =>
    join(root, 'apps/cms/src', path),
  );
  return [...imported, ...components];
}

/** Folder inside `within` → the folders beside it that its files import. */
function importsBetweenFolders(within: string): Map<string, Set<string>> {
  const source = join(root, within);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const folderOf = (path: string) => {
    const [folder, ...rest] = relative(source, path).split(sep);
    return folder && folder !== '..' && rest.length > 0 ? folder : undefined;
  };
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const path = join(source, file);
    const from = folderOf(path);
    if (!from) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const target of importedBy(path)) {
      const to = folderOf(target);
      if (to && to !== from) known.add(to);
    }
  }
  return imports;
}

/** Every folder inside another one, however deep, but what is generated. */
function foldersWithin(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(
      (path) => readdirSync(join(root, path), { withFileTypes: true }).filter((one) => one.isDirectory()).length > 1,
    );
}

/** The folders that reach themselves by imports. */
function inCircles(imports: Map<string, Set<string>>): string[] {
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!seen.has(to)) reachable(to, seen.add(to));
    return seen;
  };
  return [...imports.keys()].filter((folder) => reachable(folder).has(folder));
}

it('each folder of the two apps stands in ARCHITECTURE.md, which says what lives there', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rooms = ['apps/cms/src', 'apps/site/app'].flatMap((within) =>
    readdirSync(join(root, within), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${within}/${name}`),
  );
  expect(rooms.length).toBeGreaterThan(40);
  expect(rooms.filter((room) => !page.includes(`\`${room}\``))).toEqual([]);
});

// Files beside the folders do not count: ARCHITECTURE.md, Rooms, says why.
describe('no folder imports another in a circle', () => {
  const roots = ['apps/cms/src', 'apps/site/app', 'apps/site/server', 'packages/contract/src'];
  it.each(roots.flatMap((folder) => [folder, ...foldersWithin(folder)]))('inside %s', (within) => {
    expect(inCircles(importsBetweenFolders(within))).toEqual([]);
  });
});
