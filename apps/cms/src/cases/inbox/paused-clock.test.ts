import { expect, test } from 'vitest';
import { resumed, stopped } from './paused-clock.ts';

// Sunday to Thursday are working days; offices close at 13:00 UTC. The 22nd of November 2026 is a Sunday.
const thursday = '2026-11-26T13:00:00.000Z';
const sunday = '2026-11-22T08:00:00.000Z';

test('the working days that were left are left when the clock runs on', () => {
  const still = stopped({ dueAt: thursday }, 'papers', sunday);
  expect(still).toEqual({ dueAt: thursday, pausedAt: sunday, pauseReason: 'papers', pausedDays: 0 });
  // Four days were left; Monday a week later they lead over a weekend to Sunday.
  expect(resumed(still, '2026-11-30T08:00:00.000Z', [])).toEqual({
    ...{ dueAt: '2026-12-06T13:00:00.000Z', pausedAt: null, pauseReason: null, pausedDays: 6 },
  });
});

test('holidays are no days of the pause and none of the answer', () => {
  const still = stopped({ dueAt: thursday, pausedDays: 2 }, 'papers', '2026-11-25T08:00:00.000Z');
  const after = resumed(still, '2026-11-30T08:00:00.000Z', ['2026-11-29', '2026-12-01']);
  expect(after).toMatchObject({ dueAt: '2026-12-02T13:00:00.000Z', pausedDays: 4 });
});

test('who answers on the last day leaves one working day, and a pause within a day moves nothing', () => {
  const still = stopped({ dueAt: thursday }, 'information', '2026-11-26T12:00:00.000Z');
  expect(resumed(still, '2026-12-01T08:00:00.000Z', []).dueAt).toBe('2026-12-02T13:00:00.000Z');
  const short = stopped({ dueAt: thursday }, 'information', sunday);
  expect(resumed(short, '2026-11-22T12:00:00.000Z', [])).toMatchObject({ dueAt: thursday, pausedDays: 0 });
});

test('a day that was missed before the clock stopped stays missed', () => {
  const still = stopped({ dueAt: thursday }, 'papers', '2026-11-29T08:00:00.000Z');
  expect(resumed(still, '2026-12-03T08:00:00.000Z', []).dueAt).toBe(thursday);
});

test('another reason does not begin the pause anew, and a clock that runs goes on running', () => {
  const still = stopped({ dueAt: thursday, pausedAt: sunday }, 'decision', '2026-11-24T08:00:00.000Z');
  expect(still).toMatchObject({ pausedAt: sunday, pauseReason: 'decision' });
  expect(resumed({ dueAt: thursday }, sunday, [])).toMatchObject({ dueAt: thursday, pausedAt: null });
});
