import { expect, test } from 'vitest';
import { StreamPace } from './stream-pace.ts';

/** What it says last, of comments and events at these moments in seconds. */
function lastOf(comments: readonly number[], events: readonly number[] = []): boolean | undefined {
  const pace = new StreamPace();
  const lines = [...comments.map((at) => ({ at, isComment: true })), ...events.map((at) => ({ at, isComment: false }))];
  const inOrder = lines.sort((one, other) => one.at - other.at);
  return inOrder.map(({ at, isComment }) => pace.isEverySecond(at * 1000, isComment)).at(-1);
}

test.each([
  ['comes every second', [0, 1, 2, 3, 4, 5], true],
  ['comes every second, each in two lines', [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], true],
  ['comes for the first seconds', [0, 1, 2, 3], false],
  ['comes every 15 s', [0, 15, 30, 45, 60, 75], false],
  ['comes all at once', [0, 0, 0.1, 0.1, 0.2, 0.3, 0.4], false],
  ['came every second, until it was late', [0, 1, 2, 3, 4, 5, 7], false],
])('a stream that %s', (_, moments, isEverySecond) => expect(lastOf(moments)).toBe(isEverySecond));

test('events between are no pace, and break none', () => {
  expect(lastOf([0, 1, 2, 3, 4, 5], [1.3, 3.1, 3.2, 5.4])).toBe(true);
  expect(lastOf([0, 15, 30], [31, 32, 33, 34, 35, 36, 37])).toBe(false);
});
