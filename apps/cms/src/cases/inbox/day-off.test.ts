import { expect, it } from 'vitest';
import { dayOffWords } from './day-off.ts';

const at = (day: string, time = '16:00') => new Date(`${day}T${time}:00+03:00`);

// 2031-01-05 is a Sunday.
it.each([
  ['a Friday', '2031-01-10', [], '12 January 2031', '12 يناير 2031'],
  ['a Saturday', '2031-01-11', [], '12 January 2031', '12 يناير 2031'],
  ['a public holiday', '2031-01-08', ['2031-01-08'], '9 January 2031', '9 يناير 2031'],
  ['a Friday before a holiday', '2031-01-10', ['2031-01-12'], '13 January 2031', '13 يناير 2031'],
])('%s is no due day, and the next working day is named', (_, day, holidays, en, ar) => {
  const words = dayOffWords(at(day), holidays);
  expect(words?.en).toContain(`That day is not a working day. The next one is `);
  expect(words?.en).toContain(en);
  expect(words?.en).not.toContain(',');
  expect(words?.ar).toContain('هذا اليوم ليس يوم عمل. يوم العمل التالي هو ');
  expect(words?.ar).toContain(ar);
});

it('a working day is one, by the clock of Riyadh', () => {
  expect(dayOffWords(at('2031-01-09', '23:59'), [])).toBeUndefined();
  expect(dayOffWords(at('2031-01-10', '00:00'), [])).toBeDefined();
  expect(dayOffWords(at('2031-01-11', '23:59'), [])).toBeDefined();
  expect(dayOffWords(at('2031-01-12', '00:00'), [])).toBeUndefined();
});

// By Riyadh's clock it is a working day of 2031 already, and the day before by that of UTC.
const now = new Date('2031-01-07T00:30:00+03:00');

it.each([
  ['yesterday', '2031-01-06', now, [], '7 January 2031', '7 يناير 2031'],
  ['a Friday that is over', '2031-01-03', now, [], '7 January 2031', '7 يناير 2031'],
  ['a day of last year', '2030-01-08', now, [], '7 January 2031', '7 يناير 2031'],
  ['yesterday, on a holiday', '2031-01-06', now, ['2031-01-07'], '8 January 2031', '8 يناير 2031'],
  ['a day that is over, on a Friday', '2031-01-06', at('2031-01-10'), [], '12 January 2031', '12 يناير 2031'],
])('%s is no due day, and none that is over is named in its place', (_, day, today, holidays, en, ar) => {
  const words = dayOffWords(at(day), holidays, today);
  expect(words?.en).toContain('That day is over. The next working day is ');
  expect(words?.en).toContain(en);
  expect(words?.en).not.toContain(',');
  expect(words?.ar).toContain('انقضى هذا اليوم. أقرب يوم عمل هو ');
  expect(words?.ar).toContain(ar);
});

it('today is one, at whatever hour', () => {
  expect(dayOffWords(at('2031-01-07', '00:00'), [], at('2031-01-07', '23:59'))).toBeUndefined();
  expect(dayOffWords(at('2031-01-07', '23:59'), [], now)).toBeUndefined();
  expect(dayOffWords(at('2031-01-06', '23:59'), [], now)).toBeDefined();
});
