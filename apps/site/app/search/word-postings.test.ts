import { expect, test } from 'vitest';
import { type FieldPostings, WordPostings } from './word-postings.ts';

const [words, places, fields] = [40, 3_000, 5];

/** Words of all kinds: in every place, in some, in one or two, and often in one place. */
function stands(word: number, place: number, field: number): number {
  if (place % (word * word + 1) !== field) return 0;
  return word % 7 === 3 ? 1 + ((place * 37) % 900) : 1;
}

test('what was put in comes out again, however long the chains of a word are', () => {
  const postings = new WordPostings();
  const expected = Array.from({ length: words }, () =>
    Array.from({ length: fields }, (): FieldPostings => ({ places: [], counts: [] })),
  );
  for (let place = 0; place < places; place++)
    for (let field = 0; field < fields; field++)
      for (let word = 0; word < words; word++) {
        const count = stands(word, place, field);
        if (count === 0) continue;
        postings.add(word, place, field, count);
        expected[word]?.[field]?.places.push(place);
        expected[word]?.[field]?.counts.push(count);
      }
  const found = () => expected.map((_, word) => postings.of(word, fields));
  expect(found()).toEqual(expected);
  postings.trim();
  expect(found()).toEqual(expected);
});

test('a word that stands far behind the place before it, and one that stands nowhere', () => {
  const postings = new WordPostings();
  postings.add(2, 5, 0, 1);
  postings.add(2, 2_000_000, 4, 40_000);
  const [first, , , , last] = postings.of(2, fields);
  expect([first, last]).toEqual([
    { places: [5], counts: [1] },
    { places: [2_000_000], counts: [40_000] },
  ]);
  expect(postings.of(0, fields).flatMap((field) => field.places)).toEqual([]);
  expect(postings.of(99, fields).flatMap((field) => field.places)).toEqual([]);
});
