import { describe, expect, test } from 'vitest';
import { checkVisit, type VisitBounds, type VisitProblems } from './check-visit.ts';

const bounds: VisitBounds = { today: '2026-11-22', entry: { from: -731, to: 366 }, longest: 731 };
const whole = { kind: 'single', entry: '2026-12-01', stay: '30' };
const check = (more: Record<string, unknown>) => checkVisit({ ...whole, ...more }, bounds);

describe('what makes a visit', () => {
  test('the three answers that are needed', () => {
    expect(check({}).visit).toEqual({ kind: 'single', entry: '2026-12-01', stay: 30, spent: 0 });
  });

  test('digits and days as people write them', () => {
    expect(check({ entry: '٠١/١٢/٢٠٢٦', stay: ' ۹۰ ' }).visit).toMatchObject({ entry: '2026-12-01', stay: 90 });
  });

  test.each(['90 days', '90days', '٩٠ يومًا', '90 يوما', '٩٠ يوم', '90 Days'])('days with their unit: %s', (stay) => {
    expect(check({ stay }).visit).toMatchObject({ stay: 90 });
  });

  test('all of it; earlier visits count on a visa of several entries alone', () => {
    const more = { spent: '10', visaEnds: '2027-01-31', leaves: '2027-01-15', cover: '60' };
    const days = { visaEnds: '2027-01-31', leaves: '2027-01-15', cover: 60 };
    expect(check({ ...more, kind: 'each' }).visit).toMatchObject({ ...days, spent: 10 });
    expect(check({ ...more, spent: 'x' }).visit).toMatchObject({ ...days, spent: 0 });
  });

  test('the first and the last day that an entry may be', () => {
    expect(check({ entry: '2024-11-21' }).visit).toBeDefined();
    expect(check({ entry: '2027-11-23' }).visit).toBeDefined();
  });
});

test.each<[Record<string, unknown>, VisitProblems]>([
  [{ kind: '' }, { kind: 'kindMissing' }],
  [{ kind: 'twice' }, { kind: 'kindMissing' }],
  [{ entry: '' }, { entry: 'entryMissing' }],
  [{ entry: '2026-02-30' }, { entry: 'dateInvalid' }],
  [{ entry: '2024-11-20' }, { entry: 'entryTooEarly' }],
  [{ entry: '2027-11-24' }, { entry: 'entryTooLate' }],
  [{ stay: undefined }, { stay: 'stayMissing' }],
  [{ stay: '0' }, { stay: 'daysInvalid' }],
  [{ stay: '732' }, { stay: 'daysInvalid' }],
  [{ stay: '30.5' }, { stay: 'daysInvalid' }],
  [{ stay: '1e2' }, { stay: 'daysInvalid' }],
  [{ stay: ['30'] }, { stay: 'stayMissing' }],
  [{ stay: '3 months' }, { stay: 'daysInvalid' }],
  [{ stay: 'days' }, { stay: 'daysInvalid' }],
  [{ kind: 'each', spent: 'many' }, { spent: 'daysInvalid' }],
  [{ kind: 'together', spent: '30' }, { spent: 'spentAll' }],
  [{ visaEnds: '2026-11-30' }, { visaEnds: 'endsBeforeEntry' }],
  [{ visaEnds: 'soon' }, { visaEnds: 'dateInvalid' }],
  [{ visaEnds: '1/3/27' }, { visaEnds: 'dateShortYear' }],
  [{ leaves: '2026-11-30' }, { leaves: 'leavesBeforeEntry' }],
  [{ leaves: '2028-12-02' }, { leaves: 'dateTooLate' }],
  [{ cover: '0' }, { cover: 'daysInvalid' }],
  [
    { kind: '', entry: '', stay: '' },
    { kind: 'kindMissing', entry: 'entryMissing', stay: 'stayMissing' },
  ],
])('%j is told field by field', (more, problems) => {
  expect(check(more)).toEqual({ problems });
});

test('a hostile form makes no visit and no fault', () => {
  expect(checkVisit(JSON.parse('{"__proto__":{"kind":"single"},"entry":{},"stay":7}'), bounds).problems).toEqual({
    kind: 'kindMissing',
    entry: 'entryMissing',
    stay: 'stayMissing',
  });
});
