import { expect, test } from 'vitest';
import type { SavedQuote } from '#app/application/saved-answers.ts';
import { readQuotes } from '../quote/quote-cookie.server.ts';
import { resume } from './resume.server.ts';

const saved: SavedQuote = {
  of: 'quote',
  ...{ product: 'motor', language: 'en', label: 'Motor', words: {}, plans: [] },
  answers: { use: 'private', value: '50000' },
};
const bringing = (cookie = '') =>
  new Request('http://site.test/saved', { headers: { cookie: cookie.split(';')[0] ?? '' } });
const goOn = (link: SavedQuote, cookie?: string) => {
  const { path, cookies } = resume(link, bringing(cookie));
  return { path, cookie: cookies[0] ?? '' };
};
const answersIn = (cookie: string) => readQuotes(bringing(cookie), 'motor').map(({ answers }) => answers);

test('a saved quote is one quote however often its link is gone on by, and pushes no other one out', () => {
  const other = { ...saved, answers: { use: 'taxi', value: '50000' } };
  const first = goOn(saved, goOn(other).cookie);
  expect(answersIn(first.cookie)).toEqual([saved.answers, other.answers]);
  let last = goOn({ ...saved, answers: { value: '50000', use: 'private' } }, first.cookie);
  for (let press = 0; press < 4; press += 1) last = goOn(saved, last.cookie);
  expect(answersIn(last.cookie)).toEqual([saved.answers, other.answers]);
  // A window that holds it still finds it there.
  expect(last.path).toBe(first.path);
});

test('one that was changed since is a quote of its own beside the one that the link holds', () => {
  const changed = { ...saved, answers: { ...saved.answers, value: '60000' } };
  expect(answersIn(goOn(saved, goOn(changed).cookie).cookie)).toEqual([saved.answers, changed.answers]);
});
