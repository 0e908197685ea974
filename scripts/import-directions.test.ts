import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

type Import = [from: string, specifier: string];
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'import-directions-'));
afterAll(() => rmSync(copy, { recursive: true }));
const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
writeFileSync(join(copy, 'biome.json'), JSON.stringify({ overrides, linter: { rules: { preset: 'none' } } }));

/** The imports that the linter lets pass, each tried in a file of its own. */
function allowed(imports: Import[]): string[] {
  const tried = imports.map(([from, specifier], index) => {
    const path = join(from, `sample-${index}.ts`);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), `import type { One } from '${specifier}';\nexport type Two = One;\n`);
    return { path, said: `${from} → ${specifier}` };
  });
  const options = ['--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'];
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', ...options, ...tried.map(({ path }) => path)], {
    cwd: copy,
    encoding: 'utf8',
  });
  return tried.filter(({ path }) => !stdout.includes(`${path},`)).map(({ said }) => said);
}

const foldersOf = (path: string, but: string[] = []) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !but.includes(entry.name))
    .map(({ name }) => join(path, name));
const each = (folders: string[], ...specifiers: string[]) =>
  folders.flatMap((folder) => specifiers.map((specifier): Import => [folder, specifier]));

const ofTheSite = foldersOf('apps/site/app', ['styles']);
// `app` holds the addresses that Next reads, each of which stands for one call.
const ofTheService = foldersOf('apps/cms/src', ['app', 'seed']);

it('every folder of the site knows neither our content service nor the process around it', () => {
  const others = ['@insurer/cms/src/config.ts', '../../../cms/src/config.ts', '#server/page-cache.ts'];
  expect(allowed(each(ofTheSite, ...others))).toEqual([]);
  const routes = ['#app/routes/error-view.tsx', '../routes/error-view.tsx'];
  expect(
    allowed(
      each(
        ofTheSite.filter((folder) => !folder.endsWith('/routes')),
        ...routes,
      ),
    ),
  ).toEqual([]);
});

it('the content is read by routes, search and server alone', () => {
  const others = ofTheSite.filter((folder) => !/\/(content|routes|search)$/.test(folder));
  expect(allowed(each(others, '#app/content/pages.ts', '../content/pages.ts'))).toEqual([]);
});

it('every folder of the content service knows neither the site nor the demo content nor the seed', () => {
  const others = ['@insurer/site/app/view.ts', '@insurer/demo-content/company.ts', '../seed/seed.ts'];
  expect(allowed(each(ofTheService, ...others))).toEqual([]);
  // The background work looks after what GET /ready tells.
  const behindTheCalls = ofTheService.filter((folder) => !/\/(http|background)$/.test(folder));
  expect(allowed(each(behindTheCalls, '../http/pages.ts'))).toEqual([]);
});

it('rooms with rules of their own keep them, a folder further down too', () => {
  expect(
    allowed([
      ['apps/cms/src/cases/inbox', '../../background/loop.ts'],
      ['apps/cms/src/delivery', '../cases/case-hooks.ts'],
      ['apps/cms/src/purge', '../cases/case-hooks.ts'],
      ['apps/cms/src/http', '../dashboard/dashboard.tsx'],
      ['apps/cms/src/background', '../dashboard/dashboard.tsx'],
      ['apps/cms/src/seed', '../http/pages.ts'],
      ['apps/site/server', '#app/routes/error-view.tsx'],
      ['apps/site/app/ui', '#app/sections/registry.ts'],
      ['packages/contract/src', '@insurer/theme/brand.ts'],
      ['packages/theme/src', '@insurer/demo-content/company.ts'],
      ['packages/demo-content/src', '../../../apps/cms/src/config.ts'],
    ]),
  ).toEqual([]);
});

it('what is meant to be imported is', () => {
  const meant: Import[] = [
    ['apps/cms/src/admin', '../fields/translations.ts'],
    ['apps/cms/src/seed', '@insurer/demo-content/company.ts'],
    ['apps/site/app/routes', '#app/content/pages.ts'],
    ['apps/site/server', '#app/content/pages.ts'],
    ['packages/theme/src', '@insurer/contract/language.ts'],
  ];
  expect(allowed(meant)).toHaveLength(meant.length);
});
