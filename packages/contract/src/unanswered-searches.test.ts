import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countableWords, unansweredSearchesSchema } from './unanswered-searches.ts';

describe('words that may be counted', () => {
  it.each([
    ['Tow  TRUCK?', 'tow truck'],
    ['سَطْحة', 'سطحه'],
    ['رقم ٩١١', 'رقم 911'],
    ['زحلقة على الجليد', 'زحلقه علي الجليد'],
    ['five words are no story', 'five words are no story'],
  ])('%s', (query, words) => {
    expect(countableWords(query)).toBe(words);
    expect(countableWords(words)).toBe(words);
  });

  it.each([
    ['an ID', '1000000008'],
    ['an ID in Arabic digits among words', 'هوية ١٠٠٠٠٠٠٠٠٨'],
    ['an ID with signs between', '1 0 0 0-000.008'],
    ['an ID in wide digits', '１０００００'],
    ['a phone number', '+966 51 234 5678'],
    ['the end of a phone number', '5678'],
    ['an IBAN', 'SA03 8000 0000 6080 1016 7519'],
    ['an email address', 'sara@example.com'],
    ['an email address without dots', 'sara @ example'],
    ['a link', 'https://example.com/x'],
    ['a host', 'www.example.com'],
    ['a reference', 'C7-4KXM-92QP-F'],
    ['a reference without digits', 'CF-HJKM-NPQR-T'],
    ['a part of a reference', 'claim 4KXM'],
    ['a plate', 'أبج123'],
    ['a plate with blanks', 'ح ط د 123'],
    ['a plate in Arabic digits', 'أ ب ج ٩٩'],
    ['a Latin plate', 'HTD 123'],
    ['a passport', 'K1'],
    ['six words', 'six words are nearly a story'],
    ['a story', 'my neighbour hit my car in the street yesterday'],
    ['one endless word', 'ا'.repeat(41).concat(' ').repeat(2)],
    ['a letter', 'a'],
    ['signs', '!?'],
    ['nothing', ' '],
  ])('never: %s', (_, query) => {
    expect(countableWords(query)).toBeUndefined();
  });
});

it('a call holds a bounded list of them and nothing else', () => {
  const search = { language: 'ar', words: 'سطحه', count: 3 };
  const isTaken = (body: unknown) => v.safeParse(unansweredSearchesSchema, body).success;
  expect(isTaken({ searches: [search] })).toBe(true);
  expect(isTaken({ searches: [] })).toBe(false);
  expect(isTaken({ searches: Array.from({ length: 201 }, () => search) })).toBe(false);
  expect(isTaken({ searches: [{ ...search, visitor: '1' }] })).toBe(false);
  expect(isTaken({ searches: [{ ...search, count: 1.5 }] })).toBe(false);
  expect(isTaken({ searches: [{ ...search, words: 'x'.repeat(61) }] })).toBe(false);
  expect(isTaken({ searches: [{ ...search, language: 'fr' }] })).toBe(false);
});
