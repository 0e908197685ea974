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
