import { expect, test } from 'vitest';
import { anchorId, partId } from './anchor-id.ts';

test('an id holds letters and digits of any script, and what parts them', () => {
  expect(partId('faq', 'a b/c', 3)).toBe('faq-a-b-c-3');
  expect(anchorId('الفروع')).toBe('place-الفروع');
});

test('of ids that services make up only the end is sent, and it tells parts apart', () => {
  expect(anchorId('09269923acc5fcdcbcf5e95c')).toBe('place-bcf5e95c');
  expect(anchorId('09269923acc5fcdcbcf5e95c', '2ac683669e9aa7676507093e')).toBe('place-bcf5e95c-6507093e');
  expect(anchorId('6f1c2f1e-0a55-4c8e-9d3b-5b1f0c6a7e21')).toBe('place-0c6a7e21');
  expect(anchorId('12')).toBe('place-12');
  expect(anchorId('deadbeef')).toBe('place-deadbeef');
  expect(anchorId('the-many-branches-of-the-company')).toBe('place-the-many-branches-of-the-company');
});
