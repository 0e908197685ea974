import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from './days.ts';
import { planVisit, type Visit } from './plan-visit.ts';

const visitOf = (more: Partial<Visit>): Visit => ({ kind: 'single', entry: '2026-11-22', stay: 30, spent: 0, ...more });

test('the day of entry is the first day of the stay and of the cover, and the last day counts', () => {
  expect(planVisit(visitOf({}), 3)).toEqual({
    lastDay: '2026-12-21',
    lastCoveredDay: '2026-12-21',
    extendBy: '2026-12-18',
    short: false,
  });
});

test.each([
  ['over the end of a short month', '2027-02-01', 29, '2027-03-01'],
  ['over a leap day', '2028-02-01', 30, '2028-03-01'],
  ['on a leap day', '2028-02-28', 2, '2028-02-29'],
  ['from a leap day', '2028-02-29', 366, '2029-02-28'],
  ['over the end of a year', '2026-12-31', 2, '2027-01-01'],
  ['over the end of a month of 31 days', '2027-01-31', 30, '2027-03-01'],
  ['where other countries change their clocks', '2027-03-27', 3, '2027-03-29'],
])('a stay %s', (_where, entry, stay, lastDay) => {
  expect(planVisit(visitOf({ entry, stay }), 3).lastDay).toBe(lastDay);
});

test('several entries: the stay begins anew or goes on, the cover goes on', () => {
  const each = planVisit(visitOf({ kind: 'each', stay: 90, spent: 60 }), 3);
  expect(each).toMatchObject({ lastDay: '2027-02-19', lastCoveredDay: '2026-12-21', extendBy: '2026-12-18' });
  expect(each.gap).toEqual({ from: '2026-12-22', to: '2027-02-19', days: 60 });
  const together = planVisit(visitOf({ kind: 'together', stay: 90, spent: 60 }), 3);
  expect(together).toMatchObject({ lastDay: '2026-12-21', lastCoveredDay: '2026-12-21' });
  expect(together.gap).toBeUndefined();
});

test('earlier visits that used the cover up leave every day without', () => {
  const plan = planVisit(visitOf({ kind: 'each', stay: 10, spent: 10 }), 3);
  expect(plan.lastCoveredDay).toBeUndefined();
  expect(plan.gap).toEqual({ from: '2026-11-22', to: '2026-12-01', days: 10 });
  expect(plan).toMatchObject({ extendBy: '2026-11-22', short: true });
});

test('the day that the visa names ends stay and cover, and what is planned beyond it is an extension without cover', () => {
  const plan = planVisit(visitOf({ visaEnds: '2026-12-01', leaves: '2026-12-24', cover: 60 }), 3);
  expect(plan).toMatchObject({ lastDay: '2026-12-01', lastCoveredDay: '2026-12-01', extendBy: '2026-11-28' });
  expect(plan.extension).toEqual({ from: '2026-12-02', to: '2026-12-24', days: 23 });
  expect(plan.gap).toEqual(plan.extension);
});

test('a visit that ends early has no gap after it', () => {
  const plan = planVisit(visitOf({ cover: 10, leaves: '2026-12-01' }), 3);
  expect(plan).toMatchObject({ lastCoveredDay: '2026-12-01', extendBy: '2026-11-28' });
  expect(plan.gap).toBeUndefined();
});

test('a visit shorter than the notice asks on the day of entry', () => {
  expect(planVisit(visitOf({ stay: 3 }), 3)).toMatchObject({ extendBy: '2026-11-22', short: true });
  expect(planVisit(visitOf({ stay: 4 }), 3)).toMatchObject({ extendBy: '2026-11-22', short: false });
});

const days = (least: number, most: number) => fc.integer({ min: least, max: most });
const anyVisit: fc.Arbitrary<Visit> = fc
  .record({
    kind: fc.constantFrom('single' as const, 'each' as const, 'together' as const),
    entry: days(0, 60_000).map((at) => addDays('1999-12-25', at)),
    stay: days(1, 731),
    spent: days(0, 730),
    visaIn: fc.option(days(0, 731), { nil: undefined }),
    cover: fc.option(days(1, 731), { nil: undefined }),
    leavesIn: fc.option(days(0, 731), { nil: undefined }),
  })
  .map(({ visaIn, leavesIn, spent, ...visit }) => ({
    ...visit,
    spent: visit.kind === 'together' ? spent % visit.stay : spent,
    ...(visaIn !== undefined && { visaEnds: addDays(visit.entry, visaIn) }),
    ...(leavesIn !== undefined && { leaves: addDays(visit.entry, leavesIn) }),
  }));

/** The same by counting: each day of the calendar is looked at, with a `Date` that moves one day at a time. */
function counted({ kind, entry, stay, spent, visaEnds, cover = stay, leaves }: Visit) {
  const used = kind === 'single' ? 0 : spent;
  let [allowed, covered] = [kind === 'together' ? stay - used : stay, Math.max(0, cover - used)];
  const found = { lastDay: '', lastCoveredDay: undefined as Day | undefined, gap: [] as Day[], beyond: [] as Day[] };
  const date = new Date(`${entry}T12:00:00Z`);
  for (let day = entry; ; date.setUTCDate(date.getUTCDate() + 1), day = date.toISOString().slice(0, 10)) {
    const isAllowed = allowed > 0 && (visaEnds === undefined || day <= visaEnds);
    if (!isAllowed && (leaves === undefined || day > leaves)) return found;
    const isThere = leaves === undefined || day <= leaves;
    if (isAllowed) found.lastDay = day;
    if (isAllowed && covered > 0) found.lastCoveredDay = day;
    else if (isThere) found.gap.push(day);
    if (!isAllowed && isThere) found.beyond.push(day);
    allowed -= 1;
    covered -= 1;
  }
}

test('every plan is what counting day by day finds', () => {
  fc.assert(
    fc.property(anyVisit, days(0, 60), (visit, notice) => {
      const [plan, found] = [planVisit(visit, notice), counted(visit)];
      const spanOf = (all: Day[]) => (all.length > 0 ? { from: all[0], to: all.at(-1), days: all.length } : undefined);
      expect(plan.lastDay).toBe(found.lastDay);
      expect(plan.lastCoveredDay).toBe(found.lastCoveredDay);
      expect(plan.gap).toEqual(spanOf(found.gap));
      expect(plan.extension).toEqual(spanOf(found.beyond));
      const end = found.lastCoveredDay ?? addDays(visit.entry, -1);
      const left = daysBetween(visit.entry, end);
      expect(plan.short).toBe(left < notice);
      expect(plan.extendBy).toBe(left < notice ? visit.entry : addDays(end, -notice));
    }),
    { numRuns: 400 },
  );
});

test('a visit that begins later has the same plan, as much later', () => {
  fc.assert(
    fc.property(anyVisit, days(0, 10_000), (visit, later) => {
      const moved = (day: Day) => addDays(day, later);
      const { visaEnds, leaves } = visit;
      const other = planVisit(
        {
          ...visit,
          entry: moved(visit.entry),
          ...(visaEnds && { visaEnds: moved(visaEnds) }),
          ...(leaves && { leaves: moved(leaves) }),
        },
        3,
      );
      const plan = planVisit(visit, 3);
      expect(other.lastDay).toBe(moved(plan.lastDay));
      expect(other.extendBy).toBe(moved(plan.extendBy));
      expect(other.gap?.days).toBe(plan.gap?.days);
    }),
  );
});

test('a day begins at midnight in Riyadh, wherever the server stands', () => {
  expect(todayInRiyadh(new Date('2026-11-22T20:59:59.999Z'))).toBe('2026-11-22');
  expect(todayInRiyadh(new Date('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
  expect(todayInRiyadh(new Date('2028-02-28T21:00:00Z'))).toBe('2028-02-29');
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
      const named = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(now);
      expect(todayInRiyadh(now)).toBe(named);
    }),
  );
});
