import { expect, test } from 'vitest';
import { rowsInWords } from './rows-in-words.ts';

test('how many rows there are is said as each language counts', () => {
  const counts = [0, 1, 2, 3, 11, 100];
  expect(counts.map((count) => rowsInWords(count, 'en'))).toEqual([
    ...['None', '1 entry', '2 entries', '3 entries', '11 entries', '100 entries'],
  ]);
  expect(counts.map((count) => rowsInWords(count, 'ar'))).toEqual([
    ...['لا شيء', 'عنصر واحد', 'عنصران', '3 عناصر', '11 عنصرًا', '100 عنصر'],
  ]);
});
