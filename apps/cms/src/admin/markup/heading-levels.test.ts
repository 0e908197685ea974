import { expect, test } from 'vitest';
import { levelsWithoutGaps } from './heading-levels.ts';

test.each([
  [
    [1, 3, 3, 4, 2, 3],
    [1, 2, 2, 3, 2, 3],
  ],
  [
    [2, 1, 3, 5, 3, 1, 2],
    [2, 1, 2, 3, 2, 1, 2],
  ],
  [[], []],
])('the headings %j are told as %j', (own, told) => expect(levelsWithoutGaps(own)).toEqual(told));
