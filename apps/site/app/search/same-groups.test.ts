import { expect, test } from 'vitest';
import { groupsStanding } from './same-groups.ts';

test('what goes with a page has an end, however many synonyms an editor has for its words', () => {
  const many = Array.from({ length: 500 }, (_, at) => [
    'towing',
    `word${'x'.repeat(at % 20)} phrase${'y'.repeat(at % 30)}`,
  ]);
  expect(groupsStanding(['Towing to a workshop'], many)).toHaveLength(200);
});
