import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestContent } from './test-content.ts';

/** What is duplicated, on the database that DATABASE_URL names. */
export function describeCopiedNames(dialect: string): void {
  describe(`what is duplicated has a name of its own that fits its rule, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterAll(() => payload?.destroy());

    it('a page, once and once more', async () => {
      const data = { name: 'motor', title: 'Motor', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'pages', data });
      const copy = await payload.duplicate({ collection: 'pages', id, draft: true });
      expect(copy).toMatchObject({ name: 'motor-copy', _status: 'draft' });
      expect(await payload.duplicate({ collection: 'pages', id, draft: true })).toMatchObject({ name: 'motor-copy-2' });
      expect(await payload.duplicate({ collection: 'pages', id: copy.id, draft: true })).toMatchObject({
        name: 'motor-copy-3',
      });
      const published = { collection: 'pages', id: copy.id, data: { _status: 'published' } } as const;
      await expect(payload.update(published)).resolves.toMatchObject({ name: 'motor-copy' });
    });

    it.each([
      ['pages', { name: 'home-cover' }],
      ['jobs', { key: 'underwriter' }],
      ['page-groups', {}],
    ] as const)(
      'and a title that is told from its original, in each language that it has: %s',
      async (collection, more) => {
        const made = await payload.create({ collection, data: { title: 'Home', ...more } as never });
        await payload.update({ collection, id: made.id, data: { title: 'المنزل' } as never, locale: 'ar' });
        const titles = async (id: number) => {
          const found = await payload.findByID({ collection, id, draft: true, locale: 'all' as never });
          return found.title;
        };
        const first = await payload.duplicate({ collection, id: made.id, draft: true });
        expect(await titles(first.id)).toEqual({ en: 'Home (copy)', ar: 'المنزل (نسخة)' });
        const again = await payload.duplicate({ collection, id: first.id, draft: true });
        expect(await titles(again.id)).toEqual({ en: 'Home (copy 2)', ar: 'المنزل (نسخة 2)' });
        const inEnglish = await payload.create({
          collection,
          data: { title: 'Only', ...Object.fromEntries(Object.keys(more).map((key) => [key, 'only'])) } as never,
        });
        const { id } = await payload.duplicate({ collection, id: inEnglish.id, draft: true });
        expect(await titles(id)).toEqual({ en: 'Only (copy)' });
      },
    );

    it('a group, whose pages stay in it alone (PAGE-08)', async () => {
      const page = { name: 'grouped', title: 'Grouped', _status: 'published' } as const;
      const { id: grouped } = await payload.create({ collection: 'pages', data: page });
      const data = { title: 'Grouped', pages: [grouped] };
      const { id } = await payload.create({ collection: 'page-groups', data });
      const copy = await payload.duplicate({ collection: 'page-groups', id, depth: 0 });
      expect(copy).toMatchObject({ title: 'Grouped (copy)', pages: [] });
      expect(await payload.findByID({ collection: 'page-groups', id, depth: 0 })).toMatchObject({ pages: [grouped] });
    });

    it('a job', async () => {
      const job = { key: 'actuary', title: 'Actuary', _status: 'published' } as const;
      const { id } = await payload.create({ collection: 'jobs', data: job });
      expect(await payload.duplicate({ collection: 'jobs', id, draft: true })).toMatchObject({ key: 'actuary-copy' });
    });

    it('and is as new as it is: it stands first in the list of what was changed, and not where its original does', async () => {
      const updatedAt = '2026-01-02T09:00:00.000Z';
      const olds = [
        ['pages', { name: 'old' }],
        ['jobs', { key: 'old' }],
        ['page-groups', {}],
      ] as const;
      for (const [collection, name] of olds) {
        const { id } = await payload.create({ collection, data: { title: 'Old', updatedAt, ...name } as never });
        expect(await payload.findByID({ collection, id })).toMatchObject({ updatedAt });
        const copy = await payload.duplicate({ collection, id, draft: true });
        expect(Date.parse(copy.updatedAt)).toBeGreaterThanOrEqual(Date.parse(copy.createdAt) - 1_000);
        const { docs } = await payload.find({ collection, draft: true, sort: '-updatedAt', limit: 1 });
        expect(docs).toMatchObject([{ id: copy.id }]);
      }
    });
  });
}
