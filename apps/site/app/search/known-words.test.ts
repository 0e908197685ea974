import { expect, test } from 'vitest';
import { KnownWords } from './known-words.ts';
import { slipsBetween } from './slips.ts';

const samples =
  'claim claims calm clam climb motor moter rotor insurance insurence تامين تامن تمكين سياره مطالبات'.split(' ');

function known(...words: string[]): KnownWords {
  const all = new KnownWords();
  for (const word of words) all.add(word);
  return all;
}

test.each([
  ['claim', 'claim', 0],
  ['claim', 'clam', 1],
  ['motor', 'moter', 1],
  ['clami', 'claim', 2],
  ['تامين', 'تامن', 1],
  ['', 'ab', 2],
])('%s and %s lie %i slips apart', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
  expect(slipsBetween(other, one, 2)).toBe(slips);
});

test('what is further away than asked for is only known to be so', () => {
  expect(slipsBetween('insurance', 'roadside', 2)).toBeGreaterThan(2);
});

test('no slip is missed for the letters that words have', () => {
  const words = known(...samples);
  for (const sample of samples)
    for (const most of [1, 2]) {
      const found = words.slipsOf(sample, most).map(({ number, slips }) => [words.wordAt(number), slips]);
      const all = Array.from({ length: words.size }, (_, number) => words.wordAt(number));
      const expected = all.flatMap((word) => {
        const slips = slipsBetween(sample, word, most);
        return slips > 0 && slips <= most ? [[word, slips]] : [];
      });
      expect(found).toEqual(expected);
    }
});

test('a word keeps its forms, also where it was known as the stem of another before', () => {
  const words = known('claims', 'claim', 'لسيارتي');
  const formsOf = (word: string) => {
    const forms: string[] = [];
    words.eachForm(words.numberOf(word) ?? -1, (form) => forms.push(words.wordAt(form)));
    return forms;
  };
  expect(formsOf('claims')).toEqual(['claims', 'claim']);
  expect(formsOf('claim')).toEqual(['claim']);
  expect(formsOf('لسيارتي')).toEqual(['لسيارتي', 'لسيار', 'سيار']);
  expect(words.has('travel')).toBe(false);
});

test('words are found by their beginning, themselves not among them', () => {
  const words = known('motor', 'motorway', 'motorcycle', 'rotor');
  expect(words.beginningWith('motor').map((number) => words.wordAt(number))).toEqual(['motorway', 'motorcycle']);
  expect([words.knowsBeginning('moto'), words.knowsBeginning('toto')]).toEqual([true, false]);
});
