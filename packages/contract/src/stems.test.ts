import { expect, test } from 'vitest';
import { formsOf, stemOf, withoutArticle } from './stems.ts';

test('the parents are no religion and no debt: their first letters are no joined article', () => {
  const parents = [
    'والدين',
    'الوالدين',
    'للوالدين',
    'والدي',
    'والدتي',
    'والدته',
    'والده',
    'والديه',
    'والداي',
    'والدان',
    'والد',
  ];
  for (const word of parents) {
    expect(stemOf(word), word).toBe('والد');
    for (const short of ['دين', 'ديون']) expect(formsOf(word), word).not.toContain(stemOf(short));
  }
});

test('a word that begins as the article does is no other one without its beginning', () => {
  const own: [word: string, short: string][] = [
    ['الله', 'له'],
    ['والله', 'له'],
    ['بالله', 'له'],
    ['الان', 'ان'],
    ['الوان', 'وان'],
    ['بالوان', 'وان'],
  ];
  for (const [word, short] of own) expect(formsOf(word), word).not.toContain(short);
  expect(formsOf('بالوان')).toContain(stemOf('الوان'));
  expect(stemOf('الات')).toBe(stemOf('الالات'));
});

test('a joined article still goes from words that begin like those', () => {
  const joined = {
    والدين: 'والدين',
    والدواء: 'دواء',
    والدفع: 'دفع',
    والدول: 'دول',
    والديون: 'ديون',
    والدعم: 'دعم',
    الدين: 'دين',
  };
  for (const [word, bare] of Object.entries(joined)) expect(withoutArticle(word), word).toBe(bare);
});
