import { describe, expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const due = (from: string, days: number, holidays?: string[]) =>
  addWorkingDays(new Date(from), days, holidays).toISOString();

describe('working days in Saudi Arabia', () => {
  it('leave out Friday and Saturday', () => {
    // 2026-11-19 is a Thursday.
    expect(due('2026-11-19T09:00:00Z', 1)).toBe('2026-11-22T13:00:00.000Z');
    expect(due('2026-11-20T09:00:00Z', 1)).toBe('2026-11-22T13:00:00.000Z');
    expect(due('2026-11-22T09:00:00Z', 5)).toBe('2026-11-29T13:00:00.000Z');
  });

  it('begin at midnight in Riyadh, not in Greenwich', () => {
    expect(due('2026-11-22T20:59:59Z', 1)).toBe('2026-11-23T13:00:00.000Z');
    expect(due('2026-11-22T21:00:00Z', 1)).toBe('2026-11-24T13:00:00.000Z');
  });

  it('leave out public holidays', () => {
    expect(due('2026-09-22T09:00:00Z', 1, ['2026-09-23'])).toBe('2026-09-24T13:00:00.000Z');
  });

  it('of which none is given end the same day', () => {
    expect(due('2026-11-22T09:00:00Z', 0)).toBe('2026-11-22T13:00:00.000Z');
  });
});
