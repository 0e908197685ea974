import { expect, test } from 'vitest';
import { figuresBy, figuresOf, percentile, startOfDay, type Tally } from './figures.ts';

const of = (more: Partial<Tally>): Tally => ({
  ...{ dimension: 'kind', value: 'claim', days: null, received: 0, waiting: 0, answered: 0, inTime: 0, reopened: 0 },
  ...{ moved: 0, withoutAnswer: 0 },
  ...more,
});
const period = { from: startOfDay('2026-10-01'), before: startOfDay('2026-12-01') };

test('days begin at midnight in Riyadh', () => {
  expect(startOfDay('2026-10-01')).toBe('2026-09-30T21:00:00.000Z');
});

test('what came in and what was answered add up, over inboxes and days', () => {
  const tallies = [
    of({ received: 2, waiting: 1 }),
    of({ received: 1 }),
    of({ days: 1, answered: 1, inTime: 1, moved: 1 }),
    of({ withoutAnswer: 2 }),
    of({ days: 11, answered: 1, reopened: 1 }),
  ];
  expect(figuresOf(tallies)).toEqual({
    ...{ received: 3, answered: 2, inTime: 1, moved: 1, median: 1, ninetieth: 11 },
    ...{ withoutAnswer: 2, waiting: 1, reopened: 1 },
  });
});

test('percentiles are numbers that there are', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => ({ days, answered: 1 }));
  expect([percentile(days, 50), percentile(days, 90), percentile([{ days: 4, answered: 3 }], 90)]).toEqual([5, 9, 4]);
  expect(percentile([], 50)).toBeUndefined();
  expect(
    percentile(
      [
        { days: 9, answered: 1 },
        { days: 2, answered: 9 },
      ],
      90,
    ),
  ).toBe(2);
});

test('groups stand by how much came in, months by their order and also where nothing happened', () => {
  const city = (value: string, received: number) => of({ dimension: 'city', value, received });
  const cities = [city('riyadh', 1), city('jeddah', 1), city('jeddah', 1)];
  expect(figuresBy('city', cities, period).map(({ value, figures }) => [value, figures.received])).toEqual([
    ['jeddah', 2],
    ['riyadh', 1],
  ]);
  const months = [of({ dimension: 'month', value: '2026-10', received: 3 })];
  expect(figuresBy('month', months, period).map(({ value, figures }) => [value, figures.received])).toEqual([
    ['2026-10', 3],
    ['2026-11', 0],
  ]);
});
