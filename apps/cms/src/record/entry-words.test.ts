import { expect, test } from 'vitest';
import { entryWords } from './entry-words.ts';

test('a day that somebody picked is said as a day with its Hijri one, without an hour', async () => {
  const closingDate = {
    name: 'closingDate',
    type: 'date',
    label: 'Last day',
    admin: { date: { pickerAppearance: 'dayOnly' } },
  };
  const jobs = { slug: 'jobs', labels: { plural: 'Jobs' }, flattenedFields: [closingDate] };
  const payload = { config: { collections: [jobs], globals: [], blocks: [] } };
  const words = entryWords({ payload, i18n: { language: 'en' } } as never);
  const change = { field: 'closingDate', after: '2026-11-25T12:00:00.000Z' };
  expect(await words.change({ targetCollection: 'jobs' }, change)).toMatchObject({
    ...{ field: 'Last day', after: 'Wed, 25 November 2026 (15 Jumada II 1448 AH)' },
  });
});
