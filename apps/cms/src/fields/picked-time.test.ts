import { expect, it } from 'vitest';
import { isWholeMoment, typedMoment } from './picked-time.ts';

it.each([
  ['2098-01-02 14:30', new Date(2098, 0, 2, 14, 30)],
  ['2098-01-02 14:0', new Date(2098, 0, 2, 14, 0)],
  ['03/04/2098 4:30', new Date(2098, 3, 3, 4, 30)],
  ['3-4-2098 00:00', new Date(2098, 3, 3)],
])('%s is read with the day before the month', (text, moment) => {
  expect(typedMoment(text)).toEqual(moment);
});

it.each([
  '',
  '2098-01-02',
  '31/02/2098 10:00',
  '01/13/2098 10:00',
  '2098-01-02 24:00',
  '2098-01-02 10:60',
  '3/4-2098 10:00',
])('"%s" is no moment', (text) => {
  expect(typedMoment(text)).toBeUndefined();
});

it.each(['2098-01-02 14:30', '03/04/2098 04:30', '3-4-2098 00:00'])('%s is whole', (text) => {
  expect(isWholeMoment(text)).toBe(true);
});

it.each(['2098-01-02 14:3', '2098-01-02', '31/02/2098 10:00', '3/4-2098 10:00'])('"%s" is not whole yet', (text) => {
  expect(isWholeMoment(text)).toBe(false);
});
