import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedulePublication } from '../src/record/scheduling.ts';
import { upcomingSchedules } from '../src/record/upcoming-schedules.ts';
import { addEditor, openTestContent } from './test-content.ts';

/** What the admin's drawer lists, on the database that DATABASE_URL names: each gives what was scheduled back in a way of its own. */
export function describeUpcomingSchedules(dialect: string): void {
  describe(`what is scheduled, on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openTestContent();
    });
    afterAll(() => payload?.destroy());

    it('is listed in the drawer of its document, for who may publish it, so that it can be taken back', async () => {
      const user = await addEditor(payload);
      const page = (name: string) => payload.create({ collection: 'pages', draft: true, data: { name, title: name } });
      const [wanted, other] = [await page('drawer-page'), await page('drawer-other')];
      const req = await createLocalReq({ user }, payload);
      const date = new Date(Date.now() + 3_600_000);
      for (const { id: value } of [wanted, other])
        await schedulePublication({ req, type: 'publish', doc: { relationTo: 'pages', value }, date });
      const list = () => upcomingSchedules({ req, id: wanted.id, collectionSlug: 'pages' });
      const [listed, ...more] = await list();
      expect(more).toEqual([]);
      expect(listed).toMatchObject({ waitUntil: date.toISOString(), input: { type: 'publish' } });
      await schedulePublication({ req, deleteID: listed?.id ?? 0 });
      expect(await list()).toEqual([]);
      const stranger = await createLocalReq({}, payload);
      await expect(upcomingSchedules({ req: stranger, id: wanted.id, collectionSlug: 'pages' })).rejects.toThrow();
    });
  });
}
