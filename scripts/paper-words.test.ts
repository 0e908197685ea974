import { languages } from '@insurer/contract/language.ts';
import { expect, test } from 'vitest';
import { allDocuments } from './documents/all-documents.ts';
import { type Part, textsOfPart } from './documents/printed-document.ts';

const documents = await allDocuments();

/** What only a reader with a screen before them can do. */
const onScreen = {
  en: /\b(?:press|tap|click|scroll|swipe)\b|\bthis (?:page|screen)\b|\bbutton\b|^choose (?:a|an|the|your|what|one)\b.*\b(?:to see|to read|happened)\b/i,
  ar: /(?:اضغط|انقر|مرِّ?ر) |هذه (?:الصفحة|الشاشة)|(?<!\p{L})الزر(?!\p{L})|^اختر .*(?:لتعرف|لتطّلع|لترى|لتقرأ|وستجد)/u,
} as const;

const below = { en: /\b(?:named|listed|shown|hospitals|periods|list|table) below\b/, ar: /أدناه/ } as const;

const sentences = (text: string) => text.split(/(?<=[.:؟?!])\s+|\n+/);
const shows = (part: Part) => 'table' in part || 'points' in part || 'blanks' in part;

test.each(languages)('no printed document asks its reader to choose or press something (%s)', (language) => {
  const asked = documents.flatMap(({ key, parts }) =>
    parts
      .flatMap(textsOfPart)
      .flatMap((text) => sentences(text[language]))
      .filter((sentence) => onScreen[language].test(sentence))
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(asked).toEqual([]);
});

test.each(languages)('where a printed document points below, something stands there (%s)', (language) => {
  const empty = documents.flatMap(({ key, parts }) =>
    parts.flatMap((part, place) =>
      textsOfPart(part).some((text) => below[language].test(text[language])) && !parts.slice(place + 1).some(shows)
        ? [`${key}, part ${place}`]
        : [],
    ),
  );
  expect(empty).toEqual([]);
});
