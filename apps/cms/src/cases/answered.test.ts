import { expect, test } from 'vitest';
import { answeredAfter, productAndCityOf } from './answered.ts';

// The 22nd of November 2026 is a Sunday; Friday and Saturday are no working days.
const after = {
  status: 'resolved',
  createdAt: '2026-11-22T08:00:00.000Z',
  dueAt: '2026-11-29T13:00:00.000Z',
  pausedDays: 0,
};
const closed = (more: object, at: string, holidays: string[] = []) =>
  answeredAfter({ status: 'in-review' }, { ...after, ...more }, at, holidays);

test('the first closing is the answer, in working days without those in which the clock stood still', () => {
  expect(closed({}, '2026-11-29T13:00:00.000Z')).toEqual({
    ...{ answeredAt: '2026-11-29T13:00:00.000Z', answeredInTime: true, answerDays: 5, reopenedCount: 0 },
  });
  expect(closed({ pausedDays: 2 }, '2026-11-29T13:00:00.001Z')).toMatchObject({ answeredInTime: false, answerDays: 3 });
  expect(closed({}, '2026-11-29T08:00:00.000Z', ['2026-11-23'])).toMatchObject({ answerDays: 4 });
  expect(closed({ dueAt: null }, '2026-12-29T08:00:00.000Z')).toMatchObject({ answeredInTime: true });
});

test('opening again is counted, and the first answer stays', () => {
  const first = closed({}, '2026-11-25T08:00:00.000Z');
  const again = answeredAfter(
    { ...first, status: 'resolved' },
    { ...after, status: 'in-review' },
    '2026-12-01T08:00:00.000Z',
    [],
  );
  expect(again).toEqual({ ...first, reopenedCount: 1 });
  const end = answeredAfter({ ...again, status: 'in-review' }, after, '2026-12-20T08:00:00.000Z', []);
  expect(end).toEqual({ ...first, reopenedCount: 1 });
});

test('an end in which nobody is owed an answer is none: the first end with one is, and opening again before that counts nothing', () => {
  for (const outcome of ['no-reply', 'withdrawn', 'duplicate'] as const) {
    const end = closed({ outcome }, '2026-11-25T08:00:00.000Z');
    expect(end).toEqual({ answeredAt: null, answeredInTime: null, answerDays: null, reopenedCount: 0 });
    const again = answeredAfter(
      { ...end, status: 'closed' },
      { ...after, status: 'in-review' },
      '2026-11-26T08:00:00.000Z',
      [],
    );
    expect(again).toEqual(end);
    const answered = { ...after, outcome: 'refused' as const };
    expect(answeredAfter({ ...again, status: 'in-review' }, answered, '2026-11-30T08:00:00.000Z', [])).toEqual({
      ...{ answeredAt: '2026-11-30T08:00:00.000Z', answeredInTime: false, answerDays: 6, reopenedCount: 0 },
    });
  }
});

test('product and city are those of the form, by either name', () => {
  expect(productAndCityOf({ product: 'motor', city: 'riyadh' })).toEqual({ product: 'motor', city: 'riyadh' });
  expect(productAndCityOf({ product_of_interest: 'travel' })).toEqual({ product: 'travel', city: '' });
});
