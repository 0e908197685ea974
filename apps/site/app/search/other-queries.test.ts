import { expect, test } from 'vitest';
import { otherQueries, otherWords } from './other-queries.ts';

test('what people call a speciality leads to its name, in both languages', () => {
  expect(otherQueries('heart', [])[0]).toBe('cardiology');
  expect(otherQueries('kids', [])[0]).toBe('paediatrics');
  expect(otherQueries('ضرس', [])).toContain('اسنان');
});

test('two words may both be said otherwise', () => {
  expect(otherQueries('heart doctor', [])).toContain('cardiology hospital');
});

test('an editor’s synonyms come first, and the rest of the query stays', () => {
  const groups = [['bone doctor', 'orthopaedics']];
  expect(otherQueries('bone doctor Jeddah', groups)[0]).toBe('orthopaedics jeddah');
});

test('a query without synonyms is asked in no other way, and none in many', () => {
  expect(otherQueries('Xyzzy', [])).toEqual([]);
  const many = [['x', ...Array.from({ length: 40 }, (_, at) => `other${at}`)]];
  expect(otherQueries('x', many)).toHaveLength(10);
});

test('a text is asked for by what means the same, by other forms of its words, and not by words that say nothing', () => {
  const groups = [['Uber', 'ride app', 'I want a ride']];
  expect(otherWords('I work for a ride app', groups)).toContain('uber');
  expect(otherWords('I work for a ride app', groups)).not.toContain('want');
  expect(otherWords('سُرقت بضاعة', [])).toContain('سرق');
});
