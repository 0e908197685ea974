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
