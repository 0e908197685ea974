import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage, marks, publishMarked, scheduleMarked } from '../chaos/marked-content.ts';
import { wrongPublications, wrongSchedules } from '../chaos/publications-afterwards.ts';
import { publishScheduled } from '../src/background/publish-scheduled.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
let page: number;
beforeAll(async () => {
  payload = await openTestContent();
  page = await makePage(payload, 'watched');
  for (const mark of ['mark-one-1', 'mark-one-2']) await publishMarked(payload, { mark, page });
  await scheduleMarked(payload, { mark: 'mark-later-1' });
  await payload.db.updateJobs({ where: {}, data: { waitUntil: new Date(0).toISOString() }, returning: false });
  await publishScheduled(payload);
});
afterAll(() => payload?.destroy());

const wrong = (...acknowledged: string[]) =>
  wrongPublications(payload, { name: 'watched', acknowledged: [acknowledged], pattern: marks });

it('finds nothing where everything that was acknowledged is there', async () => {
  expect(await wrong('mark-one-1', 'mark-one-2')).toEqual([]);
  expect(await wrongSchedules(payload, ['mark-later-1'])).toEqual([]);
});

it('finds what is missing, twice, out of order, half, or not what stands there', async () => {
  expect(await wrong('mark-one-3')).toEqual(['mark-one-3 was acknowledged, and is in no record.']);
  expect(await wrong('mark-one-2', 'mark-one-1')).toEqual(['Publications went online in another order.']);
  expect(await wrongSchedules(payload, ['mark-later-2'])).toEqual([
    'mark-later-2 was scheduled, and did not go online.',
  ]);
  await payload.db.deleteMany({ collection: 'purge-events', where: {} });
  expect(await wrong()).toEqual(['The sites were told of 0 of 3 publications.']);
  await payload.db.updateOne({ collection: 'pages', id: page, data: { sections: [] } });
  expect(await wrong()).toHaveLength(1);
  await payload.update({ collection: 'pages', id: page, data: { title: 'mark-two-1' } });
  await publishMarked(payload, { mark: 'mark-one-1', page });
  expect(await wrong()).toEqual(expect.arrayContaining(['mark-one-1 went online twice.']));
});
