import { expect, test } from 'vitest';
import { textsOf } from '#app/texts/texts.ts';
import type { Visit } from '#app/visit-plan/plan-visit.ts';
import { showPlan } from './shown-plan.ts';

const visit: Visit = { kind: 'single', entry: '2026-11-22', stay: 30, spent: 0 };
const words = (language: 'en' | 'ar') => ({ language, texts: textsOf(language) });
const shown = (today: string, language: 'en' | 'ar' = 'en', more: Partial<Visit> = {}) =>
  showPlan({ ...visit, ...more }, { today, notice: 3, answers: {} }, words(language));

test('each day stands in both calendars and says how far it is', () => {
  expect(shown('2026-12-16').lastDay).toEqual({
    day: '2026-12-21',
    gregorian: '21 December 2026',
    hijri: '12 Rajab 1448 AH',
    distance: 'in 5 days',
  });
  expect(shown('2026-12-16', 'ar').lastDay).toEqual({
    day: '2026-12-21',
    gregorian: '21 ديسمبر 2026',
    hijri: '12 رجب 1448 هـ',
    distance: 'بعد 5 أيام',
  });
  expect(shown('2026-12-18').extendBy.distance).toBe('today');
  expect(shown('2026-12-20', 'ar').extendBy.distance).toBe('قبل يومين');
});

test('a day to ask on that has passed is told with what to do, and what is over has no reminder', () => {
  const { planner } = textsOf('en');
  expect(shown('2026-12-18')).toMatchObject({ isAhead: true });
  expect(shown('2026-12-18').warning).toBeUndefined();
  expect(shown('2026-12-19')).toMatchObject({ warning: planner.extendLate, isAhead: true });
  expect(shown('2026-12-22')).toMatchObject({ warning: planner.stayOver, isAhead: false });
  expect(shown('2026-11-22', 'en', { stay: 2 }).warning).toContain('ask on the day of entry');
});

test('days without cover and beyond the stay are counted and named from first to last', () => {
  const plan = shown('2026-11-22', 'en', { leaves: '2026-12-23', cover: 29 });
  expect(plan.extension).toEqual({
    count: '2 days',
    range: '22 December 2026 (13 Rajab 1448 AH) to 23 December 2026 (14 Rajab 1448 AH)',
  });
  expect(plan.gap?.count).toBe('3 days');
  expect(shown('2026-11-22', 'ar', { leaves: '2026-12-22' }).gap).toEqual({
    count: 'يوم واحد',
    range: '22 ديسمبر 2026 (13 رجب 1448 هـ)',
  });
});
