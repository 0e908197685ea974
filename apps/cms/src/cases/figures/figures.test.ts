import { expect, test } from 'vitest';
import { type Counted, figuresBy, figuresOf, percentile, startOfDay } from './figures.ts';

const of = (more: Partial<Counted>): Counted => ({
  kind: 'claim',
  product: 'motor',
  city: 'riyadh',
  agent: 'Huda',
  createdAt: '2026-10-05T08:00:00.000Z',
  isWaiting: false,
  answeredAt: null,
  isInTime: false,
  answerDays: null,
  isReopened: false,
  ...more,
});
const period = { from: startOfDay('2026-10-01'), before: startOfDay('2026-12-01') };

test('days begin at midnight in Riyadh', () => {
  expect(startOfDay('2026-10-01')).toBe('2026-09-30T21:00:00.000Z');
});

test('what came in and what was answered count by their own days', () => {
  const cases = [
    of({
      createdAt: '2026-09-30T20:59:59.999Z',
      answeredAt: '2026-10-01T08:00:00.000Z',
      isInTime: true,
      answerDays: 1,
    }),
    of({ createdAt: '2026-09-30T21:00:00.000Z', isWaiting: true }),
    of({
      createdAt: '2026-11-30T20:59:59.999Z',
      answeredAt: '2026-12-02T08:00:00.000Z',
      isInTime: true,
      answerDays: 2,
    }),
    of({ answeredAt: '2026-10-20T08:00:00.000Z', answerDays: 11, isReopened: true }),
  ];
  expect(figuresOf(cases, period)).toEqual({
    ...{ received: 3, answered: 2, inTime: 1, median: 1, ninetieth: 11, waiting: 1, reopened: 1 },
  });
});

test('percentiles are numbers that there are', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect([percentile(days, 50), percentile(days, 90), percentile([4], 90), percentile([], 50)]).toEqual([
    ...[5, 9, 4, undefined],
  ]);
});

test('groups stand by how much came in, months by their order and also where nothing happened', () => {
  const cases = [of({ city: 'jeddah' }), of({ city: 'jeddah' }), of({})];
  expect(figuresBy('city', cases, period).map(({ value, figures }) => [value, figures.received])).toEqual([
    ['jeddah', 2],
    ['riyadh', 1],
  ]);
  expect(figuresBy('month', cases, period).map(({ value, figures }) => [value, figures.received])).toEqual([
    ['2026-10', 3],
    ['2026-11', 0],
  ]);
});
