import { afterEach, expect, test, vi } from 'vitest';
import { addWorkingDays } from '../apps/cms/src/cases/intake/working-days.ts';
import { dayOf, today, toIso } from '../apps/site/app/enhance/calendar-days.ts';
import { currentYear, shortDate } from '../apps/site/app/texts/dates.ts';
import clocks from './clocks.json' with { type: 'json' };

/** What the almanac says of each clock: the day in Riyadh, in both calendars, and the end of the next working day. */
const almanac: Record<
  string,
  { day: string; hijri: readonly [year: number, month: number, day: number]; due: string }
> = {
  '2026-11-22T00:01:00+03:00': { day: '2026-11-22', hijri: [1448, 6, 12], due: '2026-11-23' },
  '2026-11-23T23:59:00+03:00': { day: '2026-11-23', hijri: [1448, 6, 13], due: '2026-11-24' },
  '2028-02-29T23:59:00+03:00': { day: '2028-02-29', hijri: [1449, 10, 4], due: '2028-03-01' },
  '2027-02-24T00:01:00Z': { day: '2027-02-24', hijri: [1448, 9, 17], due: '2027-02-25' },
  '2026-11-26T00:01:00Z': { day: '2026-11-26', hijri: [1448, 6, 16], due: '2026-11-29' },
  '2026-11-26T23:59:00Z': { day: '2026-11-27', hijri: [1448, 6, 17], due: '2026-11-29' },
  '2026-11-27T23:59:00Z': { day: '2026-11-28', hijri: [1448, 6, 18], due: '2026-11-29' },
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each(clocks)('days are those of Riyadh: $about, TZ=$zone', ({ moment, zone }) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const now = new Date();
  expect(now.getHours()).toBe(
    Number(now.toLocaleString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })),
  );
  const { day = '', hijri = [], due } = almanac[moment] ?? {};
  expect({
    today: toIso(today()),
    hijri: Object.values(dayOf(today(), 'islamic-umalqura')),
    year: currentYear(),
    short: shortDate(now),
    due: addWorkingDays(now, 1).toISOString(),
  }).toEqual({
    today: day,
    hijri,
    year: day.slice(0, 4),
    short: day.split('-').reverse().join('/'),
    due: `${due}T13:00:00.000Z`,
  });
});
