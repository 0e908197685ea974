import { expect, test } from 'vitest';
import { comparable, foldedText, wordsOf } from './search-words.ts';
import { formsOf, stemOf } from './stems.ts';

test.each([
  ['أحمد', 'احمد'],
  ['الإلغاء', 'الالغاء'],
  ['آلية', 'اليه'],
  ['ٱسم', 'اسم'],
  ['مُطَالَبَةٌ', 'مطالبه'],
  ['التأميــن', 'التامين'],
  ['شكوى', 'شكوي'],
  ['شکوی', 'شكوي'],
  ['مسؤول', 'مسوول'],
  ['هيئة', 'هييه'],
  ['تأمينًا', 'تامين'],
  ['صباحاً', 'صباح'],
  ['ﻻ', 'لا'],
  ['٢٠٢٤', '2024'],
  ['۲۰۲۴', '2024'],
  ['\u2067وثيقة\u2069', 'وثيقه'],
  ['Café', 'cafe'],
  ['TRAVELLER’S', 'traveller'],
])('%s is compared as %s', (written, compared) => {
  expect(comparable(written)).toBe(compared);
});

test('the words of a text know their places, whatever stands between them', () => {
  const text = 'تقرير 2024م: «المُطالبات» & <b>Q1</b> 😀 .*';
  expect(wordsOf(text).map(({ word }) => word)).toEqual(['تقرير', '2024', 'م', 'المطالبات', 'b', 'q', '1', 'b']);
  for (const { start, end, word } of wordsOf(text)) expect(comparable(text.slice(start, end))).toBe(word);
});

test.each([
  ['السيارات', 'سيارتك', 'سيارة', 'والسيارة', 'بالسيارة', 'للسيارة', 'سياراتهم'],
  ['المطالبة', 'مطالبات', 'مطالبتك', 'مطالبتي', 'فالمطالبة', 'كالمطالبات'],
  ['الفائض', 'فائض', 'للفائض', 'وفائض'],
  ['policy', 'policies'],
  ['claim', 'claims', 'claiming', 'claimed'],
  ['travel', 'travelling', 'travels'],
  ['branch', 'branches'],
])('%s and its forms have a form in common', (...words) => {
  const forms = words.map((word) => formsOf(comparable(word)));
  const shared = forms[0]?.filter((form) => forms.every((others) => others.includes(form)));
  expect(shared).not.toEqual([]);
});

test('what looks like an ending but belongs to the word stays', () => {
  expect(stemOf('تامين')).toBe('تامين');
  expect(stemOf('قانون')).toBe('قانون');
  for (const word of ['gas', 'business', 'status', 'selling', 'bed', 'news1'])
    expect(word.startsWith(stemOf(word))).toBe(true);
  expect(stemOf('status')).toBe('status');
  expect(stemOf('selling')).toBe('sell');
});

test.each([
  ['  مُهندسة   أمن\u00a0', 'مهندسه امن'],
  ['C++ / R&D', 'c++ / r&d'],
  ['\u2067مدير\u2069 (٢٠٢٤)', 'مدير (2024)'],
  ['A+\u200e', 'a+'],
  ['-', '-'],
])('%j as a whole is compared as %j, with its signs', (written, compared) => {
  expect(foldedText(written)).toBe(compared);
});
