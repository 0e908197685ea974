import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedClaim, SavedQuote } from '#app/application/saved-answers.ts';
import { keepClaim, newClaim, readBegunClaims } from '../claim/begun-claim.server.ts';
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
  const { path, cookies } = resume({ answers: link, at: Date.now() }, bringing(cookie));
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

const now = Date.UTC(2026, 10, 29, 9);
const minute = 60_000;
const keptIn = (cookies: readonly string[]) =>
  new Request('http://site.test/saved', { headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') } });
const pressAt = (moment: number, link: SavedClaim, at: number, before: readonly string[]) => {
  vi.setSystemTime(moment);
  const { path, cookies } = resume({ answers: link, at }, keptIn(before));
  const after = cookies.length > 0 ? cookies : before;
  return { path, after, claims: readBegunClaims(keptIn(after), moment) };
};

describe('the link of a claim', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['of today', now - minute],
    ['of an earlier release', undefined],
  ])('opens the one that its first press began, with what was typed since: %s', (_, since) => {
    const link: SavedClaim = { of: 'claim', typed: { story: 'A lorry.' }, ...(since && { since }) };
    const first = pressAt(now + minute, link, now, []);
    expect(first.claims.map(({ typed }) => typed)).toEqual([link.typed]);
    const [begun] = first.claims;
    if (!begun) throw new Error('The link began no claim.');
    const typed = { story: 'A lorry, from behind.' };
    const changed = keepClaim({ ...begun, typed }, [], now + 2 * minute) ?? [];
    const again = pressAt(now + 3 * minute, link, now, changed);
    expect(again.claims.map((claim) => claim.typed)).toEqual([typed]);
    expect(again.path).toBe(first.path);
  });

  test('opens the very claim that it was made of where that is still here, and takes no ID out of it', () => {
    const claim = { ...newClaim(now - minute), typed: { story: 'A lorry.', id_number: '1010101010' } };
    const kept = keepClaim(claim, [], now - minute) ?? [];
    // Written on another device, where more was typed.
    const link: SavedClaim = { of: 'claim', typed: { story: 'A lorry.', city: 'riyadh' }, since: claim.since };
    const { claims } = pressAt(now + minute, link, now, kept);
    expect(claims.map(({ typed, formId }) => [typed, formId])).toEqual([
      [{ ...claim.typed, ...link.typed }, claim.formId],
    ]);
  });

  test('that says otherwise than what was typed here stands beside it, once however often it is pressed', () => {
    const claim = { ...newClaim(now - 2 * minute), typed: { story: 'A lorry, from behind, at the lights.' } };
    const kept = keepClaim(claim, [], now - minute) ?? [];
    const link: SavedClaim = { of: 'claim', typed: { story: 'A lorry.' }, since: claim.since };
    const first = pressAt(now + minute, link, now, kept);
    const again = pressAt(now + 2 * minute, link, now, first.after);
    for (const { claims } of [first, again])
      expect(new Set(claims.map(({ typed }) => typed.story))).toEqual(new Set([claim.typed.story, link.typed.story]));
    expect([again.claims.length, again.path]).toEqual([2, first.path]);
  });

  test('begins one of its own beside another', () => {
    const other = keepClaim({ ...newClaim(now), typed: { story: 'Fire.' } }, [], now) ?? [];
    const { claims } = pressAt(
      now + minute,
      { of: 'claim', typed: { story: 'A lorry.' }, since: now - minute },
      now,
      other,
    );
    expect(claims.map(({ typed }) => typed.story)).toEqual(['A lorry.', 'Fire.']);
  });
});
