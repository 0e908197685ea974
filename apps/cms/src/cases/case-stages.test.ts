import { expect, test } from 'vitest';
import { reachedStages } from './case-stages.ts';

const [began, later] = ['2026-11-01T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];
const received = { name: 'received', at: began } as const;

test('who reaches a stage has passed those before it, but for one that a case may go past', () => {
  expect(reachedStages('claim', [received], 'decided', later)).toEqual([
    received,
    { name: 'assessed', at: later },
    { name: 'decided', at: later },
  ]);
  expect(reachedStages('application', [received], 'decided', later).map(({ name }) => name)).toEqual([
    'received',
    'assessed',
    'decided',
  ]);
});

test('a stage that was reached stays, and is reached where it is set, whether or not it may be gone past', () => {
  const interviewed = reachedStages('application', [received], 'interviewed', began);
  expect(interviewed.map(({ name }) => name)).toEqual(['received', 'assessed', 'interviewed']);
  expect(reachedStages('application', interviewed, 'decided', later).map(({ name }) => name)).toEqual([
    'received',
    'assessed',
    'interviewed',
    'decided',
  ]);
  const decided = reachedStages('application', [received], 'decided', later);
  expect(reachedStages('application', decided, undefined, later)).toEqual(decided);
  expect(reachedStages('application', decided, 'assessed', later)).toEqual(decided.slice(0, 2));
});
