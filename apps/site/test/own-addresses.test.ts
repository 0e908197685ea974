import { reservedNames, standingNames } from '@insurer/contract/reserved-names.ts';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { ownNames, screens } from '#app/screens.ts';
import { createHttpApp, type HttpParts } from '../server/http-app.ts';

const reserved: readonly string[] = reservedNames;

/** What a path begins with, where a page could have that name. */
function nameIn(path: string): string[] {
  const [name = ''] = path.replace(/^\//, '').split('/');
  return /^[a-z0-9-]+$/i.test(name) ? [name] : [];
}

test('no editor can give a page the name of an address that the site itself answers', () => {
  expect(ownNames).toEqual(expect.arrayContaining(['search', 'about', 'career-openings', 'find-a-provider', '401']));
  for (const name of ownNames) expect(reserved).toContain(name);
});

test('nor that of what the server answers before the screens', () => {
  const config = { contentApiUrl: 'http://cms.test/api', trustedProxies: '' };
  const server = createHttpApp({ config } as unknown as HttpParts);
  const names = server.routes.flatMap(({ path }) => nameIn(path));
  expect(new Set(names)).toEqual(new Set(['health', 'ready', 'metrics', 'media', 'social', 'assets']));
  for (const name of names) expect(reserved).toContain(name);
});

test('nor that of a file that is made and not a page', async () => {
  const files = (await routes).filter(({ path, file }) => path && file.startsWith('routes/seo/'));
  expect(files.length).toBeGreaterThan(2);
  // Their names have a dot, or stand before another one: no page can have them.
  for (const { path = '' } of files) expect(path).toMatch(/[./]/);
});

test('the pages whose addresses answer without them are those that the admin tells its editors of', () => {
  const standing = screens.filter(({ content }) => content === 'optional').map(({ path }) => path.slice(1));
  expect(standing.toSorted()).toEqual(standingNames.toSorted());
});
