import { expect, test } from 'vitest';
import { anchorId, partId } from './anchor-id.ts';

test('an id holds letters and digits of any script, and what parts them', () => {
  expect(partId('faq', 'a b/c', 3)).toBe('faq-a-b-c-3');
  expect(anchorId('الفروع')).toBe('place-الفروع');
});

test('ids that services make up are sent in short, and tell parts apart', () => {
  expect(anchorId('09269923acc5fcdcbcf5e95c')).toMatch(/^place-[\da-z]{4,7}$/);
  expect(anchorId('09269923acc5fcdcbcf5e95c', '2ac683669e9aa7676507093e')).toMatch(/^place-[\da-z]{4,7}-[\da-z]{4,7}$/);
  for (const id of ['12', 'deadbeef', 'the-many-branches-of-the-company']) expect(anchorId(id)).toBe(`place-${id}`);
});

test('wherever they differ: of one machine, of one moment, of the copies of one part', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => {
    const number = at.toString(16).padStart(8, '0');
    return [
      `${number}-8f1e-11ef-9a3b-0242ac120002`,
      `6f1c2f1e-0a55-4c8e-9d3b-5b1f${number}`,
      `${number}9e9aa7676507093e`,
    ];
  }).flat();
  const copies = ids.slice(0, 300).map((id) => `${id}-2`);
  const all = [...ids, ...copies].map((id) => anchorId(id));
  expect(new Set(all).size).toBe(all.length);
});
