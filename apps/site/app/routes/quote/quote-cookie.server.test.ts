import { readRates } from '@insurer/contract/rates/read-rates.ts';
import { expect, test } from 'vitest';
import { keepAnswers, weekSeconds } from '#app/application/kept-answers.server.ts';
import { answersCookie, type KeptQuote, quoteAt, readQuotes, unknownSince } from './quote-cookie.server.ts';

const now = Date.now();
const weekMs = weekSeconds * 1000;
const number = { kind: 'number', min: 0, max: 1e9 };
const { rates } = readRates(
  {
    data: {
      product: 'motor',
      vat: 0.15,
      questions: [{ name: 'value', label: 'Value', ...number }],
      plans: [{ name: 'basic', label: 'Basic', base: 1000, factors: [] }],
    },
  },
  'en',
);
if (!rates) throw new Error('The table of the test has no prices.');

const bringing = (cookie: string, query = '') =>
  new Request(`http://site.test/quote/motor${query}`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
const quoteOf = (since: number, value = '50000'): KeptQuote => ({ since, answers: { value } });
const sinceOf = (quotes: readonly KeptQuote[]) => quotes.map(({ since }) => since);

test('a browser keeps four quotes of a product, what was kept last first, and none without an answer', () => {
  let cookie = '';
  for (const since of [1, 2, 3, 4, 5].map((ago) => now - ago))
    cookie = answersCookie('motor', quoteOf(since), readQuotes(bringing(cookie), 'motor'));
  expect(sinceOf(readQuotes(bringing(cookie), 'motor'))).toEqual([5, 4, 3, 2].map((ago) => now - ago));
  cookie = answersCookie('motor', { since: now - 5, answers: {} }, readQuotes(bringing(cookie), 'motor').slice(1));
  expect(sinceOf(readQuotes(bringing(cookie), 'motor'))).toEqual([4, 3, 2].map((ago) => now - ago));
  expect(answersCookie('motor', { since: now, answers: {} })).toMatch(/^quote-motor=; Path=\/; Max-Age=0/);
});

test('of more than a cookie holds the quote at hand stays, and of the others what still fits', () => {
  const long = (since: number) => ({ ...quoteOf(since, '5'.repeat(1_000)), until: now + weekMs });
  const cookie = answersCookie('motor', long(now), [long(now - 1), long(now - 2), long(now - 3)]);
  expect(cookie.length).toBeLessThan(4_096);
  expect(sinceOf(readQuotes(bringing(cookie), 'motor'))).toEqual([now, now - 1]);
});

test('a quote ends a week after it was answered for the last time, whatever was answered in another one', () => {
  const first = answersCookie('motor', quoteOf(now - 2), [], now);
  const day = 86_400_000;
  const later = now + 6 * day;
  const both = answersCookie('motor', quoteOf(now - 1), readQuotes(bringing(first), 'motor', later), later);
  expect(sinceOf(readQuotes(bringing(both), 'motor', later))).toEqual([now - 1, now - 2]);
  expect(sinceOf(readQuotes(bringing(both), 'motor', now + weekMs + 1))).toEqual([now - 1]);
  expect(readQuotes(bringing(both), 'motor', later + weekMs + 1)).toEqual([]);
});

test('quotes of an earlier release end a week after they are kept here for the first time', () => {
  const one = keepAnswers('quote-motor', { value: '50000' });
  expect(readQuotes(bringing(one), 'motor')).toMatchObject([{ since: unknownSince, answers: { value: '50000' } }]);
  const several = keepAnswers('quote-motor', { quotes: [quoteOf(now - 1)] });
  const kept = answersCookie('motor', quoteOf(now), readQuotes(bringing(several), 'motor', now), now);
  expect(sinceOf(readQuotes(bringing(kept), 'motor', now + weekMs - 1))).toEqual([now, now - 1]);
  expect(readQuotes(bringing(kept), 'motor', now + weekMs + 1)).toEqual([]);
});

test('what cannot be is no quote, and of what came along only texts are answers', () => {
  const quotes = [null, 7, { since: 'x', answers: {} }, { since: 3, answers: { value: 7 } }];
  expect(readQuotes(bringing(keepAnswers('quote-motor', { quotes })), 'motor')).toEqual([]);
  const mixed = { ...quoteOf(now, '1'), answers: { value: '1', other: 7 } };
  const kept = readQuotes(bringing(keepAnswers('quote-motor', { quotes: [mixed] })), 'motor', now);
  expect(kept).toMatchObject([quoteOf(now, '1')]);
  expect(kept[0]?.answers).not.toHaveProperty('other');
  expect(readQuotes(new Request('http://site.test/quote/motor'), 'motor')).toEqual([]);
});

test('an address names its quote by when it was begun; one that names none is of the quote that was kept last', () => {
  const cookie = answersCookie(
    'motor',
    quoteOf(now - 1, '1'),
    [quoteOf(now - 2, '2')].map((one) => ({ ...one, until: now + 1_000_000 })),
  );
  const at = (query: string) => quoteAt(bringing(cookie, query), rates, now);
  expect(at(`?begun=${now - 2}`)).toMatchObject({
    since: now - 2,
    answers: { value: '2' },
    others: [{ since: now - 1 }],
  });
  expect(at('')).toMatchObject({ since: now - 1, answers: { value: '1' }, others: [{ since: now - 2 }] });
  const other = at(`?begun=${now - 3}`);
  expect([other.since, other.answers, other.others.length]).toEqual([now - 3, {}, 2]);
});

test('of a moment that was made up, or is longer ago than a quote is kept, nothing is believed', () => {
  for (const begun of ['x', '-1', '1.5', `${now - weekMs}`, `${now + 600_000}`, '1e300'])
    expect(quoteAt(bringing('', `?begun=${begun}`), rates, now), begun).toMatchObject({
      since: now,
      answers: {},
      others: [],
    });
});
