import { expect, test } from 'vitest';
import { KnownWords } from './known-words.ts';
import type { Query } from './query.ts';
import { RankedWords } from './ranked-words.ts';

const places = 1_000;

/** Every place says "common"; every tenth "some", one "rare". */
function index(): RankedWords {
  const words = new KnownWords();
  const ranked = new RankedWords(words, [1]);
  for (let place = 0; place < places; place++) {
    const said = ['common', ...(place % 10 === 0 ? ['some'] : []), ...(place === 500 ? ['rare'] : [])];
    ranked.add([said.map((word) => words.add(word))]);
  }
  return ranked;
}

const all = (...words: string[]): Query => ({ combineWith: 'AND', queries: words.map((word) => ({ word })) });

/** The places that are found, and how often one was weighed. */
function weighed(...parts: Query[]): { found: number[]; times: number } {
  let times = 0;
  const found = index().rank(parts, () => {
    times += 1;
    return 1;
  });
  return { found: [...found.keys()], times };
}

test('of words that are wanted together the rarest is weighed first, the others where it is alone', () => {
  expect(weighed(all('common', 'some', 'rare'))).toEqual({ found: [500], times: 3 });
  expect(weighed(all('common', 'nowhere')).times).toBe(0);
});

test('the order of words changes no score', () => {
  const scoreOf = (query: Query) =>
    index()
      .rank([query], () => 1)
      .get(500)?.score;
  expect(scoreOf(all('rare', 'common'))).toBeCloseTo(scoreOf(all('common', 'rare')) ?? 0, 12);
});

test('phrases of words that stand everywhere are weighed so often and no more, and what was typed always is', () => {
  const phrases = Array.from({ length: 500 }, () => ({ ...all('common', 'common'), isSpare: true }));
  const { found, times } = weighed({ combineWith: 'OR', queries: [...phrases, all('rare')] });
  expect(times).toBe(100_001);
  expect(found).toHaveLength(places);
  // Those that are cheap still come.
  const cheap = { ...all('some', 'rare'), isSpare: true };
  expect(weighed({ combineWith: 'OR', queries: [...phrases.slice(0, 49), cheap] }).times).toBe(98_002);
});

test('where enough places have all parts, of the others only those come that may be worth it, as they are without that', () => {
  const parts = [all('some'), all('common')];
  const ranked = (least: number) =>
    index().rank(
      parts,
      () => 1,
      (whole) => (whole.size === 100 ? least : 0),
    );
  const every = ranked(0);
  expect(every.size).toBe(places);
  expect([...ranked(1_000).keys()]).toEqual([...every.keys()].filter((place) => place % 10 === 0));
  const [score = 0] = [...every.values()].filter(({ parts: found }) => found === 1).map((one) => one.score);
  expect(ranked(score * 0.99)).toEqual(every);
  expect(ranked(score * 1.01).size).toBe(100);
});
