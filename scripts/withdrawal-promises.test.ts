import { languages } from '@insurer/contract/language.ts';
import { withdrawal, withdrawalTime, withdrawnMoney } from '@insurer/demo-content/withdrawal.ts';
import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const texts = await saidTexts();
/** In its table the time and the money stand in cells of their own. */
const table = 'pdf cancellation-and-refund';

/** Which promise each place makes in one sentence. */
const places: [place: string, promise: keyof typeof withdrawal][] = [
  ['waad-alAjyal-gold', 'savings'],
  ['waad-isteqrar-gold', 'savings'],
  ['pdf waad-ajyal-policy-wording', 'savings'],
  ['pdf waad-istiqrar-policy-wording', 'savings'],
  ['pdf waad-ousra-policy-wording', 'protection'],
];

for (const language of languages) {
  const own = texts.filter((text) => text.language === language);
  const early = own.filter(({ text }) => /(?<!\d)21 (?:days\b|يوم)/u.test(text));

  test(`a plan given back within its first days brings back the same wherever that is said (${language})`, () => {
    const found = early.map(({ place, text }) => {
      const promise = Object.entries(withdrawal).find(([, promised]) => text.includes(promised[language]))?.[0];
      return `${place.split('.')[0]}: ${promise}`;
    });
    const known = places.map((place) => place.join(': '));
    expect([...new Set(found)].sort()).toEqual([...known, `${table}: undefined`].sort());
  });

  test(`the list of what comes back of each policy says so, too (${language})`, () => {
    const cells = own.filter(({ place }) => place.startsWith(`${table}.`)).map(({ text }) => text);
    const times = early.filter(({ place }) => place.startsWith(`${table}.`));
    expect(times.map(({ text }) => text.startsWith(withdrawalTime[language]))).toEqual([true, true]);
    for (const money of Object.values(withdrawnMoney))
      expect(cells.filter((text) => text.endsWith(money[language]))).toHaveLength(1);
  });
}

test('protection without savings promises no surrender value', () => {
  const wording = texts.filter(({ place }) => place.startsWith('pdf waad-ousra-policy-wording.'));
  const named = wording.filter(({ text }) => /surrender|استرداد/.test(text.replace(/العدول[^.]*/, '')));
  expect(named.map(({ text }) => /no surrender value|ليست لها قيمة استرداد/.test(text))).toEqual([true, true]);
});
