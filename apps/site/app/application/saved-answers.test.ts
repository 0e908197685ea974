import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { expect, test } from 'vitest';
import { readSaved, savedToken } from './saved-answers.server.ts';
import type { SavedAnswers } from './saved-answers.ts';

const lifeMs = keyPurposes['saved answers'].lifeSeconds * 1000;
const dayMs = 86_400_000;
const typed = { age: '3', year: '2041', monthly: '٨٠٠' };
const savings: SavedAnswers = { of: 'savings-calculator', typed };
const tokenOf = (answers: SavedAnswers) => savedToken(answers) ?? '';

test('a link holds what was typed for 14 days, and nobody reads it in the address', () => {
  const token = tokenOf(savings);
  expect(readSaved(token)?.answers).toEqual(savings);
  expect(token).toMatch(/^[\w-]+$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('savings');
  expect(readSaved(token, Date.now() + lifeMs - 60_000)?.answers).toEqual(savings);
  expect(readSaved(token, Date.now() + lifeMs + 60_000)).toBeUndefined();
});

test('the link of a claim ends after three days', () => {
  const token = tokenOf({ of: 'claim', typed: { story: 'صدمت شاحنة سيارتي من الخلف. '.repeat(50) } });
  expect(readSaved(token, Date.now() + 3 * dayMs - 60_000)).toBeDefined();
  expect(readSaved(token, Date.now() + 3 * dayMs + 60_000)).toBeUndefined();
});

test('what was changed, cut short or never made by the site is no link', () => {
  const token = tokenOf(savings);
  for (const other of ['', 'x', token.slice(1), token.slice(0, -6), `${token}AAAA`, 'A'.repeat(5_000), '../../etc']) {
    expect(readSaved(other)).toBeUndefined();
  }
});

test('more than an address holds is not saved', () => {
  const letters = Array.from({ length: 6_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)));
  expect(savedToken({ of: 'claim', typed: { story: letters.join('') } })).toBeUndefined();
});
