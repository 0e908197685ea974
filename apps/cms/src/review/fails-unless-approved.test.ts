import { expect, it } from 'vitest';
import { failsUnlessApproved } from './fails-unless-approved.ts';
import { reviewWords } from './review-words.ts';
import type { Standing } from './standing.ts';

const standing = (state?: NonNullable<Standing['review']>['state'], more: Partial<Standing> = {}): Standing => ({
  ...{ isOn: true, isCurrent: true, isOwn: false, seen: '', isOnline: false, changes: [], more: 0 },
  review: state && { state, at: '2026-11-25T09:00:00.000Z' },
  ...more,
});
const publication = { action: 'publish', failed: false } as const;

it('a scheduled text that nobody approved yet fails at its moment', () => {
  for (const state of [undefined, 'waiting', 'returned'] as const)
    expect(failsUnlessApproved(standing(state), [publication])).toBe(true);
  expect(failsUnlessApproved(standing('approved', { isCurrent: false }), [publication])).toBe(true);
});

it('one that is cleared does not, nor where no review is asked for or visitors have all of it', () => {
  for (const state of ['approved', 'waived'] as const)
    expect(failsUnlessApproved(standing(state), [publication])).toBe(false);
  expect(failsUnlessApproved(standing('waiting', { isOn: false }), [publication])).toBe(false);
  expect(failsUnlessApproved(standing(undefined, { isOnline: true }), [publication])).toBe(false);
});

it('nothing is said where no publication is to come', () => {
  for (const scheduled of [
    [],
    [{ action: 'unpublish', failed: false } as const],
    [{ action: 'publish', failed: true } as const],
  ])
    expect(failsUnlessApproved(standing('waiting'), scheduled)).toBe(false);
});

it('is said in both languages', () => {
  expect(reviewWords.en.scheduled).toMatch(/scheduled.*fail.*approve/);
  expect(reviewWords.ar.scheduled).toMatch(/موعد.*لن يُنشر.*يُعتمد/);
});
