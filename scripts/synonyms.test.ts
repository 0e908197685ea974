import { wordsOf } from '@insurer/contract/search-words.ts';
import { synonymLimits } from '@insurer/contract/site-settings.ts';
import { stemOf } from '@insurer/contract/stems.ts';
import { synonyms } from '@insurer/demo-content/synonyms.ts';
import { expect, test } from 'vitest';

const stemsOf = (phrase: string) =>
  wordsOf(phrase)
    .map(({ word }) => stemOf(word))
    .join(' ');

test('no phrase of a group of synonyms stands in it in another form: the search finds it by its stems', () => {
  const alike = synonyms.flatMap((group) =>
    [...Map.groupBy(group, stemsOf).values()].filter((phrases) => phrases.length > 1),
  );
  expect(alike).toEqual([]);
});

test('no group has more phrases than the site reads of it, and none is longer', () => {
  const { words, letters } = synonymLimits;
  const beyond = synonyms.filter((group) => group.length > words || group.some((phrase) => phrase.length > letters));
  expect(beyond.map(([first]) => first)).toEqual([]);
});
