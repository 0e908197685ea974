import { expect, test } from 'vitest';
import { inStatements, mostColumns, thingsOfStatement } from './statement-values.ts';

test('nothing is lost between two statements, and none has more values than SQLite takes', () => {
  const things = Array.from({ length: 70_000 }, (_, index) => index);
  for (const valuesOfEach of [1, 2, mostColumns]) {
    const groups = inStatements(things, valuesOfEach);
    expect(groups.flat()).toEqual(things);
    expect(Math.max(...groups.map(({ length }) => length * valuesOfEach))).toBeLessThan(32_766);
  }
  expect(inStatements([], 1)).toEqual([]);
  expect(thingsOfStatement(1)).toBeGreaterThan(30_000);
});
