import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../src/db/open-content.ts';
import { openTestContent } from './test-content.ts';

let server: Payload;
let pages: Payload;

beforeAll(async () => {
  server = await openTestContent();
  pages = await openContent();
});
afterAll(async () => {
  await server?.destroy();
  await pages?.destroy();
});

describe('writes that come together', () => {
  it('all succeed, from both of the connections that the process holds', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    const created = await Promise.all(
      names.map((name, index) => {
        const payload = index % 2 === 0 ? server : pages;
        return payload.create({ collection: 'pages', data: { name, title: name, _status: 'published' } });
      }),
    );
    expect(new Set(created.map(({ id }) => id)).size).toBe(names.length);
    expect((await pages.count({ collection: 'pages' })).totalDocs).toBe(names.length);
  });

  it('go on after one of them failed', async () => {
    const twice = { collection: 'pages', data: { name: 'page-0', title: 'again' } } as const;
    await expect(server.create(twice)).rejects.toThrow();
    await expect(pages.create({ collection: 'pages', data: { name: 'after', title: 'After' } })).resolves.toBeDefined();
  });
});
